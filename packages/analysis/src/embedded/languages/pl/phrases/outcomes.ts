import type { OutcomePhrases } from '../../phrases/outcome-phrases.ts'

export const outcomes: OutcomePhrases = {
  opensTerms: 'następującej treści',
  overallResult: '^(?:ocena|wynik|wniosek) (?:ogóln|końcow|łączn)\\p{L}+$',
  namesResult: '^wyniki?$',
  opensResult: '^(?:wszystkie )?wyniki?(?: [^.;:,]{2,40})? (?:jest|są|był[y]?) ',
  unfit:
    'nie (?:nadaje|nadają) się do_|nie (?:przeszedł|przeszła|zaliczył\\p{L}*) (?:kontroli|badania|testu|przeglądu)_',
  verdictAlone:
    '^(?:przyjęt|odrzucon)\\p{L}{0,3}(?:[,;]? jednogłośnie)?(?:\\s?\\([^)]{1,80}\\))?[.;]?$',
  refusesPlainly: 'nie (?:przyznano|zaakceptowano|sfinansowano|uwzględniono)',
  disposes: [
    '^to \\p{Lu}[^.;:]{2,60}: |zapisuję_|powołuję_|ustanawiam_|odwołuję_|przeznaczam_|umarzam_|polecam_',
    '(?:zostanie|ma zostać) (?:sprzedan|podzielon|zaliczon)\\p{L}+',
  ].join('|'),
  ruleOfWill: '^(?:jeśli|gdyby|kto)_',
  noLongerHolds: [
    '(?:straci\\p{L}+|utraci\\p{L}+) (?:ważność|moc|aktualność)|(?:jest|są) (?:już )?nieaktualn\\p{L}+',
    '(?:już )?nie obowiązuj\\p{L}+|zostaj\\p{L} uchylon\\p{L}+',
  ].join('|'),
  replacesAll: 'całość (?:umowy|porozumienia)|wszelkie (?:wcześniejsze|uprzednie)',
  replacesDated: 'zastępuj[ąe]_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: 'może_|mogą_|można_|zastrzega(?:my)? sobie_',
  deniesMay: 'nie_',
  decisionNumber: '^(?:decyzja|uchwała) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading: '^co (?:postanowi|uchwali)\\p{L}+',
  decisionHeading:
    '^(?:\\d{1,2}[.)]\\s*)?(?:decyzje|uchwały|postanowienia)(?:[.:]|\\s?[(–-].{0,80}| (?:z dnia|podjęte) .{0,80})?$',
  orderHeading: '',
  stoppedMedicine: '(?:odstawion|wstrzyman)[yaeo]_|odstawić_|nie przyjmować_',
  announcesDecision: [
    '(?:z przykrością|z przyjemnością|z radością|niniejszym|uprzejmie) (?:inform|zawiadami|powiadami)\\p{L}+,? (?:że|o)',
    '(?:inform|zawiadami)(?:ujemy|amy|uję|am) (?:państwa|pana|panią)?,? ?że',
    '(?:postanowili|zdecydowali)(?:śmy|śm)|postanowi(?:łem|łam)',
  ].join('|'),
  agendaHeading: '^(?:agenda|porządek (?:obrad|zebrania))_',
  diagnosed: [
    'oznacza,? że (?:ma|choruje)|(?:jest|są) (?:w normie|prawidłow\\p{L}+|podwyższon\\p{L}+|obniżon\\p{L}+)',
    '(?:wykazał|ujawnił|uwidoczni)|wszczepiono_|założono_|usunięto_|stwierdzono_',
  ].join('|'),
  notifiesEnd: 'wypowiada(?:my|m) (?:\\p{L}+ ){0,4}umow|rozwiązuj(?:emy|ę) (?:\\p{L}+ ){0,4}umow',
  concluded: '(?:wskazuj|sugeruj)(?:e|ą),? (?:na to,? )?że|(?:brak|nie ma|wyraźne) dowod\\p{L}+',
  answersFinding: '^(?:odpowiedź|stanowisko) (?:kierownictwa|jednostki)$',
  takesPosition: 'zgoda_|odrzuc\\p{L}+',
  recalls: 'wycofuj(?:e|emy)_',
  opensAgreed: '(?:co|to,? co) [^:]{0,20}ustali\\p{L}+[^:：]{0,60}[:：]$',
  becomes:
    '(?:(?:wzrasta|wzrośnie|rośnie|spadnie)(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? do|spada(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? do) ',
  toNewSum: '',
  fromSum: 'z\\s',
  upToSum: '(?:do|na)\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'zamiast_',
}
