import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn: '^(?:impact|niveau|gravité|probabilité|criticité|cotation)_',
  riskColumn:
    '(?:risques?|impacts?|parades?|mesures?|observations?|constats?|défauts?|anomalies?)_|non-conformités?_',
  stateColumn: '^(?:condition|état)_',
  soundState: '^(?:(?:très )?bon(?:ne)?|neuf)$',
  ratedHigh: '^(?:(?:très )?élevée?|forte?|critique)$',
  ratedMedium: '^(?:moyenne?|modérée?)$',
  ratedLow: '^faible$',
  totalColumn: 'total|produit|score',
  findingColumn:
    '^(?:constats?|constatations?|défauts?|anomalies?|non-conformités?|dégâts?|dangers?)_',
  gradeColumn: '^(?:catégorie|priorité|urgence|gravité|niveau)_',
  gradedBad: 'immédiat|urgent|critique|grave|élevé|danger|direct',
  gradedSlight: 'conseil|recommand|observ|mineur|faible',
  quantityColumn: '^(?:quantité|qté)_',
  gradeWord: '(?:catégorie|classe|niveau|note|code|priorité)',
  alarms: 'grave|immédiat|urgent|critique|danger',
  worstGrade: '(?:critique|élevée?|urgente?|grave)',
  means: '(?:désigne|signifie)_',
  flagColumn: '^(?:anomalie|alerte)$',
  farBeyond: '^critique$',
  beyondRange: '^(?:élevé|bas)$',
  graveDefects: [
    '(?:majeure|critique|grave)s? (?:défaillances?|défauts?)_',
    '(?:défaillances?|défauts?) (?:majeure|critique|grave)s?_',
  ].join('|'),
}
