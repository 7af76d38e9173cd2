import { type Clauses, calledInBrackets } from '../clauses.ts'

export const clauses: Clauses = {
  name: {
    signs: [
      [/^(?!.*[.;:]$)(?=[^\p{Ll}]*\bCONTRATO\b)[^\p{Ll}]{6,120}$/u, 1.3],
      [
        /^(?:\p{Lu}\p{L}+ [\w.-]*\d[\w.-]*\s+)?(?:[\p{Lu}&/][\p{L}&/'’.-]*,?\s+){1,10}Contrato$/u,
        1.6,
      ],
    ],
  },
  parties: {
    signs: [calledInBrackets, [/\bentre .{3,200} [ye] /iu, 0.7], [/\ben adelante\b/iu, 0.7]],
    question: /\bpartes\b/iu,
  },
  'effective-date': { signs: [[/\bentrará en vigor\b/iu, 1]] },
  term: {
    signs: [[/\bduración\b/iu, 1]],
    heading: /\bduración\b/iu,
    question: /\bduración\b/iu,
  },
  renewal: {
    signs: [[/\b(?:prórroga|prorroga\w*|renovar\w*)\b/iu, 1]],
    question: /\bprórroga\b/iu,
  },
  'automatic-renewal': { signs: [[/\btácita reconducción\b/iu, 1.3]] },
  'renewal-notice': {
    signs: [[/\bpreaviso\b/iu, 1.2]],
    question: /\bpreaviso\b/iu,
  },
  'governing-law': {
    signs: [[/\bse rige\b|\bregir[áa]\b/iu, 1.5]],
    question: /\bley aplicable\b/iu,
  },
  'warranty-duration': {
    signs: [[/\bperíodo de garantía\b/iu, 1.2]],
    question: /\bgarant[ií]a\b/iu,
  },
  'non-compete': {
    signs: [[/\bno competencia\b/iu, 1.5]],
    question: /\bcompetencia\b/iu,
  },
  exclusivity: {
    signs: [[/\bexclusividad\b/iu, 1]],
    question: /\bexclusividad\b/iu,
  },
  'termination-for-convenience': {
    signs: [[/\brescindir\b.{0,100}\bpreaviso\b/iu, 1]],
    heading: /rescisión/iu,
    question: /\brescindir\b/iu,
  },
  'change-of-control': {
    signs: [[/\bcambio de control\b/iu, 1.5]],
    question: /\bcambio de control\b/iu,
  },
  'anti-assignment': {
    signs: [[/\b(?:ceder|cesión|subarrendar)\b.{0,120}\b(?:consentimiento|autorización)\b/iu, 1.3]],
    question: /\bceder\b/iu,
  },
  payment: {
    signs: [[/\b(?:renta|precio|fianza)\b.{0,120}\d/iu, 1.2]],
    heading: /renta/iu,
  },
  'minimum-commitment': {
    signs: [[/\bcompra mínima\b/iu, 1]],
    question: /\bm[ií]nim/iu,
  },
  'cap-on-liability': {
    signs: [[/\bresponsabilidad\b.{0,100}\blimitad/iu, 1.3]],
    heading: /responsab/iu,
    question: /\bresponsab\w*/iu,
  },
  'unlimited-liability': {
    signs: [[/\bresponsabilidad\b.{0,40}\bilimitada/iu, 1.4]],
    heading: /responsab/iu,
    question: /\bilimitada\b/iu,
  },
  'liquidated-damages': { signs: [[/\bcláusula penal\b/iu, 1.2]] },
  insurance: {
    signs: [[/\bseguro\b.{0,120}\bcontratar\b/iu, 1.3]],
    heading: /seguro/iu,
    question: /\bseguro\b/iu,
  },
  indemnity: { signs: [[/\bindemniza\w+/iu, 1]] },
  'ip-assignment': { question: /\bpropiedad intelectual\b/iu },
  'license-grant': { question: /\blicencia\b/iu },
  confidentiality: {
    signs: [[/\bconfidencialidad\b/iu, 1]],
    question: /\bconfidencial\w*/iu,
  },
  disputes: {
    signs: [[/\b(?:tribunales|tribunal arbitral)\b/iu, 1.2]],
    question: /\b(?:tribuna\w*|foro)\b/iu,
  },
}
