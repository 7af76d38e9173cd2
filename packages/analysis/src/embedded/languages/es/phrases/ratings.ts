import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn: '^(?:nivel|gravedad|probabilidad|impacto|severidad|probabilidade|severidade)_',
  riskColumn: 'riesgos?_|mitigación_|hallazgos?_',
  stateColumn: '^estado_',
  soundState: '^(?:bueno|bien|nuevo)$',
  ratedHigh: '^(?:(?:muy )?alt[ao]|crític[ao])$',
  ratedMedium: '^(?:medi[ao]|moderad[ao])$',
  ratedLow: '^baj[ao]$',
  totalColumn: 'total|producto|puntos|puntuación',
  findingColumn:
    '^(?:problems?|constats?|dangers?|hallazgos?|defectos?|daños|no conformidad(?:es)?)_',
  gradeColumn:
    '^(?:risk|urgence|categoría|clase|prioridad|urgencia|gravedad|nivel|categoria|priorità|urgenza|prioridade|categorie)_',
  gradedBad: 'inmediat|urgent|crític|grave|peligr|alt[ao]_',
  gradedSlight: 'consejo|recomend|observ|menor|leve|baj[ao]_',
  quantityColumn: '^(?:cantidad|cant\\.)_',
  gradeWord: '(?:categoría|clase|nivel|prioridad)',
  alarms: 'grave|urgente|inmediat|peligr|crític',
  worstGrade: '(?:crític[oa]|alt[oa]|urgente|grave)',
  means: '(?:significa|designa|indica|se refiere)_',
  partOfText: '(?:art(?:ículo)?|cláusula)',
  flagColumn: '^(?:alert|alerte|indicador|alarma|alerta)$',
  farBeyond: '^crític[oa]$',
  beyondRange: '^(?:alto|bajo)$',
  graveDefects: [
    '(?:critical|major|serious|majeure|grave|peligroso|crítico)s? defectos?_',
    'defectos? (?:critical|major|serious|majeure|grave|peligroso|crítico)s?_',
  ].join('|'),
}
