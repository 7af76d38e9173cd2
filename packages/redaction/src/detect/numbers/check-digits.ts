/** Digits of a number, written with spaces or signs between them. */
export function digitsOf(written: string): string {
  return written.replace(/\D/gu, '')
}

function weighed(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
}

/** Payment cards, SIREN and others. */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i])
    const twice = digit * 2
    sum += i % 2 === 0 ? digit : twice > 9 ? twice - 9 : twice
  }
  return sum % 10 === 0
}

/** UK health service: ten digits. */
export function isNhsNumber(digits: string): boolean {
  const rest = 11 - (weighed(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return digits.length === 10 && (rest === 11 ? 0 : rest) === Number(digits[9])
}

/** ISO 7064 MOD 11,10, as German tax numbers have it. */
function hasIsoDigit(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

/** German tax identification: eleven digits, of which one or two repeat. */
export function isSteuerId(digits: string): boolean {
  if (digits.length !== 11 || digits.startsWith('0') || !hasIsoDigit(digits)) return false
  const different = new Set(digits.slice(0, 10)).size
  return different === 9 || different === 8
}

/** German VAT: nine digits. */
export function isGermanVat(digits: string): boolean {
  return digits.length === 9 && hasIsoDigit(digits)
}

/** French social security: thirteen signs and a key of two digits; Corsica writes letters. */
export function isFrenchNir(written: string): boolean {
  const compact = written.replace(/[\s.]/gu, '').toUpperCase()
  if (!/^[12]\d{4}(?:\d{2}|2[AB])\d{8}$/u.test(compact)) return false
  const number = BigInt(compact.slice(0, 13).replace('2A', '19').replace('2B', '18'))
  return 97 - Number(number % 97n) === Number(compact.slice(13))
}

/** French VAT: a key and the SIREN. */
export function isFrenchVat(digits: string): boolean {
  const siren = digits.slice(2)
  return digits.length === 11 && (12 + 3 * (Number(siren) % 97)) % 97 === Number(digits.slice(0, 2))
}

const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]

/** Italian tax code: sixteen signs. */
export function isCodiceFiscale(written: string): boolean {
  const code = written.toUpperCase()
  if (!/^[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]$/u.test(code)) return false
  let sum = 0
  for (let i = 0; i < 15; i += 1) {
    const sign = code.charCodeAt(i)
    const value = sign < 65 ? sign - 48 : sign - 65
    sum += i % 2 === 0 ? (oddValues[value] ?? 0) : value
  }
  return String.fromCharCode(65 + (sum % 26)) === code[15]
}

/** Spanish identity: eight digits, or X, Y or Z and seven, and a letter. */
export function isSpanishId(written: string): boolean {
  const compact = written.replace(/[\s.-]/gu, '').toUpperCase()
  if (!/^[XYZ\d]\d{7}[A-Z]$/u.test(compact)) return false
  const digits = compact.slice(0, 8).replace('X', '0').replace('Y', '1').replace('Z', '2')
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] === compact[8]
}

/** Spanish company: a letter, seven digits and a control sign. */
export function isSpanishCif(written: string): boolean {
  const compact = written.replace(/[\s.-]/gu, '').toUpperCase()
  if (!/^[A-HJNP-SUVW]\d{7}[\dA-J]$/u.test(compact)) return false
  let sum = 0
  for (let i = 1; i <= 7; i += 1) {
    const digit = Number(compact[i])
    const twice = digit * 2
    sum += i % 2 === 0 ? digit : twice > 9 ? twice - 9 : twice
  }
  const control = (10 - (sum % 10)) % 10
  return compact[8] === String(control) || compact[8] === 'JABCDEFGHI'[control]
}

/** Dutch citizen service number: nine digits. */
export function isBsn(digits: string): boolean {
  return (
    digits.length === 9 &&
    Number(digits) > 0 &&
    weighed(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
  )
}

/** Polish personal number: a birth date and five digits. */
export function isPesel(digits: string): boolean {
  if (digits.length !== 11) return false
  const month = Number(digits.slice(2, 4)) % 20
  const day = Number(digits.slice(4, 6))
  if (month < 1 || month > 12 || day < 1 || day > 31) return false
  return (10 - (weighed(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10 === Number(digits[10])
}

/** Portuguese tax number: nine digits. */
export function isPortugueseNif(digits: string): boolean {
  const rest = weighed(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return digits.length === 9 && (rest < 2 ? 0 : 11 - rest) === Number(digits[8])
}

/** Belgian enterprise: ten digits, the last two a key. */
export function isBelgianVat(digits: string): boolean {
  return digits.length === 10 && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
}

/** UK VAT: nine digits, in its older and its newer form. */
export function isBritishVat(digits: string): boolean {
  const sum = weighed(digits, [8, 7, 6, 5, 4, 3, 2]) + Number(digits.slice(7, 9))
  return digits.length === 9 && (sum % 97 === 0 || (sum + 55) % 97 === 0)
}
