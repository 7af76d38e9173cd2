import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn:
    '^(?:risiko(?:stufe|bewertung|klasse)?|eintrittswahrscheinlichkeit|wahrscheinlichkeit|auswirkung|schwere(?:grad)?|bewertung)_',
  riskColumn: '\\p{L}*(?:risik|gefahr)|(?:gegen)?maßnahmen?_|feststellung|(?:mängel|mangel)_',
  stateColumn: '^zustand_',
  soundState: '^(?:(?:sehr )?gut|neu)$',
  ratedHigh: '^(?:(?:sehr )?hoch|kritisch)$',
  ratedMedium: '^mittel$',
  ratedLow: '^(?:sehr )?(?:niedrig|gering)$',
  totalColumn: '\\p{L}*(?:wert|zahl|produkt)|total|score',
  findingColumn:
    '^(?:feststellung(?:en)?|befund|mangel|mängel|schäden|schaden|abweichung(?:en)?|gefährdung(?:en)?|probleme?)_',
  gradeColumn: '^(?:kategorie|klasse|priorität|dringlichkeit|einstufung|stufe|schwere)_',
  gradedBad: 'sofort|dringend|unverzüglich|kritisch|gefähr|schwer|hoch|direkt',
  gradedSlight: 'hinweis|empfehlung|gering|niedrig',
  quantityColumn: '^(?:menge|anzahl|stück(?:zahl)?)_',
  gradeWord: '(?:kategorie|klasse|stufe|note|code|priorität)',
  alarms: 'schwerwiegend|erheblich|dringend|sofort|gefahr|gefährlich|kritisch',
  worstGrade: '(?:kritisch|hoch|dringend|schwerwiegend)',
  means: '(?:bedeutet|bezeichnet|heißt|ist|sind)_',
  flagColumn: '^(?:markierung|auffällig|bewertung|befund)$',
  farBeyond: '^kritisch$',
  beyondRange: '^(?:hoch|niedrig|erhöht|erniedrigt)$',
  graveDefects: [
    '(?:gefährliche|erhebliche|kritische|schwere) (?:mängel|mangel)_',
    '(?:mängel|mangel) (?:gefährliche|erhebliche|kritische|schwere)_',
  ].join('|'),
}
