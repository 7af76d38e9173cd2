import type { ReliefPhrases } from '../../phrases/relief-phrases.ts'

export const reliefs: ReliefPhrases = {
  onlyFor:
    '(?:ال)?لا يجوز (?:للمؤجر|للبنك|للشركة|لصاحب العمل|للمؤمن) [^.؛]{0,60}إلا (?:إذا|ل|في|بسبب)',
  nothingOwed:
    '(?:ال)?لا (?:تفرض|يفرض|تستوفى|يستوفى) (?:رسوم|غرامة|أي)|(?:ال)?لا يتحمل (?:المشترك|العميل|المستأجر) شيئا',
  paidToReader: '',
  insuresAgainst: '',
  earlierReplaced: '(?:ال)?يلغى (?:العرض|العقد|الاتفاق) السابق',
  unfounded: '',
  powerless: '',
  offeredByWriter: '',
  grantedToReader: '',
  endedBefore: '',
  leavesAsWellOff: '',
  tellsOwnText: '',
  isUsual: '',
  lastsLonger: '',
  mayAskFor: '',
  namesVenue: '(?:المحكمة|المحاكم) المختصة',
  tellsHowToRead: '',
  mayNotBeCopied: '(?:ال)?جميع الحقوق محفوظة',
  readerMayLeave: '',
  repaidToReader: '(?:ال)?(?:يرد|ترد|يعاد|تعاد) (?:المبلغ|التأمين|الرسوم)',
  burdenEnds: '',
}
