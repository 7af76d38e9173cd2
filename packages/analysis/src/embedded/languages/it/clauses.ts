import { type Clauses, calledInBrackets } from '../clauses.ts'

export const clauses: Clauses = {
  name: {
    signs: [
      [/^(?!.*[.;:]$)(?=[^\p{Ll}]*\bCONTRATTO\b)[^\p{Ll}]{6,120}$/u, 1.3],
      [
        /^(?:\p{Lu}\p{L}+ [\w.-]*\d[\w.-]*\s+)?(?:[\p{Lu}&/][\p{L}&/'’.-]*,?\s+){1,10}Contratto$/u,
        1.6,
      ],
    ],
  },
  parties: {
    signs: [calledInBrackets, [/\btra .{3,200} e /iu, 0.7], [/\bdi seguito\b/iu, 0.7]],
    question: /\bparti\b/iu,
  },
  'effective-date': { signs: [[/\bentra in vigore\b/iu, 1]] },
  term: {
    signs: [[/\b(?:la )?durata\b/iu, 1]],
    heading: /\bdurata\b/iu,
    question: /\bdurata\b/iu,
  },
  renewal: {
    signs: [[/\b(?:proroga\w*|rinnov\w+)\b/iu, 1]],
    question: /\brinnov\w*/iu,
  },
  'automatic-renewal': { signs: [[/\btacito rinnovo\b/iu, 1.3]] },
  'renewal-notice': {
    signs: [[/\bpreavviso\b/iu, 1.2]],
    question: /\bpreavviso\b/iu,
  },
  'governing-law': {
    signs: [[/\blegge\b.{0,40}\bapplicabile\b|\bregolat[oa] dalla\b/iu, 1.5]],
    question: /\blegge applicabile\b/iu,
  },
  'warranty-duration': {
    signs: [[/\bperiodo di garanzia\b/iu, 1.2]],
    question: /\bgaranzia\b/iu,
  },
  'non-compete': {
    signs: [[/\bnon concorrenza\b/iu, 1.5]],
    question: /\bconcorrenza\b/iu,
  },
  exclusivity: {
    signs: [[/\besclusiv\w+/iu, 1]],
    question: /\besclusiv\w*/iu,
  },
  'termination-for-convenience': {
    signs: [[/\brecedere\b.{0,100}\bpreavviso\b/iu, 1]],
    heading: /recesso/iu,
    question: /\brecedere\b/iu,
  },
  'change-of-control': { signs: [[/\bcambio di controllo\b/iu, 1.5]] },
  'anti-assignment': {
    signs: [[/\b(?:cedere|cessione|sublocare)\b.{0,120}\bconsenso\b/iu, 1.3]],
    question: /\bcedere\b/iu,
  },
  payment: {
    signs: [[/\b(?:canone|prezzo)\b.{0,120}\d/iu, 1.2]],
    heading: /canone/iu,
  },
  'minimum-commitment': { question: /\bminim\w*/iu },
  'cap-on-liability': {
    signs: [[/\bresponsabilità(?!\p{L}).{0,100}\blimitat/iu, 1.3]],
    heading: /responsab/iu,
    question: /\bresponsab\w*/iu,
  },
  'unlimited-liability': {
    signs: [[/\bresponsabilità(?!\p{L}).{0,40}\billimitata/iu, 1.4]],
    heading: /responsab/iu,
    question: /\billimitata\b/iu,
  },
  'liquidated-damages': {
    signs: [[/\bpenale\b/iu, 1.2]],
    question: /\bpenale\b/iu,
  },
  insurance: {
    signs: [[/\bassicurazione\b.{0,120}\bstipulare\b/iu, 1.3]],
    question: /\bassicura\w*/iu,
  },
  indemnity: { signs: [[/\b(?:manlevare|tenere indenne)\b/iu, 1]] },
  'ip-assignment': { question: /\bproprietà intellettuale\b/iu },
  'license-grant': { question: /\blicenza\b/iu },
  confidentiality: {
    signs: [[/\briservatezza\b/iu, 1]],
    question: /\briservat\w*/iu,
  },
  disputes: {
    signs: [[/\bforo competente\b/iu, 1.2]],
    question: /\b(?:tribuna\w*|foro)\b/iu,
  },
}
