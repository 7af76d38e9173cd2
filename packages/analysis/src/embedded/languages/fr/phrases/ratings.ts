import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn: '^(?:impact|niveau|gravité|probabilité|criticité|cotation|impacto)_',
  riskColumn:
    'risques?_|impacts?_|parades?_|mesures?_|observations?_|constats?_|défauts?_|non-conformités?_|anomalies?_',
  stateColumn: '^(?:condition|état)_',
  soundState: '^(?:(?:très )?bon(?:ne)?|neuf)$',
  ratedHigh: '^(?:(?:très )?élevée?|forte?|critique)$',
  ratedMedium: '^(?:moyenne?|modérée?)$',
  ratedLow: '^faible$',
  totalColumn: 'total|produit|score',
  findingColumn:
    '^(?:non-?conformit(?:y|ies)|problems?|constats?|constatations?|défauts?|anomalies?|non-conformités?|dégâts?|dangers?|anomali[ae])_',
  gradeColumn: '^(?:risk|catégorie|priorité|urgence|gravité|niveau|urgencia|urgenza)_',
  gradedBad: 'immédiat|urgent|critique|grave|élevé|danger|direct',
  gradedSlight: 'conseil|recommand|observ|mineur|faible',
  quantityColumn: '^(?:quantité|qté)_',
  gradeWord: '(?:catégorie|classe|niveau|note|code|priorité)',
  alarms: 'grave|immédiat|urgent|critique|danger',
  worstGrade: '(?:critique|élevée?|urgente?|grave)',
  means: '(?:désigne|signifie)_',
  partOfText: '(?:art(?:icle)?|clause|section)',
  flagColumn: '^(?:h\\/l|anomalie|alerte|alarma|alerta|anomalia)$',
  farBeyond: '^critique$',
  beyondRange: '^(?:élevé|bas)$',
  graveDefects: [
    '(?:critical|major|serious|majeure|critique|grave)s? (?:défaillances?|défauts?|defectos?)_',
    '(?:défaillances?|défauts?|defectos?) (?:critical|major|serious|majeure|critique|grave)s?_',
  ].join('|'),
}
