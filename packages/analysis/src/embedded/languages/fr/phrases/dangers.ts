import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'annul|désist',
  injures: [
    '(?:gaz|vapeurs|fumées) toxiques?_|monoxyde de carbone_|électrocution_|danger de mort_',
    "risques? d(?:e |[’'])(?:explosion|incendie|effondrement|chute|noyade|asphyxie|brûlure)s?_",
  ].join('|'),
  timeAndAgain: 'par (?:jour|semaine|mois)_',
  excepts: "sauf_|hormis_|à l[’']exception_",
  takesWhole:
    '(?:totalité|intégralité) (?:du|de la|des) (?:\\p{L}+ ){1,3}(?:est|sont|reste|sera|seront) (?:due?s?|exigibles?|acquise?s?|conservée?s?)',
  losesMain:
    '(?:offre|subvention|candidature|permis|autorisation)s?_[^.;]{0,80}?(?:caduque|périmée?|rejetée?s?|écartée?s?|irrecevables?|caducité)',
  severeAllergy: 'allergies? (?:grave|sévère)|anaphyla',
  deadly: 'mort(?:el|al)|infarctus|thrombos|embol|anaphyla|hémorrag',
  tellsInsurance: 'assur|garanti',
  tellsCause: [
    '(?:parce que|(?:en raison|à cause) d(?:e|u|es)?)_[^,;:.]{0,120}_',
    "(?:après|dès|à) (?:la (?:fin|résiliation|rupture)|l['’]expiration)_",
  ].join('|'),
  conditionInFront: '',
  joinsClauses: 'et|ou|mais',
  otherwise: '^(?:sinon|sous peine|à peine)',
  notPaidFor:
    '(?:pas|non) (?:couverte?s?|garantie?s?|assurée?s?|prise?s? en charge|comprise?s?|remboursée?s?)_',
  notLiable: "(?:ne|n['’])[^.;]{0,40}responsables?|décline[^.;]{0,30}responsabilité",
  balancesCover: 'et (?:ce qui )?n_',
  interactions: '(?:informez|prévenez) votre (?:médecin|pharmacien)[^.;]{0,60}médicaments?',
  lacks: 'sans\\s.{1,24}\\s(?:peut|peuvent)_',
  absolutely: '(?:jamais|en aucun cas)_',
  opensReasons: '^(?:motifs|faits|exposé)',
  opensOrder: '^(?:dispositif|par ces motifs)',
  closesRuling: '^(?:voies de recours|dépens|frais)',
  reasonsFollow: '(?:motifs?|raisons?)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate:
    'expire|refus|rejet|forclos|prescri|caduc|péri|irrecevab|ne (?:sera|seront|peut|pourra)|perd',
  agreesBySilence: 'accept|choisi|approuv|consent|accord',
  lessens: '(?:réduit|diminué)',
  auxiliary: '',
  limitsOwnLiability: 'responsabilité [^.;]{0,100}?(?:(?<!il)limitée|plafonnée|excéder|dépasser)',
}
