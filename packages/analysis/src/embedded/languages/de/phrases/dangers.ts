import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'stornier|storno|rücktritt|absage|annul',
  injures: [
    'giftig|kohlenmonoxid|stromschl[aä]g|lebensgefahr_|(?:explosions|brand|einsturz|absturz)gefahr_|erstick',
    'verbrüh|ertrink',
  ].join('|'),
  timeAndAgain: 'pro (?:tag|woche|monat)_|(?:je|für jeden)(?: \\p{L}+)? (?:tag|woche|monat)_',
  excepts: 'außer_|ausgenommen_|mit ausnahme_',
  takesWhole:
    '(?:gesamte[rns]?|volle[rns]?|ganze[rns]?) (?:\\p{L}*preis|\\p{L}*miete|\\p{L}*betrag|\\p{L}*summe|\\p{L}*entgelt|kaution|anzahlung)[^.;]{0,40}(?:fällig|zu zahlen|berechnet|einbehalten|geschuldet)',
  losesMain:
    '(?:angebot|zuschuss|förderung|bewerbung|antrag|genehmigung)\\p{L}*[^.;]{0,80}?(?:verfällt|erlischt|ausgeschlossen|abgelehnt|zurückgewiesen|nicht berücksichtigt)',
  severeAllergy: 'schwere[nr]? allergi|lebensbedrohliche[nr]? allergi|anaphyla|epipens?',
  deadly: 'tod(?:es|lich)?_|tödlich|\\p{L}*infarkt|schlaganfall|thrombos|embol|anaphyla',
  tellsInsurance: 'versicher|garanti',
  tellsCause:
    '(?:weil|wegen|aufgrund|infolge)_[^,;:.]{0,120}_|nach (?:beendigung|ablauf|kündigung)_',
  conditionInFront: '',
  joinsClauses: 'und|oder|aber',
  otherwise: '^(?:andernfalls|sonst|widrigenfalls)',
  notPaidFor:
    'nicht (?:versichert|gedeckt|bezahl\\p{L}+|übernommen|enthalten|erstattet)_|ausschlüsse_|ausgeschlossen_',
  notLiable: 'haft(?:et|en)_[^.;]{0,40}nicht|keine haftung',
  balancesCover: 'und (?:was )?nicht_',
  interactions:
    '(?:informieren|fragen) sie [^.;]{0,30}(?:arzt|apotheker)[^.;]{0,60}(?:arzneimittel|medikamente)',
  lacks: 'ohne\\s.{1,24}\\s(?:kann|können|wird|führt)_',
  absolutely: '(?:niemals|unter keinen umständen|auf keinen fall)_',
  opensReasons: '^(?:tatbestand|(?:entscheidungs)?gründe_|sachverhalt)',
  opensOrder: '^(?:tenor_|urteil|beschluss)',
  closesRuling: '^(?:hinweise?_|rechtsmittel|rechtsbehelf|kosten_|zinsen)',
  reasonsFollow: '\\p{L}*(?:gründe|gründen)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate:
    'nicht mehr|verf[aä]ll|erl[iö]sch|ausgeschlossen|verspätet|sonst|andernfalls|bestandskräftig',
  agreesBySilence: 'gewählt|zustimm|zugestimmt|einverstanden|genehmig|anerkann|angenommen',
  lessens: '(?:gekürzt|herabgesetzt|vermindert)',
  auxiliary: '',
  limitsOwnLiability:
    'haft(?:et|ung|en)\\p{L}* [^.;]{0,100}?(?:(?<!un)beschränkt|(?<!un)begrenzt|höchstens)',
}
