import type { ConclusionPhrases } from '../../phrases/conclusion-phrases.ts'

export const conclusions: ConclusionPhrases = {
  balanceRow: '^(?:neuer |aktueller )?(?:konto|end)?saldo(?: (?:zum|am|per))?_',
  heldBefore: '^(?:bisher\\p{L}*|alt\\p{L}{0,2}|aktuell\\p{L}*|derzeit\\p{L}*)_',
  holdsAfter: '^(?:neu\\p{L}{0,3}_|ab(?= )|künftig)',
  recital: '',
  explainsWord: '',
  priceFor: '(?:pro |je )(?:\\p{L}+ ){0,4}(?:stunde|tag|woche|monat|nacht|person)_',
  replySlip: '(?:antwort|rücksende|bestell)(?:abschnitt|karte|schein|coupon)_|rückantwort_',
  announcesPaper:
    '^(?:dieses schreiben|dieser (?:brief|bescheid)) (?:erläutert|erklärt|beschreibt|zeigt)',
  breaksOff: '(?:von|durch|und)$',
  namesListOfDecided: '^(?:maßnahmen|beschlüsse) (?:beschlossen|der|des)[^.!?]*$',
  whoSigned: '^(?:erstellt|geprüft|freigegeben|genehmigt) (?:von|durch)$',
  nameOfRules: '^(?:satzung|geschäftsordnung|vereinssatzung|statuten)_',
  deemed: 'gelten? als_',
  formalityOfMeeting: [
    '(?:sitzung|versammlung) (?:\\p{L}+ ){0,6}(?:eröffnet|geschlossen|beendet|beschlussfähig)_',
    '(?:eröffnet|schließt|beendet) (?:die|der) (?:sitzung|versammlung)_|beschlussfähig',
    '(?:sind|waren) (?:\\p{L}+ ){0,6}(?:anwesend|vertreten|erschienen)_|versammlungsleiter|protokollführer',
    '^anwesend\\s?[:：]',
  ].join('|'),
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
