import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn: '^(?:poziom(?: ryzyka)?|prawdopodobieństwo|wpływ|skutek)_',
  riskColumn: 'ustaleni|ryzyk|środki_',
  stateColumn: '^stan_',
  soundState: '^(?:dobry|nowy)$',
  ratedHigh: '^wysoki[ea]?$',
  ratedMedium: '^średni[ea]?$',
  ratedLow: '^nisk\\p{L}{1,2}$',
  totalColumn: 'ocena|iloczyn|punkt',
  findingColumn:
    '^(?:problems?|dangers?|ustaleni[ae]|usterk[ai]|wad[ay]|szkod[ay]|niezgodnoś\\p{L}+)_',
  gradeColumn: '^(?:risk|kategoria|priorytet|pilność|poziom)_',
  gradedBad: 'natychmiast|piln|krytycz|poważn|wysok',
  gradedSlight: 'zaleceni|drobn|nisk',
  quantityColumn: '^ilość_',
  gradeWord: '(?:kategoria|klasa|poziom)',
  alarms: 'poważn|piln|natychmiast|zagroż|krytyczn',
  worstGrade: '(?:wysoki|pilne|krytyczn[ye])',
  means: 'oznacza',
  partOfText: 'art',
  flagColumn: '^(?:flaga|odchylenie)$',
  farBeyond: '',
  beyondRange: '^(?:wysoki|niski)$',
  graveDefects: [
    '(?:critical|major|serious|majeure|grave|poważne|niebezpieczne)s? usterki?_',
    'usterki? (?:critical|major|serious|majeure|grave|poważne|niebezpieczne)s?_',
  ].join('|'),
}
