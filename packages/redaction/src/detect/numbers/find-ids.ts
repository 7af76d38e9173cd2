import { isAfter, type Span } from '../span.ts'
import {
  digitsOf,
  hasLuhnDigit,
  isBelgianVat,
  isBritishVat,
  isBsn,
  isCodiceFiscale,
  isFrenchNir,
  isFrenchVat,
  isGermanVat,
  isNhsNumber,
  isPesel,
  isPortugueseNif,
  isSpanishCif,
  isSpanishId,
  isSteuerId,
} from './check-digits.ts'

/** A kind of number: how it is written, what proves it, and the word that has to be before it where its digits alone prove little. */
interface Rule {
  readonly pattern: RegExp
  readonly isValid: (written: string) => boolean
  readonly label?: RegExp
}

const onDigits = (test: (digits: string) => boolean) => (written: string) => test(digitsOf(written))
const always = () => true

const rules: readonly Rule[] = [
  // United Kingdom
  { pattern: /(?<![\d])\d{3} \d{3} \d{4}(?!\d)/gu, isValid: onDigits(isNhsNumber) },
  { pattern: /(?<![\d])\d{10}(?!\d)/gu, isValid: onDigits(isNhsNumber), label: /NHS/u },
  {
    pattern:
      /(?<![A-Za-z\d])(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![A-Za-z\d])/gu,
    isValid: always,
  },
  { pattern: /(?<![A-Za-z\d])GB ?\d{3} ?\d{4} ?\d{2}(?!\d)/gu, isValid: onDigits(isBritishVat) },
  // Germany
  { pattern: /(?<!\d)\d{2} ?\d{3} ?\d{3} ?\d{3}(?!\d)/gu, isValid: onDigits(isSteuerId) },
  { pattern: /(?<![A-Za-z\d])DE ?\d{3} ?\d{3} ?\d{3}(?!\d)/gu, isValid: onDigits(isGermanVat) },
  // France
  {
    pattern: /(?<!\d)[12] ?\d{2} ?\d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}(?!\d)/gu,
    isValid: isFrenchNir,
  },
  {
    pattern: /(?<![A-Za-z\d])FR ?\d{2} ?\d{3} ?\d{3} ?\d{3}(?!\d)/gu,
    isValid: onDigits(isFrenchVat),
  },
  {
    pattern: /(?<!\d)\d{3} ?\d{3} ?\d{3}(?: ?\d{5})?(?!\d)/gu,
    isValid: onDigits(hasLuhnDigit),
    label: /SIREN|SIRET|RCS|R\.C\.S/u,
  },
  // Italy
  {
    pattern: /(?<![A-Za-z\d])[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z](?![A-Za-z\d])/giu,
    isValid: isCodiceFiscale,
  },
  { pattern: /(?<![A-Za-z\d])IT ?\d{11}(?!\d)/gu, isValid: onDigits(hasLuhnDigit) },
  { pattern: /(?<!\d)\d{11}(?!\d)/gu, isValid: hasLuhnDigit, label: /IVA|C\.F\.|fiscale/u },
  // Spain
  {
    pattern: /(?<![A-Za-z\d])(?:\d{2}\.?\d{3}\.?\d{3}|[XYZ][ -]?\d{7})[ -]?[A-Z](?![A-Za-z\d])/gu,
    isValid: isSpanishId,
  },
  {
    pattern: /(?<![A-Za-z\d])(?:ES)?[A-HJNP-SUVW][ -]?\d{7}[\dA-J](?![A-Za-z\d])/gu,
    isValid: (written) => isSpanishCif(written.replace(/^ES/u, '')),
  },
  // The Netherlands, Poland, Portugal, Belgium, Austria
  {
    pattern: /(?<!\d)\d{4}[ .]?\d{2}[ .]?\d{3}(?!\d)|(?<!\d)\d{3} \d{3} \d{3}(?!\d)/gu,
    isValid: onDigits(isBsn),
    label: /BSN|burgerservice|sofi/iu,
  },
  { pattern: /(?<![A-Za-z\d])NL ?\d{9} ?B\d{2}(?!\d)/gu, isValid: always },
  { pattern: /(?<!\d)\d{11}(?!\d)/gu, isValid: isPesel, label: /PESEL/iu },
  {
    pattern: /(?<!\d)\d{3} ?\d{3} ?\d{3}(?!\d)/gu,
    isValid: onDigits(isPortugueseNif),
    label: /NIF|NIPC|contribuinte/iu,
  },
  {
    pattern: /(?<![A-Za-z\d])BE ?[01]\d{3}[ .]?\d{3}[ .]?\d{3}(?!\d)/gu,
    isValid: onDigits(isBelgianVat),
  },
  { pattern: /(?<![A-Za-z\d])ATU\d{8}(?!\d)/gu, isValid: always },
  // United States
  { pattern: /(?<![\d-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/gu, isValid: always },
]

/** Numbers that authorities and health services give to people and companies. */
export function findIds(text: string): Span[] {
  return rules.flatMap(({ pattern, isValid, label }) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: written }) => {
      const isProved = isValid(written) && (label === undefined || isAfter(text, index, label))
      return isProved ? [{ kind: 'id' as const, start: index, end: index + written.length }] : []
    }),
  )
}
