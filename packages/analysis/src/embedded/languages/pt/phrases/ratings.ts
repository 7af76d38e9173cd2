import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn: '^(?:gravité|impacto|gravità|nível|gravidade)_',
  riskColumn: 'constatações_|riscos?_|mitigação_',
  stateColumn: '^estado_',
  soundState: '^(?:bom|boa|nov[oa])$',
  ratedHigh: '^(?:elevad[ao]|alt[ao]|crític[ao])$',
  ratedMedium: '^(?:médi[ao]|moderad[ao])$',
  ratedLow: '^baix[ao]$',
  totalColumn: 'total|produto|pont',
  findingColumn:
    '^(?:problems?|constats?|dangers?|constatações|constatação|defeitos?|avarias?|danos|não conformidades?)_',
  gradeColumn:
    '^(?:risk|urgence|gravité|categoría|categoria|urgenza|gravità|urgência|gravidade|nível|categorie)_',
  gradedBad: 'imediat|urgent|crític|grave|perig|alt[ao]_|elevad',
  gradedSlight: 'conselho|recomend|observ|menor|ligeir|baix[ao]_',
  quantityColumn: '^(?:quantidade|qtd\\.?e?)_',
  gradeWord: '(?:categoria|classe|nível|prioridade)',
  alarms: 'grave|urgente|imediat|perig|crític',
  worstGrade: '(?:crític[oa]|alt[oa]|elevad[oa]|urgente|grave)',
  means: '(?:significa|designa|indica)_',
  partOfText: '(?:art(?:igo)?|cláusula)',
  flagColumn: '^(?:alert|alerte|indicador|alarma|alerta)$',
  farBeyond: '^crític[oa]$',
  beyondRange: '^(?:alto|baixo)$',
  graveDefects: [
    '(?:critical|major|serious|majeure|grave|perigoso)s? (?:defectos?|defeitos?)_',
    '(?:defectos?|defeitos?) (?:critical|major|serious|majeure|grave|perigoso)s?_',
  ].join('|'),
}
