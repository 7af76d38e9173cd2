import type { Span } from '../span.ts'
import { digitsOf } from './check-digits.ts'

const subjects = [
  'passport|identity card|ID card|company|registration|registered|policy|customer|client|employee|personnel|payroll|patient|member(?:ship)?|taxpayer|tax|licen[cs]e|driving licen[cs]e|national insurance|social security|insurance|claim|case|file|contract|invoice|student|matter|hospital',
  'pasaporte|cliente|póliza|afiliación|empleado|expediente|contrato|seguridad social|siniestro',
  'passeport|client|contrat|police|dossier|salarié|allocataire|sécurité sociale|sinistre|adhérent|identité',
].join('|')

const germanNumbers =
  'Kunden|Personal|Steuer|Versicherungs|Sozialversicherungs|Rentenversicherungs|Ausweis|Personalausweis|Reisepass|Pass|Vertrags|Mitglieds|Patienten|Rechnungs|Handelsregister|Register|Schaden|Akten|Mandats|Matrikel|Policen|Vorgangs'

const numberWord = '(?:no\\.?|nos\\.?|number|nr\\.?|#|n[°º]|núm\\.?|ID)'

const label = new RegExp(
  [
    `(?:${subjects})\\s{1,2}${numberWord}`,
    `(?:${germanNumbers})(?:-?(?:nummer|nr\\.?)|zeichen)`,
    `(?:numéro|n[°º]|número|núm\\.?|n\\.º)\\s{1,2}(?:de|d[’']|del|de la)?\\s?(?:${subjects})`,
    `(?:${subjects})\\s{1,2}(?:n\\.º|n\\.?[°º])`,
    'HR[AB]|Aktenzeichen|Az\\.|(?:DNI|NIF|NIE|CIF|NHC|NSS|NINO|SSN|VAT|MRN)(?:\\s?(?:no\\.?|number|n\\.º))?',
  ].join('|'),
  'giu',
)

/** What a number looks like behind its label: at least four digits, perhaps in groups. */
const value =
  /(?:\s?[:=.]|\s(?:is|ist|est|es|lautet))?\s{0,2}(\d{1,4} \p{L}{1,3} \d{1,5}\/\d{2,4}|(?=[\p{Lu}\d/.-]{0,12} ?[\p{Lu}\d/.-]{0,12}\d)[\p{Lu}\d][\p{Lu}\d/.-]{0,24}(?: \d[\p{Lu}\d/.-]{1,8}){0,4})/uy

/** Numbers that a word before them tells to be somebody's: of a passport, a policy, a customer. */
export function findLabeledIds(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(label)) {
    value.lastIndex = match.index + match[0].length
    const found = value.exec(text)
    const written = found?.[1]?.replace(/[/.-]+$/u, '')
    if (found === null || written === undefined || digitsOf(written).length < 4) continue
    const start = found.index + found[0].indexOf(found[1] ?? '')
    spans.push({ kind: 'id', start, end: start + written.length })
  }
  return spans
}

const accountLabel =
  /(?:account|acct|a\/c|sort code|Konto|Kontonummer|Konto-Nr|BLZ|Bankleitzahl|compte|cuenta|conto)(?:\s{1,2}(?:no\.?|number|nr\.?|n[°º]|n\.º))?\s?[:.]?\s{0,2}(\d[\d -]{4,24}\d)/giu

/** Accounts that are no IBAN, and sort codes. */
export function findAccounts(text: string): Span[] {
  return [...text.matchAll(accountLabel)].map((match) => {
    const end = match.index + match[0].length
    return { kind: 'account', start: end - (match[1]?.length ?? 0), end }
  })
}
