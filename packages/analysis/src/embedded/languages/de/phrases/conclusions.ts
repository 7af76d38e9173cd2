import type { ConclusionPhrases } from '../../phrases/conclusion-phrases.ts'

export const conclusions: ConclusionPhrases = {
  balanceRow: '^(?:neuer |aktueller )?(?:konto|end)?saldo(?: (?:zum|am|per))?_',
  heldBefore: '^(?:bisher\\p{L}*|alt\\p{L}{0,2}|aktuell\\p{L}*|derzeit\\p{L}*)_',
  holdsAfter: '^(?:neu\\p{L}{0,3}_|ab(?= )|künftig)',
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
  agreesAlone:
    "^(?:(?:gut|okay|ja|also)[.,]? )?(?:abgemacht|einverstanden|beschlossen|genehmigt|beschluss|so machen wir(?:['’]s| es| das))[.!]?$",
  opensAgreement:
    "^(?:(?:gut|okay|ja|also)[.,]? )?(?:abgemacht|einverstanden|beschlossen|genehmigt|beschluss|so machen wir(?:['’]s| es| das))[,:] ",
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
