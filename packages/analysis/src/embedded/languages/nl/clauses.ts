import { type Clauses, calledInBrackets } from '../clauses.ts'

export const clauses: Clauses = {
  name: {
    signs: [
      [/^(?!.*[.;:]$)(?=[^\p{Ll}]*\bOVEREENKOMST\b)[^\p{Ll}]{6,120}$/u, 1.3],
      [
        /^(?:\p{Lu}\p{L}+ [\w.-]*\d[\w.-]*\s+)?(?:[\p{Lu}&/][\p{L}&/'’.-]*,?\s+){1,10}Overeenkomst$/u,
        1.6,
      ],
    ],
  },
  parties: {
    signs: [calledInBrackets, [/\btussen .{3,200} en /iu, 0.7], [/\bhierna\b/iu, 0.7]],
    question: /\bpartijen\b/iu,
  },
  'effective-date': { signs: [[/\b(?:treedt in werking|gaat in op)\b/iu, 1]] },
  term: {
    signs: [[/\b(?:de duur|looptijd)\b/iu, 1]],
    heading: /\bduur\b/iu,
    question: /\blooptijd\b/iu,
  },
  renewal: {
    signs: [[/\bverleng\w+/iu, 1]],
    question: /\bverleng\w*/iu,
  },
  'automatic-renewal': { signs: [[/\bstilzwijgend\w* verleng/iu, 1.3]] },
  'renewal-notice': {
    signs: [[/\bopzegtermijn\b/iu, 1.2]],
    question: /\bopzegtermijn\b/iu,
  },
  'governing-law': {
    signs: [[/\b(?:nederlands|belgisch) recht\b/iu, 1.5]],
    question: /\btoepasselijk recht\b/iu,
  },
  'warranty-duration': {
    signs: [[/\bgarantietermijn\b/iu, 1.2]],
    question: /\bgarantie\w*/iu,
  },
  'non-compete': { signs: [[/\bconcurrentiebeding\b/iu, 1.5]] },
  exclusivity: { signs: [[/\bexclusiviteit\b/iu, 1]] },
  'termination-for-convenience': {
    signs: [[/\bopzeg\w+\b.{0,80}\b(?:maand|termijn)\w*/iu, 1]],
    heading: /opzegging/iu,
    question: /\bopzeg\w*/iu,
  },
  'anti-assignment': { question: /\boverdra\w*/iu },
  payment: {
    signs: [[/\b(?:huur|prijs|waarborgsom)\b.{0,120}\d/iu, 1.2]],
    heading: /huur/iu,
  },
  'minimum-commitment': { question: /\bminim\w*/iu },
  'cap-on-liability': {
    signs: [[/\baansprakelijkheid\b.{0,100}\bbeperkt/iu, 1.3]],
    question: /\baansprakelijk\w*/iu,
  },
  'unlimited-liability': {
    signs: [[/\bonbeperkt\b.{0,20}\baansprakelijk/iu, 1.4]],
    heading: /aansprakelijk/iu,
    question: /\bonbeperkt\b/iu,
  },
  'liquidated-damages': {
    signs: [[/\bboete\b/iu, 1.2]],
    question: /\bboete\b/iu,
  },
  insurance: {
    signs: [[/\bverzekering\b.{0,120}\bafsluiten\b/iu, 1.3]],
    question: /\bverzeker\w*/iu,
  },
  indemnity: { signs: [[/\bvrijwar\w+/iu, 1]] },
  confidentiality: { signs: [[/\bgeheimhouding\b/iu, 1]] },
  disputes: {
    signs: [[/\bbevoegde rechter\b/iu, 1.2]],
    question: /\brechter\b/iu,
  },
}
