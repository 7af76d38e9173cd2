import type { OutcomePhrases } from '../../phrases/outcome-phrases.ts'

export const outcomes: OutcomePhrases = {
  opensTerms: 'komen .{0,30}overeen',
  overallResult:
    '^(?:verdict|(?:eind|totaal)(?:oordeel|beoordeling|resultaat)|algemeen oordeel|keuringsresultaat)$',
  namesResult: '^(?:uitslag|resultaat|resultaten)$',
  opensResult:
    '^(?:(?:de|het|alle) ){0,3}(?:uitslag|resultaat|resultaten)(?: van [^.;:,]{2,40})? (?:is|was|waren|zijn) ',
  unfit: '(?:is|zijn) (?:niet|niet meer) (?:geschikt|veilig|bruikbaar) (?:voor|om)_|is afgekeurd_',
  verdictAlone:
    '^(?:besluit: )?(?:aangenomen|verworpen|ingetrokken)\\p{L}{0,3}(?:[,;]? (?:met algemene stemmen|met \\p{N}{1,3} (?:stemmen )?voor[^.]{0,30}))?(?:\\s?\\([^)]{1,80}\\))?[.;]?$',
  refusesPlainly:
    '(?:wordt|worden|werd|is|zijn) niet (?:gesubsidieerd|toegekend|goedgekeurd|vergoed)',
  disposes:
    '(?:ik )?(?:legateer|benoem|herroep|bepaal|laat)(?: ik)?_|(?:wordt|moet worden) (?:verkocht|verdeeld|verrekend)',
  ruleOfWill: '^(?:indien|mocht|wie)_',
  noLongerHolds: [
    '(?:is|zijn|geldt|gelden) (?:daarmee |hiermee |dus )?niet (?:langer|meer) (?:geldig|van kracht|van toepassing)',
    '(?:geldt|gelden) niet (?:meer|langer)',
    '(?:is|zijn|komt|komen) (?:hiermee |daarmee )?(?:vervallen|te vervallen|achterhaald)',
    '(?:maakt|maken) geen deel uit van (?:deze|de) overeenkomst',
  ].join('|'),
  replacesAll: 'volledige overeenkomst|alle (?:eerdere|vorige)',
  replacesDated: 'vervangt_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: 'kan_|kunnen_|kunt_|mag_|mogen_|behoud(?:t|en) (?:zich|ons)_',
  deniesMay: '(?:niet|geen)_',
  decisionNumber: '^(?:besluit|beslissing) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading:
    '^wat (?:wij|we|het bestuur|de \\p{L}+|er|is|werd|wordt) (?:hebben |heeft |is |werd )?(?:besloten|besluit)_',
  decisionHeading:
    '^(?:\\d{1,2}[.)]\\s*)?(?:de )?(?:besluit(?:en)?|beslissing(?:en)?)(?:[.:]|\\s?[(–-].{0,80}| (?:van|genomen) .{0,80})?$',
  orderHeading: '',
  stoppedMedicine: '(?:gestopt|gestaakt|gepauzeerd|tijdelijk stoppen|niet meer innemen)_',
  announcesDecision: [
    '(?:delen|deel) (?:wij |ik )?(?:wij|ik|u) [^.;:]{0,40}mee(?:,)? dat',
    '(?:tot ons (?:spijt|genoegen)|helaas) [^.;:]{0,20}(?:moeten|kunnen) (?:wij|we|ik) u (?:mededelen|meedelen|laten weten)',
    '(?:het spijt|verheugt) ons u (?:te )?(?:moeten )?(?:mededelen|meedelen|laten weten)',
    '(?:hebben|heb) (?:wij|we|ik) (?:daarom )?besloten',
  ].join('|'),
  diagnosed: [
    'betekent dat u [^.;]{2,60}(?:heeft|hebt)_|(?:is|zijn) (?:allemaal )?(?:normaal|te (?:hoog|laag))_|toonde',
    'liet [^.;]{1,30} zien|(?:werd|is) [^.;]{0,60}(?:geplaatst|geïmplanteerd|verwijderd)_',
  ].join('|'),
  notifiesEnd: '(?:zeggen|zeg) (?:wij|ik) [^.;]{3,60} op_',
  concluded: '(?:wijst|wijzen) erop dat|(?:geen|duidelijk) bewijs',
  answersFinding: '^(?:reactie|antwoord) (?:van )?(?:het )?(?:management|bestuur)$',
  takesPosition: '(?:akkoord|afgewezen)_',
  recalls: '(?:roept|roepen) [^.;]{3,80}terug_',
  leavesUndecided: '^(?:(?:nog )?niet besloten|(?:nog )?open|aangehouden)\\s?[:：–—]',
  agreesOnTerms:
    '(?:adviseert|stemt|stemmen|keurt|gaat|verleent|akkoord)_[^:：]{0,100}(?:mits|(?:onder|op) (?:de )?(?:volgende )?voorwaarden?(?: dat)?)[:：]?$',
  opensAgreed: [
    'wat (?:we|wij) [^:]{0,40}afgesproken_[^:：]{0,60}[:：]$',
    '(?:het )?volgende (?:besloten|besluiten|beslissingen|afgesproken)_[^:：]{0,60}[:：]$',
    'besloten (?:het|tot het) volgende[:：]$',
    '(?:\\p{L}*(?:commissie|raad)|bestuur|panel) (?:adviseert|beveelt aan)_[^:：]{0,40}[:：]$',
  ].join('|'),
  becomes:
    '(?:(?:stijgt|daalt|gaat|(?:wordt|worden) (?:verhoogd|verlaagd))(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? naar) ',
  toNewSum: '',
  fromSum: 'van\\s',
  upToSum: '(?:naar|op)\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'in plaats van_',
  balanceRow: '^(?:nieuw )?saldo (?:op|per)_',
  heldBefore: '^(?:huidige?|oude?|nu)_',
  holdsAfter: '^(?:nieuwe?_|vanaf(?= ))',
  pleadsInCourt:
    '^(?:eiser|eiseres|gedaagde|verzoeker|verweerder)_[^;]{0,40}(?:vordert|verzoekt|stelt dat|voert aan|betwist)_',
  recital: '',
  explainsWord: '',
  priceFor: 'per (?:\\p{L}+ ){0,4}(?:uur|dag|week|maand|nacht)_',
  replySlip: 'antwoord(?:strook|kaart|formulier)_',
  announcesPaper: [
    '^deze brief beschrijft|^deze brief (?:legt|vertelt)',
    'delen wij u (?:de|onze) (?:beslissing|uitkomst) mee_',
  ].join('|'),
  breaksOff: '(?:door|en|van)$',
  namesListOfDecided: '^(?:besluiten|acties) genomen[^.!?]*$',
  whoSigned: '^(?:opgesteld|gecontroleerd|goedgekeurd) door$',
  nameOfRules: '^(?:statuten|huishoudelijk reglement)_',
  deemed: 'geldt als_|gelden als_|wordt geacht_',
  formalityOfMeeting: [
    '^(?:aanwezigen|afwezig|gasten|afgemeld)\\s?[:：]|(?:opent|sluit) (?:om \\p{N}|het overleg_)|voor het eerst bij_',
    'bericht van verhindering_|(?:is|wordt) (?:benoemd tot|aangewezen als) (?:voorzitter|notulist) van de vergadering_',
    '(?:vergadering|zitting) (?:\\p{L}+ ){0,4}(?:geopend|gesloten)_|(?:opent|sluit) de vergadering_|quorum_',
    '(?:zijn|waren) (?:\\p{L}+ ){0,3}(?:aanwezig|vertegenwoordigd)_|^(?:present|aanwezig)\\s?[:：]',
  ].join('|'),
  moderates:
    '^(?:(?:goed|oké|nou),? )?(?:laten we (?:met|eerst|beginnen|verder|doorgaan|even)|we (?:beginnen|gaan verder) met)_',
  routinePayments:
    '(?:betalingen|facturen|rekeningen)_[^:]{0,80}(?:goedgekeurd|geaccordeerd|betaald|akkoord)',
  opensVerdict:
    '^(?:unaniem )?(?:besloten|goedgekeurd|afgewezen|aangenomen|aangehouden|akkoord|uitgesteld)_',
  laidToRest:
    '(?:is|zijn) (?:inmiddels )?(?:afgehandeld|hersteld|opgelost|ingetrokken)_|geen actie nodig_',
  proposes: 'stel(?:t|de|len) [^.;]{0,80}voor_|voorgesteld_|verzoekt_',
  motionResult:
    '(?:is|wordt|werd|zijn) (?:\\p{L}+ )?(?:verworpen|aangenomen|afgewezen|ingetrokken|goedgekeurd)_|^(?:verworpen|aangenomen|afgewezen)_',
  acceptsTerms: 'akkoord_|^(?:bevestigd|afgesproken)_|(?:ik|wij|we) (?:bevestig|accepteer)\\p{L}*',
  pointOfList: 'punt(?:en)?',
  saysYes: '(?:(?:goed|ja|oké)[.,]? )?(?:afgesproken|besloten|goedgekeurd|besluit)',
  acceptsSum: '',
  formalityOfRuling: [
    '^(?:dit|deze) (?:vonnis|beschikking|uitspraak) is (?:gewezen|gegeven|gedaan) door',
    '^(?:de )?termijn (?:van|voor) (?:\\p{L}{1,4} )?(?:appel|hoger)',
  ].join('|'),
  aims: '^het doel (?:van|is|was)_',
  fillsOffice: '',
  limitsLiability: 'aansprakelijk\\p{L}*[^.;]{0,60}beperkt',
  caseOfReader: '^u (?:bent|hebt|wordt)_',
  judgesSomething: '',
  acceptsBelow: '(?:ik|wij) (?:aanvaard|accepteer|verklaar|bevestig|ga akkoord|gaan akkoord)',
  subjectLine: '^onderwerp\\s?[:：]',
  validUnsigned: 'geldig zonder handtekening|niet ondertekend_',
}
