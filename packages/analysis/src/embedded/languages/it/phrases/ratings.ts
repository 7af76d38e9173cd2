import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn: '^(?:gravité|livello|gravità|probabilità|impatto|gravidade)_',
  riskColumn: 'non-?conformit(?:y|ies)_|rilievi_|rischi|mitigazione_|riscos?_',
  stateColumn: '^(?:stato|condizioni?)_',
  soundState: '^(?:buon[oa]|nuov[oa])$',
  ratedHigh: '^(?:elevat[ao]|alt[ao]|critic[ao])$',
  ratedMedium: '^(?:medi[ao]|moderat[ao])$',
  ratedLow: '^bass[ao]$',
  totalColumn: 'total|prodotto|punt',
  findingColumn:
    '^(?:non-?conformit(?:y|ies)|problems?|constats?|anomalies?|dangers?|riliev[oi]|difett[oi]|anomali[ae]|guast[oi]|dann[oi]|non conformità)_',
  gradeColumn:
    '^(?:class|risk|urgence|gravité|categoría|categoria|urgenza|gravità|livello|gravidade|categorie)_',
  gradedBad: 'immedia|urgent|critic|grave|pericol|alt[ao]_|elevat',
  gradedSlight: 'consiglio|raccomand|osserv|lieve|bass[ao]_',
  quantityColumn: '^(?:quantità|q\\.tà)_',
  gradeWord: '(?:categoria|classe|livello|priorità)',
  alarms: 'grave|urgente|immediat|pericol|critic',
  worstGrade: '(?:critic[oa]|elevat[oa]|alt[oa]|urgente|grave)',
  means: '(?:significa|indica)_',
  partOfText: 'art(?:icolo)?',
  flagColumn: '^(?:anomalie|anomalia|segnalazione)$',
  farBeyond: '^critic[oa]$',
  beyondRange: '^basso$',
  graveDefects: [
    '(?:critical|major|serious|majeure|grave|pericoloso|critico)s? (?:defectos?|difett[oi])_',
    '(?:defectos?|difett[oi]) (?:critical|major|serious|majeure|grave|pericoloso|critico)s?_',
  ].join('|'),
}
