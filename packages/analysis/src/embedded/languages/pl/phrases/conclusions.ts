import type { ConclusionPhrases } from '../../phrases/conclusion-phrases.ts'

export const conclusions: ConclusionPhrases = {
  balanceRow: '^saldo na dzień_',
  heldBefore: '^(?:dotychczas\\p{L}*|obecn\\p{L}+|stara)_',
  holdsAfter: '^(?:now\\p{L}{1,2}_|od(?= ))',
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
  agreesAlone:
    '^(?:(?:dobrze|tak|ok)[.,]? )?(?:ustalone|postanowione|zatwierdzone|umowa stoi|decyzja)[.!]?$',
  opensAgreement:
    '^(?:(?:dobrze|tak|ok)[.,]? )?(?:ustalone|postanowione|zatwierdzone|umowa stoi|decyzja)[,:] ',
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
