import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn:
    '^(?:risiko(?:stufe|bewertung|klasse)?|eintrittswahrscheinlichkeit|wahrscheinlichkeit|auswirkung|schwere(?:grad)?|bewertung)_',
  riskColumn: 'risik|gefahr|maßnahmen?_|gegenmaßnahmen?_|feststellung|mängel_|mangel_|constats?_',
  stateColumn: '^zustand_',
  soundState: '^(?:(?:sehr )?gut|neu)$',
  ratedHigh: '^(?:(?:sehr )?hoch|kritisch)$',
  ratedMedium: '^mittel$',
  ratedLow: '^(?:sehr )?(?:niedrig|gering)$',
  totalColumn: '\\p{L}*(?:wert|zahl|produkt)|total|score',
  findingColumn:
    '^(?:problems?|feststellung(?:en)?|befund|mangel|mängel|schäden|schaden|abweichung(?:en)?|gefährdung(?:en)?|constats?|dangers?)_',
  gradeColumn: '^(?:risk|kategorie|klasse|priorität|dringlichkeit|einstufung|stufe|schwere)_',
  gradedBad: 'sofort|dringend|unverzüglich|kritisch|gefähr|schwer|hoch|direkt',
  gradedSlight: 'hinweis|empfehlung|gering|niedrig',
  quantityColumn: '^(?:menge|anzahl|stück(?:zahl)?)_',
  gradeWord: '(?:kategorie|klasse|stufe|note|code|priorität)',
  alarms: 'schwerwiegend|erheblich|dringend|sofort|gefahr|gefährlich|kritisch',
  worstGrade: '(?:kritisch|hoch|dringend|schwerwiegend)',
  means: '(?:bedeutet|bezeichnet|heißt|ist|sind)_',
  partOfText: '(?:art(?:ikel)?|abschnitt)',
  flagColumn: '^(?:markierung|auffällig|bewertung|befund)$',
  farBeyond: '^kritisch$',
  beyondRange: '^(?:hoch|niedrig|erhöht|erniedrigt)$',
  graveDefects: [
    '(?:critical|major|serious|gefährliche|erhebliche|kritische|schwere|majeure|grave)s? (?:mängel|mangel)_',
    '(?:mängel|mangel) (?:critical|major|serious|gefährliche|erhebliche|kritische|schwere|majeure|grave)s?_',
  ].join('|'),
}
