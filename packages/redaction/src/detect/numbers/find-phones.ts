import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isAfter, type Span } from '../span.ts'
import { digitsOf } from './check-digits.ts'

const candidate = /(?<![\p{L}\d.,/-])(?:\+|00)?\(?\d(?:[ \u00a0()./–-]{0,2}\d){5,15}(?![\p{L}\d])/gu
const label =
  /(?:phone|tel|mobile|cell|fax|call|Telefon|Tel\.|Mobil|Handy|Rufnummer|portable|téléphone|tél|teléfono|móvil|llam|cellulare|telefono|telefoon|telemóvel)[^\d\n]{0,20}$/iu
const date = /^\(?\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}/u
/** North American: (212) 555-0147, 212-555-0147. */
const american = /^\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}$/u
/** Spanish: nine digits in groups. */
const spanish = /^[6-9]\d{2} ?\d{2,3} ?\d{2,3}(?: ?\d{2})?$/u

const countries: readonly CountryCode[] = [
  'GB',
  'US',
  'DE',
  'FR',
  'ES',
  'IT',
  'NL',
  'AT',
  'CH',
  'BE',
  'PL',
  'PT',
  'IE',
]

function isPhone(written: string, isLabeled: boolean): boolean {
  const digits = digitsOf(written)
  if (digits.length < 7 || digits.length > 15 || date.test(written)) return false
  if (/^(?:\+|00)/u.test(written)) {
    const number = parsePhoneNumberFromString(`+${digits.replace(/^00/u, '')}`)
    return number?.isPossible() === true
  }
  const isWrittenLikeOne =
    (digits.startsWith('0') && digits.length >= 9 && /[ ()/–-]/u.test(written)) ||
    american.test(written) ||
    (spanish.test(written) && digits.length === 9 && written.includes(' '))
  if (!isLabeled && !isWrittenLikeOne) return false
  return countries.some((country) => parsePhoneNumberFromString(written, country)?.isValid())
}

/** Telephone numbers: international ones, national ones as they are written, others behind a word for telephone. */
export function findPhones(text: string): Span[] {
  const known = new Map<string, boolean>()
  return [...text.matchAll(candidate)].flatMap(({ index, 0: written }) => {
    const isLabeled = isAfter(text, index, label)
    const key = `${isLabeled} ${written}`
    const isFound = known.get(key) ?? isPhone(written, isLabeled)
    known.set(key, isFound)
    return isFound ? [{ kind: 'phone' as const, start: index, end: index + written.length }] : []
  })
}
