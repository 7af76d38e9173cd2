import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: 'cubr|cubiert|pag[ao]|abon|reembols|garanti|indemni',
  onlyIf: '(?:solo|sólo|únicamente) (?:si|cuando)_',
  noLegal: [
    '(?:plazo|período|fase|proyecto) de ejecución_|ejecución de (?:la|las|los) (?:obras?|trabajos)_',
    'expediente (?:n[.º°]* ?)?\\p{N}',
  ].join('|'),
  noExclusion: 'exclusión (?:del|de la|de un) (?:alumn|niñ|soci)[oa]',
  noIncrease:
    'increment[oai] (?:ocasional|imprevisible|puntual|de (?:los |la |las )?(?:pedidos|producción|demanda|actividad|trabajo|tareas))',
  noWaiver: '(?:del|en el|de su|del? su) finiquito',
  noHealth: '',
  noPenalty: '',
  noForfeit: 'pérdidas? de (?:agua|calor|gas|carga|red)_',
  noEnding: '(?:vuelos?|trenes?)_(?: \\p{L}+){0,3} (?:es|son)(?: \\p{L}+)? cancelad[oa]s?',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
}
