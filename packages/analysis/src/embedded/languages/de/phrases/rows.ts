import type { RowPhrases } from '../../phrases/row-phrases.ts'

export const rows: RowPhrases = {
  sumOfAll:
    '^(?:gesamt(?:betrag|beitrag|prämie|summe|preis|kosten|miete)?|guthaben|rechnungsbetrag|endbetrag|summe|zu zahlen)_',
  leftToPay: [
    '\\p{L}*(?:zahlbetrag|nachzahlung|nachforderung|fehlbetrag|restbetrag|restforderung|restschuld)_|zu zahlen_',
    '(?:offener|ausstehender|fälliger|rückständiger) (?:gesamt)?betrag_|(?:gesamt|haupt)forderung_',
    '(?:gesamt|zahlungs)rückstand_|zu ihren (?:lasten|ungunsten)_',
  ].join('|'),
  toPayNow: 'zu zahlen_|\\p{L}*zahlbetrag_|zu ihren lasten_',
  instalmentLabel: [
    '^(?:monats|quartals|wochen|jahres)(?:rate|abschlag|beitrag|zahlung|betrag|prämie)_',
    '^(?:gesamt)?(?:zahlung|rate|beitrag|prämie|abschlag) (?:monatlich|jährlich|vierteljährlich|je monat|pro monat)',
    '^(?:monatlich|vierteljährlich|wöchentlich|jährlich)e[rs]? (?:rate|zahlung|abbuchung|lastschrift|abschlag|beitrag|prämie|gesamtbetrag)',
  ].join('|'),
  refundLabel:
    '\\p{L}*erstattung(?:sbetrag)?_|guthaben zu ihren gunsten|\\p{L}*auszahlungsbetrag|zu ihren gunsten',
  dueDay: [
    '^(?:zahlbar bis|zahlungsziel|zahlungstermin|fällig(?:keit| am)?|fälligkeitsdatum)$',
    '^(?:(?:lastschrift|abbuchung|einzug) am|(?:wird )?abgebucht am)$',
  ].join('|'),
  givesThanks: '^(?:vielen dank|herzlichen dank|wir danken|danke)',
  numberedClause: '^(?:artikel|art\\.|abschnitt)\\s?\\p{N}',
  definesTerm: '(?<=["”»“] )bedeutet\\s',
  opensRefused: [
    '^(?:abgelehnt|abgewiesen|zurückgewiesen|versagt|verweigert|untersagt|verworfen|widerrufen|durchgefallen)_',
    '^nicht (?:bewilligt|genehmigt|erteilt|gewährt|anerkannt|bestanden|erfüllt|zugelassen|zugestimmt|gestattet|erlaubt|entsprochen|in ordnung)_',
    '^teilweise (?:bewilligt|genehmigt|anerkannt|erfüllt|stattgegeben|abgelehnt)_',
  ].join('|'),
  opensGranted: [
    '^(?:bewilligt|genehmigt|erteilt|gewährt|stattgegeben|anerkannt|angenommen|zugelassen|bestanden|erfüllt|zugestimmt)_',
    '^(?:erlaubt|gestattet)_',
  ].join('|'),
  nameOfPerson: '(?:vor|nach|familien)?name$',
  whoColumn: '^wer|^(?:verantwortlich|zuständig|zu erledigen durch)_',
  untilColumn: '^(?:bis|wann)_',
  columnOfPast: '(?:geb(?:oren|urtsdatum|\\.)|seit|baujahr)_',
  partOfSum: '^(?:davon|darin)_',
  includedInSum:
    '(?<=[（(])(?:(?:bereits|darin|schon) )?(?:enthalten|inbegriffen|inklusive)(?: (?:in der|im) ?[^()（）]{0,30})?[)）]',
  opensParties: '^(?:zwischen|anwesend)',
  rangeColumn:
    '(?:(?:überwachungs|richt|prüf|schwellen|höchst)werte?|norm(?:al|wert\\p{L}*|bereich)?|grenzwerte?|sollwerte?)_|toleranz_|referenz',
  mostColumn: '(?:grenz|höchst|überwachungs|richt|schwellen)werte?_',
  namesReference: '(?:zeichen|aktenzeichen)_|\\p{L}*(?:zeichen|nummer)_',
  intervalCell:
    '^(?:alle|jede[rsn]?|erste[rsn]?|innerhalb|nach|binnen)\\s\\p{N}[\\p{N}.,]*\\s?\\p{L}',
  untilDay: '^(?:bis|vor)\\s\\D{0,12}\\p{N}',
  unitColumn: '^einheit(?:en)?$',
  noteColumn: '^(?:anmerkung|hinweis)$',
  countedBy: '^(?:pro|je)\\s\\p{L}+$',
  yesOrNo: '^(?:ja|nein)$',
  datedBeside: '^datum\\s\\p{N}',
  opensExceptions: '(?:es sei denn|außer)[,:]?$',
  opensDefects: '(?:mängel|mangel)\\)?:$',
  pleads: '^bitte_',
  upToLimit: '^(?:bis(?: zu)?|max\\.?)(?=\\s?[-−]?\\d)',
  fromLimit: '^(?:ab|min\\.?)(?=\\s?[-−]?\\d)',
  toLimit: 'bis(?=\\s?[-−]?\\d)',
}
