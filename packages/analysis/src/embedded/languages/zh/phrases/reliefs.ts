import type { ReliefPhrases } from '../../phrases/relief-phrases.ts'

export const reliefs: ReliefPhrases = {
  onlyFor: '(?:出租人|银行|公司)只有在[^。；]{1,30}才(?:能|可)',
  nothingOwed: '(?:不收(?:取)?(?:任何)?费|无需支付(?:违约金|费用|任何))',
  paidToReader: '',
  insuresAgainst: '',
  earlierReplaced: '(?:此前|之前|原)的?(?:报价|合同|协议)(?:作废|失效|终止)',
  unfounded: '与[^。，]{1,12}无关|未(?:发现|检出|见)(?:异常|明显|有)|系谣言|属(?:于)?谣言',
  powerless: '',
  offeredByWriter: '',
  grantedToReader: '',
  endedBefore: '',
  leavesAsWellOff: '',
  tellsOwnText: '',
  isUsual: '',
  lastsLonger: '',
  mayAskFor: '',
  namesVenue: '管辖(?:法院|人民法院)|适用[^。，]{0,12}法律',
  tellsHowToRead: '',
  mayNotBeCopied: '版权所有|仅供参考',
}
