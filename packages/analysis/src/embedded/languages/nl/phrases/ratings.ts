import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn: '^(?:impact|niveau|ernst|kans|waarschijnlijkheid|risiconiveau)_',
  riskColumn: 'bevinding|risico|maatregel',
  stateColumn: '^(?:toestand|staat)_',
  soundState: '^(?:goed|nieuw)$',
  ratedHigh: '^(?:(?:zeer )?hoog|kritiek)$',
  ratedMedium: '^(?:gemiddeld|middel)$',
  ratedLow: '^(?:zeer )?laag$',
  totalColumn: 'total|product|punt',
  findingColumn:
    '^(?:problems?|schaden|constats?|dangers?|bevinding(?:en)?|gebrek(?:en)?|schade|afwijking(?:en)?)_',
  gradeColumn: '^(?:risk|klasse|niveau|categorie|prioriteit|urgentie|ernst)_',
  gradedBad: 'onmiddellijk|direct|dringend|kritiek|ernstig|gevaar|hoog',
  gradedSlight: 'advies|licht|laag',
  quantityColumn: '^aantal_',
  gradeWord: '(?:categorie|klasse|niveau|prioriteit|code)',
  alarms: 'ernstig|onmiddellijk|gevaar|kritiek|dringend',
  worstGrade: '(?:hoog|ernstig|kritiek|dringend)',
  means: '(?:betekent|is)_',
  partOfText: 'art(?:ikel)?',
  flagColumn: '^(?:afwijkend|vlag)$',
  farBeyond: '',
  beyondRange: '^(?:hoog|laag)$',
  graveDefects: [
    '(?:critical|major|serious|majeure|grave|ernstige|gevaarlijke)s? gebreken?_',
    'gebreken? (?:critical|major|serious|majeure|grave|ernstige|gevaarlijke)s?_',
  ].join('|'),
}
