import { type Clauses, calledInBrackets } from '../clauses.ts'

export const clauses: Clauses = {
  name: {
    signs: [
      [/^(?!.*[.;:]$)(?=[^\p{Ll}]*\bCONTRAT\b)[^\p{Ll}]{6,120}$/u, 1.3],
      [
        /^(?:\p{Lu}\p{L}+ [\w.-]*\d[\w.-]*\s+)?(?:[\p{Lu}&/][\p{L}&/'’.-]*,?\s+){1,10}Contrat$/u,
        1.6,
      ],
    ],
  },
  parties: {
    signs: [calledInBrackets, [/\bentre .{3,200} et /iu, 0.7], [/\bci-après\b/iu, 0.7]],
    question: /\bparties\b/iu,
  },
  'effective-date': { signs: [[/\b(?:prend effet|entre en vigueur)\b/iu, 1]] },
  term: {
    signs: [[/\b(?:la durée|durée de|pour une durée)(?!\p{L})/iu, 1]],
    heading: /\bdurée(?!\p{L})/iu,
    question: /\bdurée(?!\p{L})/iu,
  },
  renewal: {
    signs: [[/\brenouvel\w+/iu, 1]],
    heading: /renouvel/iu,
    question: /\brenouvel\w*/iu,
  },
  'automatic-renewal': { signs: [[/\btacite reconduction\b/iu, 1.3]] },
  'renewal-notice': {
    signs: [[/\bpréavis\b/iu, 1.2]],
    question: /\bpréavis\b/iu,
  },
  'governing-law': {
    signs: [[/\bdroit\b.{0,40}\bapplicable\b|\brégi par\b/iu, 1.5]],
    heading: /droit applicable/iu,
    question: /\bdroit applicable\b/iu,
  },
  'warranty-duration': {
    signs: [[/\bpériode de garantie\b/iu, 1.2]],
    question: /\bgarantie\w*/iu,
  },
  'non-compete': {
    signs: [[/\bnon-concurrence\b/iu, 1.5]],
    question: /\bconcurrence\b/iu,
  },
  exclusivity: {
    signs: [[/\bexclusivité(?!\p{L})/iu, 1]],
    question: /\bexclusivité(?!\p{L})/iu,
  },
  'no-solicit': { question: /\bdébauch/iu },
  'termination-for-convenience': {
    signs: [
      [/\brésilier\b.{0,100}\bpréavis\b/iu, 1],
      [/\bforce majeure\b/iu, -0.7],
    ],
    heading: /résiliation/iu,
    question: /\brésili/iu,
  },
  'change-of-control': { signs: [[/\bchangement de contrôle\b/iu, 1.5]] },
  'anti-assignment': {
    signs: [[/\b(?:céder|cession|sous-louer)\b.{0,120}\baccord\b/iu, 1.3]],
    question: /\bcéder\b/iu,
  },
  payment: {
    signs: [[/\b(?:loyer|prix)\b.{0,120}\d/iu, 1.2]],
    heading: /loyer|prix/iu,
  },
  'minimum-commitment': {
    signs: [[/\bquantité minimale\b/iu, 1]],
    question: /\bminim\w*/iu,
  },
  'cap-on-liability': {
    signs: [[/\bresponsabilité(?!\p{L}).{0,100}\b(?:limitée|plafon)/iu, 1.3]],
    heading: /responsab/iu,
    question: /\bresponsab\w*/iu,
  },
  'unlimited-liability': {
    signs: [[/\bresponsabilité(?!\p{L}).{0,40}\billimitée/iu, 1.4]],
    heading: /responsab/iu,
    question: /\billimité/iu,
  },
  'liquidated-damages': {
    signs: [[/\bpénalité/iu, 1.2]],
    question: /\bpénalité/iu,
  },
  insurance: {
    signs: [[/\bassurance\b.{0,120}\bsouscri\w+/iu, 1.3]],
    heading: /assurance/iu,
    question: /\bassurance\b/iu,
  },
  indemnity: { signs: [[/\bindemnis\w+/iu, 1]] },
  'ip-assignment': { question: /\bpropriété intellectuelle\b/iu },
  confidentiality: {
    signs: [[/\bconfidentialité(?!\p{L})/iu, 1]],
    question: /\bconfidenti[ae]l/iu,
  },
  disputes: {
    signs: [[/\b(?:tribunaux|tribunal arbitral)\b/iu, 1.2]],
    question: /\btribuna\w*/iu,
  },
}
