import { type Clauses, calledInBrackets } from '../clauses.ts'

export const clauses: Clauses = {
  name: {
    signs: [
      [/^(?!.*[.;:]$)(?=[^\p{Ll}]*\bVERTRAG\b)[^\p{Ll}]{6,120}$/u, 1.3],
      [
        /^(?:\p{Lu}\p{L}+ [\w.-]*\d[\w.-]*\s+)?(?:[\p{Lu}&/][\p{L}&/'’.-]*,?\s+){1,10}Vertrag$/u,
        1.6,
      ],
    ],
  },
  parties: {
    signs: [
      calledInBrackets,
      [/\bzwischen .{3,200} und/iu, 0.7],
      [/\b(?:nachfolgend|im folgenden)\b/iu, 0.7],
    ],
    question: /\bvertragspartei\w*/iu,
  },
  'effective-date': { signs: [[/\b(?:tritt .{0,40} in kraft|beginnt am)\b/iu, 1]] },
  term: {
    signs: [[/\b(?:laufzeit|vertragsdauer|mietzeit|befristet|läuft bis|endet am)\b/iu, 1]],
    heading: /\blaufzeit\b/iu,
    question: /\b(?:laufzeit|dauer)\b/iu,
  },
  renewal: {
    signs: [[/\bverlängert sich\b/iu, 1]],
    heading: /verlänger/iu,
    question: /\bverlänger\w*/iu,
  },
  'automatic-renewal': {
    signs: [[/\bverlängert sich\b.{0,60}\b(?:automatisch|stillschweigend)/iu, 1.3]],
  },
  'renewal-notice': {
    signs: [[/\b(?:kündigungsfrist|frist von .{0,40} (?:zum|vor))\b/iu, 1.2]],
    question: /\bkündigungsfrist\b/iu,
  },
  'governing-law': {
    signs: [[/\b(?:gilt|unterliegt|anwendbar) .{0,60}\brecht\b/iu, 1.5]],
    heading: /anwendbares recht/iu,
    question: /\b(?:recht gilt|anwendbares recht)\b/iu,
  },
  'warranty-duration': {
    signs: [[/\bgewährleistungsfrist\b/iu, 1.2]],
    question: /\b(?:gewährleistung\w*|garantie\w*)/iu,
  },
  'non-compete': {
    signs: [[/\bwettbewerbsverbot\b/iu, 1.5]],
    question: /\bwettbewerb\w*/iu,
  },
  exclusivity: {
    signs: [[/\b(?:ausschließlich|exklusiv)\w*/iu, 1]],
    question: /\bexklusiv\w*/iu,
  },
  'no-solicit': { question: /\babwerb\w*/iu },
  'termination-for-convenience': {
    signs: [
      [/\b(?:kündigen|kündigung)\b.{0,120}\b(?:frist|monat\w*|jederzeit|ohne angabe)\b/iu, 1],
      [/\b(?:vertragsverletzung|wichtige[mnr]? grund|insolven\w*)\b/iu, -0.7],
    ],
    heading: /kündigung/iu,
    question: /\bkündig\w*/iu,
  },
  'change-of-control': {
    signs: [[/\bkontrollwechsel\b/iu, 1.5]],
    question: /\bkontrollwechsel\b/iu,
  },
  'anti-assignment': {
    signs: [
      [
        /(?<!\p{L})(?:abtret\w+|untervermiet\w+|übertragen)\b.{0,120}\b(?:zustimmung|einwilligung)\b|\bzustimmung\b.{0,100}(?<!\p{L})(?:abtret|übertrag|untervermiet)/iu,
        1.3,
      ],
    ],
    question: /\b(?:abtret\w*|untervermiet\w*)/iu,
  },
  payment: {
    signs: [[/\b(?:miete|vergütung|kaufpreis|kaution)\b.{0,120}\d/iu, 1.2]],
    heading: /miete|vergütung/iu,
  },
  'minimum-commitment': {
    signs: [[/\bmindest(?:abnahme|menge|umsatz)\b/iu, 1]],
    question: /\bmindest\w*/iu,
  },
  'cap-on-liability': {
    signs: [
      [/\bhaft(?:et|ung)\b.{0,120}(?<!\p{L})(?:beschränkt|begrenzt|ausgeschlossen|höhe)/iu, 1.3],
    ],
    heading: /haftung/iu,
    question: /\bhaft\w*/iu,
  },
  'unlimited-liability': {
    signs: [[/\b(?:haftet|haftung)\b.{0,60}\bunbe(?:schränkt|grenzt)/iu, 1.4]],
    heading: /haftung/iu,
    question: /\bunbe(?:schränkt|grenzt)\b/iu,
  },
  'liquidated-damages': {
    signs: [[/\bvertragsstrafe\b/iu, 1.2]],
    question: /\bvertragsstrafe\b/iu,
  },
  insurance: {
    signs: [[/\bversicherung\w*.{0,120}\b(?:abschließen|unterhalten)\b/iu, 1.3]],
    heading: /versicherung/iu,
    question: /\bversicher\w*/iu,
  },
  indemnity: {
    signs: [[/\b(?:freistell\w+|schadlos)\b/iu, 1]],
    question: /\bfreistell\w*/iu,
  },
  'ip-assignment': { question: /\burheberrecht\w*/iu },
  'license-grant': { question: /\blizenz\w*/iu },
  confidentiality: {
    signs: [[/\b(?:geheim\w+|vertraulich\w*)\b/iu, 1]],
    heading: /geheim/iu,
    question: /\b(?:geheim|vertraulich)\w*/iu,
  },
  disputes: {
    signs: [[/\b(?:gerichtsstand|schiedsverfahren)\b/iu, 1.2]],
    heading: /gerichtsstand/iu,
    question: /\bgerichtsstand\b/iu,
  },
}
