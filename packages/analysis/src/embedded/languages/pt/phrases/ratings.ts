import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn: '^(?:nível|gravidade|probabilidade|severidade|impacto)_',
  riskColumn: '(?:riscos?|mitigação|medidas?|constatações)_',
  stateColumn: '^estado_',
  soundState: '^(?:bom|boa|nov[oa])$',
  ratedHigh: '^(?:elevad[ao]|alt[ao]|crític[ao])$',
  ratedMedium: '^(?:médi[ao]|moderad[ao])$',
  ratedLow: '^baix[ao]$',
  totalColumn: 'total|produto|pont',
  findingColumn:
    '^(?:constatações|constatação|defeitos?|avarias?|danos|anomalias?|não conformidades?)_',
  gradeColumn: '^(?:categoria|classe|prioridade|urgência|gravidade|nível)_',
  gradedBad: 'imediat|urgent|crític|grave|perig|alt[ao]_|elevad',
  gradedSlight: 'conselho|recomend|observ|menor|ligeir|baix[ao]_',
  quantityColumn: '^(?:quantidade|qtd\\.?e?)_',
  gradeWord: '(?:categoria|classe|nível|prioridade)',
  alarms: 'grave|urgente|imediat|perig|crític',
  worstGrade: '(?:crític[oa]|alt[oa]|elevad[oa]|urgente|grave)',
  means: '(?:significa|designa|indica)_',
  flagColumn: '^(?:indicador|alarme|alerta|anomalia)$',
  farBeyond: '^crític[oa]$',
  beyondRange: '^(?:alto|baixo)$',
  graveDefects: '(?:perigoso|crítico|grave)s? defeitos?_|defeitos? (?:perigoso|crítico|grave)s?_',
}
