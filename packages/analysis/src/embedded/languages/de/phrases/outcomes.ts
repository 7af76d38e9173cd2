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
    '(?:ist|sind|wird|werden) (?:daher |deshalb )?(?:nicht|kein) (?:vertragsinhalt|vertragsbestandteil|bestandteil (?:dieses|des) vertrag)',
  ].join('|'),
  replacesAll:
    'gesamte (?:vereinbarung|abrede)|(?:sämtliche|alle) (?:früheren|bisherigen|vorherigen)',
  replacesDated: 'ersetzt_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: 'kann_|können_|könnte_|darf_|dürfen_|(?:behält|behalten) (?:sich|uns)_',
  deniesMay: '(?:nicht|keine?[nrms]?)_',
  decisionNumber: '^(?:beschluss|entscheidung) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading:
    '^was (?:(?:wir|der \\p{L}+|die \\p{L}+) )?(?:beschlossen|entschieden) (?:haben|hat|wurde|ist)_',
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
  leavesUndecided:
    '^(?:(?:noch )?nicht (?:beschlossen|entschieden)|(?:noch )?offen|vertagt)(?: \\p{L}+)?\\s?[:：–—]',
  agreesOnTerms:
    '(?:stimmt|stimmen|genehmigt|genehmigen|bewilligt|erteilt|befürwortet|befürworten|zugestimmt|einverstanden)_[^:：]{0,100}(?:unter (?:der|den|folgenden) (?:bedingung|voraussetzung|auflage)\\p{L}*(?:, dass)?|sofern|vorausgesetzt(?:, dass)?)[:：]?$',
  opensAgreed: [
    'folgendes (?:\\p{L}+ ){0,2}(?:beschlossen|entschieden|vereinbart|festgelegt)_[^:：]{0,40}[:：]$',
    'was (?:wir|ich mit) [^:]{0,60}(?:vereinbart|abgemacht|besprochen)_[^:：]{0,60}[:：]$',
    'folgende (?:\\p{L}+ )?(?:beschlüsse|entscheidungen)_[^:：]{0,60}[:：]$',
    '(?:\\p{L}*(?:ausschuss|kommission|gremium|rat)|ombudsmann) empfiehlt_[^:：]{0,40}[:：]$',
  ].join('|'),
  becomes:
    '(?:(?:steigt|steigen|erhöht sich|erhöhen sich|sinkt|sinken|(?:wird|werden) [^.;]{0,40}(?:angehoben|erhöht|gesenkt))(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? auf|(?:erhöhen|senken) (?:wir|ich) [^.;]{0,60} auf) ',
  toNewSum: '',
  fromSum: 'von\\s',
  upToSum: 'auf\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'statt_|anstelle von_',
  balanceRow: '^(?:neuer |aktueller )?(?:konto|end)?saldo(?: (?:zum|am|per))?_',
  heldBefore: '^(?:bisher\\p{L}*|alt\\p{L}{0,2}|aktuell\\p{L}*|derzeit\\p{L}*)_',
  holdsAfter: '^(?:neu\\p{L}{0,3}_|ab(?= )|künftig)',
  pleadsInCourt:
    '^(?:der|die) (?:kläger|klägerin|beklagten?|antragsteller|antragstellerin|antragsgegner)_[^;]{0,60}(?:beantrag|begehr|forder|behaupt)\\p{L}*',
  recital: '',
  explainsWord: '',
  priceFor: '(?:pro |je )(?:\\p{L}+ ){0,4}(?:stunde|tag|woche|monat|nacht|person)_',
  replySlip: '(?:antwort|rücksende|bestell)(?:abschnitt|karte|schein|coupon)_|rückantwort_',
  announcesPaper: [
    '^(?:dieses schreiben|dieser (?:brief|bescheid)) (?:erläutert|erklärt|beschreibt|zeigt)',
    '(?:teilen|teile) (?:wir|ich) ihnen (?:die|unsere|meine) entscheidung (?:[^.:;]{0,60} )?mit_',
  ].join('|'),
  breaksOff: '(?:von|durch|und)$',
  namesListOfDecided: '^(?:maßnahmen|beschlüsse) (?:beschlossen|der|des)[^.!?]*$',
  whoSigned: '^(?:erstellt|geprüft|freigegeben|genehmigt) (?:von|durch)$',
  nameOfRules: '^(?:satzung|geschäftsordnung|vereinssatzung|statuten)_',
  deemed: 'gelten? als_',
  formalityOfMeeting: [
    '^(?:teilnehmer|teilnehmende|gäste|entschuldigt)\\s?[:：]',
    '(?:fehlt|fehlen) entschuldigt_|(?:wahl|bestellung) (?:des|der|eines) (?:versammlungsleit|protokollführ|schriftführ)',
    '(?:sitzung|versammlung) (?:\\p{L}+ ){0,6}(?:eröffnet|geschlossen|beendet|beschlussfähig)_',
    '(?:eröffnet|schließt|beendet) (?:die|der) (?:sitzung|versammlung)_|beschlussfähig',
    '(?:sind|waren) (?:\\p{L}+ ){0,6}(?:anwesend|vertreten|erschienen)_|versammlungsleiter|protokollführer',
    '^anwesend\\s?[:：]',
  ].join('|'),
  moderates:
    '^(?:(?:so|gut|okay),? )?(?:(?:lasst|lassen sie) uns (?:mit|erst|zuerst|zunächst|jetzt|anfangen|beginnen|weiter)|fangen wir|beginnen wir|machen wir (?:weiter|eine pause)|kommen wir zu)_',
  routinePayments:
    '(?:zahlungen|rechnungen|ausgaben)_[^:]{0,80}(?:genehmig|angewiesen|anzuweisen|freigegeben|freizugeben|bezahl)',
  opensVerdict:
    '^(?:(?:einstimmig|mehrheitlich) )?(?:beschlossen|angenommen|abgelehnt|genehmigt|vertagt|zurückgestellt|zugestimmt)_',
  laidToRest:
    '(?:ist|sind|wurde) (?:\\p{L}+ )?(?:erledigt|repariert|behoben|fallen gelassen)_|kein handlungsbedarf|gegenstandslos_',
  proposes:
    '(?:wird|wurde) (?:beantragt|vorgeschlagen)_|beantragt_|schlägt [^.;]{2,80}vor_|fordert_|verlangt_',
  motionResult:
    '(?:antrag|vorschlag|beschluss) (?:\\p{L}+ ){0,2}(?:ist|wird|wurde) (?:\\p{L}+ ){0,2}(?:abgelehnt|angenommen|zurückgezogen|vertagt)_|(?:wird|wurde) (?:damit |somit |mehrheitlich |einstimmig )?(?:abgelehnt|angenommen|beschlossen|zurückgezogen|vertagt)_|^(?:abgelehnt|angenommen|beschlossen)_',
  acceptsTerms:
    '(?:einverstanden|angenommen|vereinbart)_|(?:ich|wir) (?:bestätigen?|akzeptieren?|nehmen? [^.;]{0,60}an_|stimmen? [^.;]{0,60}zu_)|^(?:bestätigt|abgemacht)_',
  pointOfList: '(?:punkte?|ziffer|nr\\.?)',
  saysYes:
    "(?:(?:gut|okay|ja|also)[.,]? )?(?:abgemacht|einverstanden|beschlossen|genehmigt|beschluss|so machen wir(?:['’]s| es| das))",
  acceptsSum: '',
  formalityOfRuling:
    '(?:verkündet|zugestellt) am \\p{N}|^(?:die )?frist (?:zur|für) (?:\\p{L}{1,4} )?(?:berufung|revision)',
  aims: '^(?:(?:unser|das|der) )?(?:ziel|zweck) (?:der|des|dieser|ist|war)_',
  fillsOffice: '',
  limitsLiability: '(?:haftung|haften|haftet)_[^.;]{0,60}(?:beschränkt|begrenzt)',
  caseOfReader: '^(?:sie (?:sind|haben|werden)|ihr\\p{L}* \\p{L}+ (?:ist|wird))_',
  judgesSomething: '(?:halten|beurteilen|erachten) (?:wir|ich) (?:es|sie|ihn|dies|das)_',
  acceptsBelow: [
    '(?:ich|wir) (?:hiermit )?(?:nehme|akzeptiere|bestätige|erkläre|stimme|willige)n?_',
    'hiermit (?:nehme|akzeptiere|bestätige|erkläre|stimme)n?_',
  ].join('|'),
  subjectLine: '^(?:betreff|betrifft)\\s?[:：]',
  validUnsigned: 'gültig ohne unterschrift|nicht unterschrieben_|ohne unterschrift gültig_',
}
