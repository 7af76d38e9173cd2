import type { DetailPhrases } from '../../phrases/detail-phrases.ts'

export const details: DetailPhrases = {
  refersElsewhere: '^siehe_',
  defines: 'bedeutet_',
  headsCase: '^(?:bitte|wenn|falls)_',
  incorporatedIn: '(?:eingetragen im handelsregister|mit (?:dem )?sitz in)_',
  takesOff: 'abzüglich|minus',
  whileIt: '(?:während|nach ablauf|vor ablauf) (?:(?:der|des|dieser|ihrer) )?',
  ofWhole: '^(?:von|vom|des|der) (?:(?:den|unser\\p{L}*|ihr\\p{L}*) )?$',
  takenFrom: 'von|vom|aus',
  whoActs: '(?:sie|wir|ich|er|es|man)_',
  andOr: '(?:und|oder|sowie)_',
  notAsNoun: 'kein\\p{L}{0,2}|ohne|in',
  limitedTo: 'begrenzt auf|beschränkt auf',
  seat: '^sitz(?: der gesellschaft)?_',
  offersMade: '(?:angebote?n?|kostenvoranschläge?|offerten?)_',
  eachOne: '^(?:pro|je|im) (?:tag|nacht|woche|monat|jahr|stunde|person)_',
  asksToQuote:
    '^(?:bitte (?:stets |immer |bei [^.]{2,40} )?(?:angeben|nennen)|bei (?:rückfragen|antwort|zahlung)[^.]{0,40} angeben)[^.]{0,40}(?:nummer|zeichen)',
  bankAccount: '(?:kontonummer|bankverbindung)_',
  banned: `(?:${[
    '(?:nicht|keine[rns]?) (?:\\p{L}+ ){0,4}(?:erlaubt|gestattet|zulässig)|verboten|untersagt',
    '(?:sie|du|kinder|gäste|mieter) (?:darf|dürfen) (?:\\p{L}+ ){0,5}(?:nicht|keine?\\p{L}*)',
    'rauchverbot',
  ].join('|')})_`,
  standsSo:
    '^(?:(?:es ist )?(?:noch )?nichts (?:ist )?(?:entschieden|beschlossen)|dies(?:es schreiben)? ist (?:keine?|nur eine?|lediglich eine?) (?:rechnung|mahnung|kündigung|angebot|vertrag|entwurf|bußgeld\\p{L}*))',
  deniesValue: '^(?:keine?[rnsm]?|nicht|nie|niemals)_',
  ownDate:
    '(?:(?:ausstellungs|rechnungs|bericht|berichts|gutachten|bescheid|angebots|brief|vertrags|erstellungs)?datum|datum (?:des|der) (?:berichts|gutachtens|bescheids|schreibens|vertrags|angebots|entscheidung)|(?:ausgestellt|erstellt) am|ort(?:,| und) datum)',
  signedThen: '^(?:unterschrieben|unterzeichnet|gezeichnet|gez\\.)',
  heldThen:
    '(?:sitzung|versammlung|protokoll|besprechung)(?: \\p{L}+){0,8} (?:vom|am)_|(?:fand|stattgefunden) am_',
  madeOn: '(?:ab)?geschlossen(?: in \\p{Lu}[\\p{L}-]+,?)?(?: am)?',
  harmed:
    '(?:personen|menschen|kunden|patienten|kinder|konten|datensätze|dateien|fälle) .{0,40}(?:verletzt|verbrannt|getötet|betroffen|gestohlen|entwendet|abgerufen|abgeflossen)',
  goesOnUntil: '(?:beginnt|beginnen|starten?)_[^.;]{3,60}(?<!\\p{L})(?:bis|enden?|endet|dauern?)',
  atMost: 'höchstens|maximal',
  allergy: 'allergi\\p{L}+',
  maySomebody: '(?:darf|dürfen|kann|können)_',
  wouldHave: '(?:wäre|hätte)n?_',
  keyFigure:
    '^(?:umsatz(?:erlöse)?|rohertrag|betriebsergebnis|ergebnis .{2,30}|(?:jahres|konzern)(?:überschuss|fehlbetrag|ergebnis)|gewinn .{0,30}|nettoverschuldung|eigenkapitalquote|dividende.{0,20})$',
  medicine: '^(?:dos(?:e|is|ierung)|medikamente?|arznei\\p{L}*)_',
  untilNow: '^(?:bisher\\p{L}*|alt(?:er|e|es)?|aktuell\\p{L}*|derzeit|bis|heute)_',
  fromNow: '^(?:neue?[rs]?|ab|künftig\\p{L}*)_',
  responseTime: '(?:reaktions|entstör|behebungs|wiederherstellungs)zeit_',
  eachPeriod: '(?:(?:pro|je|im|per) |(?<=\\/\\s?))(?:monat|woche)_',
  priceOf:
    '(?:\\p{L}*miete|mietzins|kaufpreis|\\p{L}*preis|\\p{L}*gehalt|vergütung|\\p{L}*lohn|\\p{L}*entgelt|\\p{L}*beitrag|\\p{L}*prämie|\\p{L}*darlehen)_',
  termRuns:
    '\\p{L}*(?:vertrag|verhältnis|laufzeit|mietzeit|dauer)_[^.;:]{0,40}?\\s(?:beginnt|läuft|endet|beträgt|gilt|ist)_',
  rowOfPrice:
    '^(?:(?:voraussichtliche|geschätzte|erwartete) (?:\\p{L}+ ){0,2}\\p{L}*kosten|(?:monatlicher )?abschlag|monats(?:rate|betrag))',
  instalment: '(?:(?:monatliche[rn]? )?abschlag|monats(?:rate|betrag|beitrag|gebühr|pauschale))_',
  rowOfTerm: '^(?:vertragsbeginn|lieferbeginn|laufzeit|\\p{L}*dauer|beginn|mietbeginn)_',
  formerPrice: '(?:inserierte|frühere|bisherige|ursprüngliche|alte)[rs]?_ ',
  wasOnce: '(?:wurden?|war(?:en)?)_',
  agenda: 'tagesordnung_|agenda_',
  recommends: 'empfehl|empfohlen_',
  recommendedElsewhere: '',
  sendsBack:
    '(?:unterschr\\p{L}+|unterzeichn\\p{L}+|zurück\\p{L}*|bestätig\\p{L}+|antwort\\p{L}*)_',
  periodEnds: '\\p{L}*frist_(?:[^.;]|(?<=\\p{N})\\.){0,60}(?:endet|läuft)_',
  atOnce: '^(?:sofort|unverzüglich|umgehend)_',
  ifOrWhen: '^(?:wenn|falls)_',
  beforeDay: 'den|am',
  atPlace: '^in_',
  outOf: 'von',
}
