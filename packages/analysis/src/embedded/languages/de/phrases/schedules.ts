import type { SchedulePhrases } from '../../phrases/schedule-phrases.ts'

export const schedules: SchedulePhrases = {
  contractMatter:
    '^(?:(?:(?:voraussichtliche[rs]?|geplante[rs]?|vereinbarte[rs]?|das|der|die) )?(?:fahrzeug|marke(?: (?:und|/) (?:modell|typ))?|modell|kauf(?:gegenstand|sache|objekt)|miet(?:objekt|sache|gegenstand)|vertragsgegenstand|objekt|ware|leistung|veranstaltung|reise(?:ziel)?|kurs|tätigkeit|position|tarif|produkt|gerät))$',
  contractDays:
    '^(?:(?:(?:voraussichtliche[rs]?|geplante[rs]?|vereinbarte[rs]?) )?(?:\\p{L}*beginn|\\p{L}*ende|laufzeit|mietzeit|dauer|zeitraum|reise(?:zeit|datum)|abreise|anreise|rückgabe|übergabe|liefer(?:termin|datum)|veranstaltungs(?:tag|datum)))$',
  bornLabel: '^(?:geboren|geb(?:urtsdatum|oren am|\\.))_',
  contactLabel: [
    '(?:arzt|ärztin|berater(?:in)?|ansprechpartner(?:in)?|(?:sach)?bearbeiter(?:in)?|vertreten durch)_',
    '^(?:anschrift|adresse)$',
  ].join('|'),
  besideParty: '\\p{L}*(?:kontakt|notfall|makler)|agent$',
  nameAlone: '^(?:name|vor- und nachname|name, vorname)$',
  numberLabel: '(?:\\p{L}*nummer|nr\\.?)$',
  dayOfIssue: '^(?:datum|ausstellungsdatum)$',
  payLabel: '^(?:gehalt|vergütung)_',
  patientLabel: '^(?:patient(?:in)?|name)$',
  dayOfStay: '^(?:(?:aufnahme|entlass\\p{L}+|aufgenommen|entlassen)(?:datum)?(?: am)?)$',
  billedMatter: '^(?:projekt|bauvorhaben|objekt|leistung)$',
  worthLabel:
    '^(?:(?:aktueller |neuer )?(?:wert|kontostand|saldo|netto(?:lohn|gehalt)|auszahlung))',
  paysOrTransfers: '(?:zahl\\p{L}*|überweis\\p{L}*)_',
  namesRent: '(?:\\p{L}*miete|mietzins)_',
  claimsSum:
    '(?:(?:fordern|verlangen) wir|(?:wir|ich) (?:fordern?|verlangen?)|(?:sie|du) schulde[nt])_',
  diagnosisLabel: '^(?:diagnos)',
  findingLabel: '^(?:befund|beurteilung)$',
  ratingLabel: '^(?:gesamtnote|ergebnis)$',
  withoutThing: '(?:ohne)_',
  pronounInFront: '^(?:es)_',
  startsChange: `(?:${[
    '\\p{L}*(?:änderung|erhöhung|anpassung)(?:en)?|erhöhen',
    'neue (?:preise|beiträge|tarife|bedingungen)|\\p{L}*verlängerung',
  ].join('|')})_`,
  fromTo: '(?:von [^.;]{1,40} auf|statt|anstelle|(?:steig|erhöh|sink)t)_',
  columnOfTime: '(?:bisher|alt|neu|ab|bis)_',
  namesRequest: '(?:\\p{L}*antrag(?:s|es)?|\\p{L}*anträge|widerspruch|beschwerde|einspruch)_',
  countOfVotes: '^(?:abstimmung(?:sergebnis)?|stimmen)$',
  earlierMinutes: 'protokoll|niederschrift',
  mayBeContested: '(?:angefochten|anfechtung\\p{L}*)_',
  putsOff: '(?:vertagt|verschoben|zurückgestellt)_',
  votesAgainst: '(?:gegen(?:stimmen)?|nein)_',
  onlyCounts: '',
}
