import type { OutcomePhrases } from '../../phrases/outcome-phrases.ts'

export const outcomes: OutcomePhrases = {
  opensTerms: 'folgendes vereinbart|vereinbar(?:en|t) .{0,30}folgendes',
  overallResult:
    '^(?:gesamt(?:ergebnis|urteil|bewertung|note|einschätzung|befund|status)|prüf(?:ergebnis|urteil))$',
  namesResult: '^(?:gesamt|prüf|test)?ergebnisse?$',
  opensResult:
    '^(?:(?:alle|die|das|der) ){0,3}(?:gesamt|prüf|test)?ergebnisse?(?: (?:der|des) [^.;:,]{2,40})? (?:ist|sind|war|waren|lautet) (?:daher |insgesamt )?',
  unfit: [
    '(?:ist|sind) (?:daher |derzeit )?(?:nicht|nicht mehr) (?:\\p{L}*(?:sicher|fähig|tauglich)|(?:zum|zur) [^.;]{3,30} geeignet)_',
    '(?:hat|haben) die (?:\\p{L}*prüfung|untersuchung|inspektion) nicht bestanden_',
  ].join('|'),
  verdictAlone:
    '^(?:angenommen|abgelehnt|zurückgezogen|vertagt)\\p{L}{0,3}(?:[,;]? (?:einstimmig|mehrheitlich))?(?:\\s?\\([^)]{1,80}\\))?[.;]?$',
  refusesPlainly:
    '(?:wird|werden|wurde|wurden|konnten?|können) (?:.{0,60} )?nicht (?:gefördert|bewilligt|berücksichtigt|übernommen|bezuschusst)',
  disposes: [
    '(?:vermache|vererbe|hinterlasse|setze|bestimme|ordne|verfüge|erlasse|widerrufe|berufe|ernenne|schenke)(?: ich)?_',
    '(?:soll|sollen) [^.;]{2,100}(?:erhalten|bekommen|erben|verkauft|geteilt|angerechnet)(?: werden)?_',
    '(?:erhält|erhalten|bekommt|bekommen)_',
  ].join('|'),
  ruleOfWill: '^(?:wenn|falls|sollte|wer)_',
  noLongerHolds: [
    '(?:gilt|gelten|ist|sind) (?:damit |somit |hiermit )?nicht mehr(?: (?:gültig|maßgeblich|anwendbar|aktuell))?(?= ?[.,;(])',
    '(?:ist|sind|wird|werden) (?:damit |somit |hiermit )?(?:überholt|hinfällig|gegenstandslos|außer kraft)',
  ].join('|'),
  replacesAll:
    'gesamte (?:vereinbarung|abrede)|(?:sämtliche|alle) (?:früheren|bisherigen|vorherigen)',
  replacesDated: 'ersetzt_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: 'kann_|können_|könnte_|darf_|dürfen_|(?:behält|behalten) (?:sich|uns)_',
  deniesMay: '(?:nicht|keine?[nrms]?)_',
  decisionNumber: '^(?:beschluss|entscheidung) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading: '^was (?:wir|der \\p{L}+|die \\p{L}+) (?:beschlossen|entschieden) (?:haben|hat)_',
  decisionHeading:
    '^(?:\\d{1,2}[.)]\\s*)?(?:(?:die|der) )?(?:beschl[uü]ss\\p{L}*|entscheidung(?:en)?|tenor)(?:[.:]|\\s?[(–-].{0,80}| (?:der|des|vom) .{0,80})?$',
  orderHeading: '',
  stoppedMedicine:
    '(?:abgesetzt|pausiert|pausieren|ausgesetzt|beendet|nicht (?:mehr|wieder) (?:ein)?nehmen)_',
  announcesDecision: [
    '(?:(?:teilen|teile|müssen|muss|dürfen|darf|können|kann) (?:wir|ich)|(?:wir|ich) (?:teilen|teile|müssen|muss|dürfen|darf|können|kann)) ihnen [^.;:]{0,40}mit(?:teilen|zuteilen)?,? dass',
    '(?:freuen|freue|bedauern|bedauere) (?:uns |mich |wir |ich |sehr |es ){0,3}[^.;:]{0,40}(?:mitteilen|mitzuteilen|bestätigen)(?: zu (?:können|müssen|dürfen))?,? dass',
    '(?:haben|habe) (?:wir|ich) (?:uns |mich )?(?:daher |nun |deshalb )?(?:entschieden|entschlossen|beschlossen)',
  ].join('|'),
  agendaHeading: '^(?:tagesordnung|agenda)_',
  diagnosed: [
    'bedeutet,? dass sie [^.;]{2,60}haben_',
    '(?:ist|sind|war|waren|liegt|liegen) (?:alle |beide |leicht |deutlich )?(?:normal|unauffällig|erhöht|erniedrigt|zu (?:hoch|niedrig)|im (?:norm|referenz)bereich)_',
    '(?:zeigte|ergab|fand) sich|(?:wurde|wurden) [^.;]{0,60}(?:implantiert|eingesetzt|entfernt)_',
  ].join('|'),
  notifiesEnd: [
    'kündigen? (?:wir|ich)_',
    '(?:wir|ich) (?:hiermit )?kündigen? (?:ihnen |hiermit )?(?:das|den|die|ihr|unser)\\p{L}* [^.]{0,40}(?:vertrag|verhältnis|abonnement|mitgliedschaft|konto|police)',
    '(?:sprechen|spreche) (?:wir|ich) [^.;]{0,40}kündigung aus',
  ].join('|'),
  concluded: [
    '(?:deute[nt]|weis(?:en|t)) darauf hin,? dass',
    '(?:keine?|deutliche|klare|starke) (?:hinweise|belege|anhaltspunkte|evidenz) (?:auf|für|dafür)',
  ].join('|'),
  answersFinding: '^(?:stellungnahme|antwort|erwiderung)(?: (?:der|des) .{2,40})?$',
  takesPosition: '(?:akzeptiert|zugestimmt|stimm(?:t|en)|abgelehnt|lehn(?:t|en)|umgesetzt)_',
  recalls: 'rufen [^.;]{3,80}zurück_|(?:ruft|rufen) [^.;]{3,80}zurück_',
  opensAgreed:
    'was (?:wir|ich mit) [^:]{0,60}(?:vereinbart|abgemacht|besprochen)_[^:：]{0,60}[:：]$',
  becomes:
    '(?:(?:steigt|steigen|erhöht sich|erhöhen sich|sinkt|sinken|(?:wird|werden) [^.;]{0,40}(?:angehoben|erhöht|gesenkt))(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? auf|(?:erhöhen|senken) (?:wir|ich) [^.;]{0,60} auf) ',
  toNewSum: '',
  fromSum: 'von\\s',
  upToSum: 'auf\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'statt_|anstelle von_',
}
