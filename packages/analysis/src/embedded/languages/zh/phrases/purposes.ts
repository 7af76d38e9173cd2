import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose: '',
  speaksOfItself: '^(?:本(?:合同|协议|保单))',
  opinionHeading: '总体评价',
  overviewHeading: '简述|要点|产品说明|摘要|概要',
  ownDecisionHeading: '决定',
  methodHeading: '阅读说明|评级说明|图例',
  onlyAsks: '',
  inShort: '^(?:简而言之|总之)',
  worksHeading: '',
  matterHeading: '目的',
  recitalHeading: '',
  oneSideOfTwo: '',
  providesService: '',
  writerMay: '',
  andNot: '',
  undertakes:
    '甲方(?:将|同意将)[^。]{1,60}(?:出租|出售|转让)给|乙方(?:负责|提供|承担|从事|担任|同意担任)',
  invites: '',
  agendaNoun: '',
  followingOnes: '',
  inOrderTo: '',
  opensOperative: '判决如下|裁定如下|决定如下',
  addsUp: '',
  refusesRequest:
    '不予(?!处罚)(?:批准|支持|许可|同意)?|驳回|拒绝|未(?:获)?批准|不同意|不能(?:批准|同意|赔付)',
  grantsRequest: '准予|(?<!不)批准|(?<!不)同意|予以(?:支持|批准|赔付)',
  telephone: '',
  noteLabel: '^(?:注|备注|说明|注意)',
}
