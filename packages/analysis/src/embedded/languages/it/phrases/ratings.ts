import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn: '^(?:livello|gravità|probabilità|impatto)_',
  riskColumn: 'rischi|(?:rilievi|mitigazione|misure|non conformità)_',
  stateColumn: '^(?:stato|condizioni?)_',
  soundState: '^(?:buon[oa]|nuov[oa])$',
  ratedHigh: '^(?:elevat[ao]|alt[ao]|critic[ao])$',
  ratedMedium: '^(?:medi[ao]|moderat[ao])$',
  ratedLow: '^bass[ao]$',
  totalColumn: 'total|prodotto|punt',
  findingColumn: '^(?:riliev[oi]|difett[oi]|anomali[ae]|guast[oi]|dann[oi]|non conformità)_',
  gradeColumn: '^(?:categoria|classe|priorità|urgenza|gravità|livello)_',
  gradedBad: 'immedia|urgent|critic|grave|pericol|alt[ao]_|elevat',
  gradedSlight: 'consiglio|raccomand|osserv|lieve|bass[ao]_',
  quantityColumn: '^(?:quantità|q\\.tà)_',
  gradeWord: '(?:categoria|classe|livello|priorità)',
  alarms: 'grave|urgent|immediat|pericol|critic',
  worstGrade: '(?:critic[oa]|elevat[oa]|alt[oa]|urgente|grave)',
  means: '(?:significa|indica)_',
  flagColumn: '^(?:anomalia|segnalazione)$',
  farBeyond: '^critic[oa]$',
  beyondRange: '^basso$',
  graveDefects:
    '(?:pericolos|critic|grav)[oie] difett[oi]_|difett[oi] (?:pericolos|critic|grav)[oie]_',
}
