import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: 'cobert|pag[ao]|reembols|garanti',
  onlyIf: '(?:só|apenas|somente) (?:se|quando)_',
  noLegal: '',
  noExclusion: '',
  noIncrease: 'acréscimo (?:temporário )?de (?:atividade|trabalho|serviço)',
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: '',
  noEnding: 'voos?_(?: \\p{L}+){0,3} (?:é|são)(?: \\p{L}+)? cancelad[oa]s?',
  noRenewal:
    '(?:toda |durante )+a permanência|permanência (?:na|no|em) (?:escola|sala|local|colégio)',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
}
