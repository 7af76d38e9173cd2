import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: '',
  onlyIf: '',
  noLegal: '',
  noExclusion: '',
  noIncrease: '',
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: '',
  noEnding: '',
  noRenewal: '',
  noSilence: '',
  noData: '调取监控|监控(?:室|中心|录像)(?:可|协助)',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
}
