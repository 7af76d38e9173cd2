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
    'nie stanowi\\p{L}* części (?:niniejszej )?umowy',
  ].join('|'),
  replacesAll: 'całość (?:umowy|porozumienia)|wszelkie (?:wcześniejsze|uprzednie)',
  replacesDated: 'zastępuj[ąe]_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: 'może_|mogą_|można_|zastrzega(?:my)? sobie_',
  deniesMay: 'nie_',
  decisionNumber: '^(?:decyzja|uchwała) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading: '^co (?:zostało )?(?:postanowi|uchwal|zdecydowa)\\p{L}+',
  decisionHeading:
    '^(?:\\d{1,2}[.)]\\s*)?(?:decyzje|uchwały|postanowienia)(?:[.:]|\\s?[(–-].{0,80}| (?:z dnia|podjęte) .{0,80})?$',
  orderHeading: '',
  stoppedMedicine: '(?:odstawion|wstrzyman)[yaeo]_|odstawić_|nie przyjmować_',
  announcesDecision: [
    '(?:z przykrością|z przyjemnością|z radością|niniejszym|uprzejmie) (?:inform|zawiadami|powiadami)\\p{L}+,? (?:że|o)',
    '(?:inform|zawiadami)(?:ujemy|amy|uję|am) (?:państwa|pana|panią)?,? ?że',
    '(?:postanowili|zdecydowali)(?:śmy|śm)|postanowi(?:łem|łam)',
  ].join('|'),
  diagnosed: [
    'oznacza,? że (?:ma|choruje)|(?:jest|są) (?:w normie|prawidłow\\p{L}+|podwyższon\\p{L}+|obniżon\\p{L}+)',
    '(?:wykazał|ujawnił|uwidoczni)|wszczepiono_|założono_|usunięto_|stwierdzono_',
  ].join('|'),
  notifiesEnd: 'wypowiada(?:my|m) (?:\\p{L}+ ){0,4}umow|rozwiązuj(?:emy|ę) (?:\\p{L}+ ){0,4}umow',
  concluded: '(?:wskazuj|sugeruj)(?:e|ą),? (?:na to,? )?że|(?:brak|nie ma|wyraźne) dowod\\p{L}+',
  answersFinding: '^(?:odpowiedź|stanowisko) (?:kierownictwa|jednostki)$',
  takesPosition: 'zgoda_|odrzuc\\p{L}+',
  recalls: 'wycofuj(?:e|emy)_',
  leavesUndecided:
    '^(?:(?:jeszcze )?nie (?:postanowiono|uchwalono|zdecydowano|ustalono)|nierozstrzygnięte)\\s?[:：–—]',
  agreesOnTerms:
    '(?:zgadza się|wyraża zgodę|zatwierdza|akceptuje|opiniuje)_[^:：]{0,100}(?:pod warunkiem(?:,? że)?|pod następującymi warunkami|o ile)[:：]?$',
  opensAgreed: [
    '(?:co|to,? co) [^:]{0,20}ustali\\p{L}+[^:：]{0,60}[:：]$',
    '(?:postanow|uchwal|ustal|zdecydow)\\p{L}+,? co następuje[:：]$',
    'następując\\p{L}+ (?:uchwał|decyzj|ustale)\\p{L}*[^:：]{0,60}[:：]$',
    '(?:komisja|zespół|rada) zaleca_[^:：]{0,40}[:：]$',
  ].join('|'),
  becomes:
    '(?:(?:wzrasta|wzrośnie|rośnie|spadnie)(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? do|spada(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? do) ',
  toNewSum: '',
  fromSum: 'z\\s',
  upToSum: '(?:do|na)\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'zamiast_',
  balanceRow: '^saldo na dzień_',
  heldBefore: '^(?:dotychczas\\p{L}*|obecn\\p{L}+|stara)_',
  holdsAfter: '^(?:now\\p{L}{1,2}_|od(?= ))',
  pleadsInCourt:
    '^(?:powód|powódka|pozwan[ya]|wnioskodawc[ay]|wnioskodawczyni)_[^;]{0,60}(?:wnosi|wniósł|wniosła|żąda|twierdzi|domaga)\\p{L}*',
  recital: '',
  explainsWord: '',
  priceFor: 'za (?:\\p{L}+ ){0,4}(?:godzin\\p{L}|dzień|miesiąc)_',
  replySlip: 'odcinek zwrotny_|kupon_',
  announcesPaper: [
    '^niniejsze pismo (?:wyjaśnia|opisuje)',
    'informujemy o (?:decyzji|rozstrzygnięciu)_',
  ].join('|'),
  breaksOff: '(?:przez|i)$',
  namesListOfDecided: '^decyzje podjęte[^.!?]*$',
  whoSigned: '^(?:sporządził|sprawdził|zatwierdził)a?$',
  nameOfRules: '^(?:statut|regulamin)_',
  deemed: 'uznaje się_|uważa się_',
  formalityOfMeeting: [
    '^(?:nieobecni|goście)\\s?[:：]',
    'prezydium wybrano_|wybrano prezydium_|na (?:przewodnicząc|sekretarz|protokolant)\\p{L}* (?:zebrania|obrad|posiedzenia)_',
    '(?:posiedzenie|zebranie) (?:\\p{L}+ ){0,4}(?:otwart|zamknięt|zakończon)',
    '(?:otworzył|zamknął|zakończył)a? (?:posiedzenie|zebranie)_|kworum_|(?:było|byli|są) obecn\\p{L}+',
    '^obecni\\s?[:：]',
  ].join('|'),
  moderates:
    '^(?:(?:dobrze|no|więc),? )?(?:zacznijmy|zaczynamy|przejdźmy|wróćmy|kontynuujmy|zróbmy przerwę)_',
  routinePayments:
    '(?:płatnoś|faktur|wydatk)\\p{L}*_[^:]{0,80}(?:zatwierdz|zaakceptow|zapłac)|(?:zatwierdz|zaakceptow)\\p{L}* [^:]{0,60}(?:płatnoś|faktur|wydatk)',
  opensVerdict:
    '^(?:jednogłośnie )?(?:uchwalono|przyjęto|odrzucono|zatwierdzono|odroczono|postanowiono|przełożono)_',
  laidToRest: '(?:został\\p{L}? )?(?:naprawion|wycofan|umorzon|zamknięt)\\p{L}_|nie wymaga',
  proposes: '(?:za)?proponuj\\p{L}+|zaproponował\\p{L}*|wnosi\\p{L}? o_',
  motionResult:
    '(?:odrzucono|przyjęto|upad\\p{L}+|nie (?:podjęta|przyjęto)|został\\p{L}? (?:przyjęt|odrzucon|wycofan)\\p{L})_',
  acceptsTerms:
    '^(?:zgoda|zgadzam)|(?:zgadzam|zgadzamy|akceptuję|akceptujemy|potwierdzam|potwierdzamy|przyjmujemy)_',
  pointOfList: '(?:punkt\\p{L}*|pkt\\.?)',
  saysYes: '(?:(?:dobrze|tak|ok)[.,]? )?(?:ustalone|postanowione|zatwierdzone|umowa stoi|decyzja)',
  acceptsSum: '',
  formalityOfRuling: '^termin (?:na|do) (?:\\p{L}{1,4} )?apelac',
  aims: '^celem (?:\\p{L}+ )?(?:jest|było|był)',
  fillsOffice: '',
  limitsLiability: 'odpowiedzialnoś\\p{L}+[^.;]{0,60}ogranicz\\p{L}+',
  caseOfReader: '^jest pan_',
  judgesSomething: '',
  acceptsBelow: '(?:akceptuję|przyjmuję|oświadczam|potwierdzam|wyrażam zgodę)_',
  subjectLine: '^(?:dotyczy|temat)\\s?[:：]',
  validUnsigned: 'ważn\\p{L}+ bez podpisu|nie wymaga podpisu_',
}
