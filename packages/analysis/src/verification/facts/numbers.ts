/** A number as written in a text, with every plain value that it may mean: `1.234` is 1.234 or 1234. */
export interface Figure {
  readonly text: string
  readonly values: readonly string[]
  readonly kind: 'percent' | 'money' | 'plain'
}

const number = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*`
const currencySign = String.raw`[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|INR|US\$)`
const scaleWord = String.raw`thousand|million|billion|trillion|mn|bn|Tsd\.?|Mio\.?|Mrd\.?|Millionen|Milliarden|Million|Milliarde|mille|millions?|milliards?|mil|millones|millón|milioni|milione|miliardi|miliardo|milhões|milhão|duizend|miljoen|miljard|[kKmMbB](?![\p{L}\p{N}])|万|億|亿`
const percentWord = String.raw`%|％|percent\b|per cent\b|percentage points?\b|Prozent|pour cent|por ciento|por cento|per cento|procent`
const currencyWord = String.raw`[$€£¥₹]|(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|INR|US dollars?|dollars?|euros?|pounds?|francs?|Franken|yen)\b`
const figurePattern = new RegExp(
  String.raw`((?:${currencySign})\s?)?(${number})(?:\s?-?(${scaleWord})(?![\p{Ll}]))?(?:\s?(${percentWord}))?(\s?(?:${currencyWord}))?`,
  'gu',
)

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:trillion)$/iu, 1e12],
  [/^(?:billion|bn|b|mrd\.?|milliarden?|milliards?|miliard[io]|miljard)$/iu, 1e9],
  [/^(?:億|亿)$/u, 1e8],
  [/^(?:万)$/u, 1e4],
  [/^(?:thousand|k|tsd\.?|mille|mil|duizend)$/iu, 1e3],
]

/** Every figure of a text, in order. Digits of other scripts count as well. */
export function findFigures(source: string): Figure[] {
  const text = asciiDigits(source)
  return [...text.matchAll(figurePattern)].map((match) => {
    const [whole, before, digits = '', scale, percent, after] = match
    const values = plainValues(digits)
    const kind = percent !== undefined ? 'percent' : before || after ? 'money' : 'plain'
    return {
      text: whole.trim(),
      values: scale === undefined ? values : [...scaled(values, scale), ...values],
      kind,
    }
  })
}

/** The plain values that written digits may mean. */
function plainValues(digits: string): string[] {
  const bare = digits.replace(/[ \u00a0\u202f'’]/gu, '')
  const marks = bare.replace(/\d/gu, '')
  if (marks === '') return [stripZeros(bare)]
  if (marks.length === 1) {
    const [whole = '', rest = ''] = bare.split(/[.,]/u)
    const decimal = stripZeros(`${whole}.${rest}`)
    return rest.length === 3 && /^[1-9]\d{0,2}$/u.test(whole)
      ? [`${whole}${rest}`, decimal]
      : [decimal]
  }
  const last = marks.at(-1) ?? ''
  if (new Set(marks).size === 2 && marks.indexOf(last) === marks.length - 1) {
    const at = bare.lastIndexOf(last)
    return [stripZeros(`${bare.slice(0, at).replace(/[.,]/gu, '')}.${bare.slice(at + 1)}`)]
  }
  const groups = bare.split(/[.,]/u)
  const isGrouped = groups.slice(1).every((group) => group.length === 3 || group.length === 2)
  return isGrouped && groups.at(-1)?.length === 3 ? [groups.join('')] : [bare]
}

function scaled(values: readonly string[], scale: string): string[] {
  const factor = scales.find(([pattern]) => pattern.test(scale))?.[1] ?? 1e6
  return values.map((value) => String(Math.round(Number(value) * factor * 1e6) / 1e6))
}

function stripZeros(value: string): string {
  const whole = value.replace(/^0+(?=\d)/u, '')
  return whole.includes('.') ? whole.replace(/\.?0+$/u, '') : whole
}

/** Digits of other scripts as ASCII digits, one for one. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/gu, (digit) =>
    String(digitValue(digit)),
  )
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  for (const zero of [0x660, 0x6f0, 0x966, 0xff10])
    if (code >= zero && code <= zero + 9) return code - zero
  return 0
}
