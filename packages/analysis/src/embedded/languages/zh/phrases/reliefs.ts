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
  readerMayLeave:
    '(?:乙方|承租人|消费者|员工|劳动者|申请人|买受人|您)(?:[^。；]{0,60})可以?(?:解除|终止合同|退出|撤回|选择|拒绝)(?![^。；]{0,80}(?:违约金|赔偿|支付|但))',
  repaidToReader:
    '(?:退还|返还|退回)(?:乙方|承租人|您|全部|剩余)[^。；]{0,20}(?:押金|费用|款项|定金|预付款)|(?:押金|定金|预付款|费用)[^。；不]{0,12}(?:全额)?(?:退还|返还)(?!给甲方)',
  burdenEnds:
    '不(?:属于|构成|视为)(?:处罚|违约|违规|违法|欺诈)|(?:义务|限制|违约金|罚款)(?:即|随之|自动)?(?:解除|免除|不再适用|不适用)|双方均无义务|(?:漏水|故障|损坏|缺陷)[^。，]{0,12}(?:已修复|已维修|已排除|已消除)',
}
