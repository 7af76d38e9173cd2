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
    signs: [calledInBrackets, [/\bentre .{3,200} e /iu, 0.7], [/\bdoravante\b/iu, 0.7]],
    question: /\bpartes\b/iu,
  },
  'effective-date': { signs: [[/\bentra em vigor\b/iu, 1]] },
  term: {
    signs: [[/\b(?:prazo|vigência)\b/iu, 1]],
    heading: /\bprazo\b/iu,
    question: /\bduração(?!\p{L})/iu,
  },
  renewal: { signs: [[/\b(?:prorroga\w*|renovar\w*|renova\w+)\b/iu, 1]] },
  'automatic-renewal': { signs: [[/\brenovação automática\b/iu, 1.3]] },
  'renewal-notice': { signs: [[/\baviso prévio\b/iu, 1.2]] },
  'governing-law': {
    signs: [[/\bregido\b/iu, 1.5]],
    question: /\blei aplicável\b/iu,
  },
  'warranty-duration': { question: /\bgarantia\b/iu },
  'non-compete': { signs: [[/\bnão concorrência\b/iu, 1.5]] },
  exclusivity: { signs: [[/\bexclusividade\b/iu, 1]] },
  'termination-for-convenience': { question: /\brescindir\b/iu },
  'anti-assignment': { question: /\bceder\b/iu },
  payment: {
    signs: [[/\b(?:renda|preço)\b.{0,120}\d/iu, 1.2]],
    heading: /renda/iu,
  },
  'minimum-commitment': { question: /\bm[ií]nim/iu },
  'cap-on-liability': {
    heading: /responsab/iu,
    question: /\bresponsab\w*/iu,
  },
  'unlimited-liability': {
    signs: [[/\bresponsabilidade\b.{0,40}\bilimitada/iu, 1.4]],
    heading: /responsab/iu,
    question: /\bilimitada\b/iu,
  },
  'liquidated-damages': { signs: [[/\bcláusula penal\b|\bpenalização(?!\p{L})/iu, 1.2]] },
  insurance: {
    signs: [[/\bseguro\b.{0,120}\bcontratar\b/iu, 1.3]],
    heading: /seguro/iu,
    question: /\bseguro\b/iu,
  },
  'license-grant': { question: /\blicença\b/iu },
  confidentiality: {
    signs: [[/\bconfidencialidade\b/iu, 1]],
    question: /\bconfidencial\w*/iu,
  },
  disputes: {
    signs: [[/\btribunal arbitral\b/iu, 1.2]],
    question: /\b(?:tribuna\w*|foro)\b/iu,
  },
}
