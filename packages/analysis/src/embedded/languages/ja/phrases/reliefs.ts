import type { ReliefPhrases } from '../../phrases/relief-phrases.ts'

export const reliefs: ReliefPhrases = {
  onlyFor: '(?:貸主|会社|銀行|当社)は[^。]{1,30}場合に限り[^。]{0,12}(?:解約|解除|変更)',
  nothingOwed:
    '(?:違約金|手数料|費用|料金)は(?:請求しません|かかりません|不要|発生しません)|(?:解約|キャンセル)でき、[^。]{0,12}返金',
  paidToReader: '',
  insuresAgainst: '',
  earlierReplaced: '以前の[^。]{1,20}(?:失効|置き換わり)',
  unfounded:
    '(?:危険|故障|異常|欠陥|違反)[^。、]{0,8}では(?:ありません|ない)|(?:異常|症状|損傷)[^。、]{0,8}見られません(?:でした)?|異常(?:は)?(?:なし|ありません)',
  powerless: '',
  offeredByWriter: '',
  grantedToReader: '(?:割引|値引)(?:し|いた|とな|を受け)',
  endedBefore: '',
  leavesAsWellOff: '',
  tellsOwnText: '',
  isUsual: '',
  lastsLonger: '',
  mayAskFor: '',
  namesVenue: '管轄裁判所|準拠法',
  tellsHowToRead: '',
  mayNotBeCopied: '無断(?:転載|複製)',
}
