import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: 'cobert|pag[ao]|reembols|garanti',
  onlyIf: '(?:só|apenas|somente) (?:se|quando)_',
  noLegal: '',
  noExclusion: 'exclusão (?:do|da|de um) (?:alun|sóci|criança)[oa]?',
  noIncrease: 'acréscimo (?:temporário )?de (?:atividade|trabalho|serviço)',
  noWaiver: 'livro de reclamações',
  noHealth: '',
  noPenalty: '',
  noForfeit: 'perdas? de (?:água|calor|carga|gás)_',
  noEnding: 'voos?_(?: \\p{L}+){0,3} (?:é|são)(?: \\p{L}+)? cancelad[oa]s?',
  noRenewal:
    '(?:toda |durante )+a permanência|permanência (?:na|no|em) (?:escola|sala|local|colégio)',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
}
