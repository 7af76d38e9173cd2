import type { ConclusionPhrases } from '../../phrases/conclusion-phrases.ts'

export const conclusions: ConclusionPhrases = {
  balanceRow: '^(?:nieuw )?saldo (?:op|per)_',
  heldBefore: '^(?:huidige?|oude?|nu)_',
  holdsAfter: '^(?:nieuwe?_|vanaf(?= ))',
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
  agreesAlone: '^(?:(?:goed|ja|oké)[.,]? )?(?:afgesproken|besloten|goedgekeurd|besluit)[.!]?$',
  opensAgreement: '^(?:(?:goed|ja|oké)[.,]? )?(?:afgesproken|besloten|goedgekeurd|besluit)[,:] ',
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
