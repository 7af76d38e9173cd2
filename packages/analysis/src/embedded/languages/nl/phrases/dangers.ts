import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'annul',
  injures: [
    'giftig|koolmonoxide_|elektrische schok_|levensgevaar_|(?:brand|explosie|instortings)gevaar_|verstikking',
    'verdrink',
  ].join('|'),
  timeAndAgain: 'per (?:dag|week|maand)_',
  excepts: 'behalve_|tenzij_|uitgezonderd_',
  takesWhole:
    '(?:volledige|gehele|hele) (?:\\p{L}*prijs|\\p{L}*som|\\p{L}*bedrag|huur)[^.;]{0,40}(?:verschuldigd|opeisbaar|in rekening)',
  losesMain:
    '(?:offerte|inschrijving|aanvraag|subsidie|sollicitatie)(?:s|n|en)?_[^.;]{0,80}?(?:vervalt|uitgesloten|afgewezen|terzijde|niet in behandeling)',
  severeAllergy: 'ernstige allergi|anafyla|epipens?',
  deadly: 'dodelijk|fatal|overlijden|\\p{L}*infarct|trombose|embol|anafyla',
  tellsInsurance: 'verzeker|garanti',
  tellsCause: '(?:vanwege|omdat|wegens)_[^,;:.]{0,120}_|na (?:beëindiging|afloop|opzegging)_',
  conditionInFront: '',
  joinsClauses: 'en|of|maar',
  otherwise: '^anders',
  notPaidFor: 'niet (?:verzekerd|gedekt|vergoed\\p{L}*|inbegrepen)_|uitsluitingen_',
  notLiable: 'niet aansprakelijk',
  balancesCover: 'en (?:wat )?niet_',
  interactions:
    '(?:vertel|neem contact op met) [^.;]{0,30}(?:arts|apotheker)[^.;]{0,60}(?:geneesmiddelen|medicijnen)',
  lacks: 'zonder\\s.{1,24}\\s(?:kan|kunnen)_',
  absolutely: '(?:nooit|in geen geval)_',
  opensReasons: '^(?:overwegingen|feiten)',
  opensOrder: '^(?:beslissing)',
  closesRuling: '^(?:rechtsmiddelen|hoger beroep|proceskosten)',
  reasonsFollow: '\\p{L}*redenen(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate: 'vervall|vervalt|verjaar|te laat|niet meer',
  agreesBySilence: 'akkoord|gekozen|instem|ingestemd|goedkeur',
  lessens: '(?:verlaagd|verminderd|gekort)',
  auxiliary: '',
  limitsOwnLiability: 'aansprakelijkheid [^.;]{0,100}?(?:(?<!on)beperkt|niet meer dan)',
}
