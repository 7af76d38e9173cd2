import { asciiDigits } from './numbers.ts'

/** A date as written in a text. `keys` are `y-m-d`, `y-m` or `m-d`, several where the order of day and month is open. */
export interface WrittenDate {
  readonly text: string
  readonly keys: readonly string[]
}

const monthNames = [
  'january jan januar jänner janvier enero ene gennaio gen janeiro januari',
  'february feb februar février febrero febbraio fevereiro februari',
  'march mar märz mars marzo março maart mrt',
  'april apr avril abril aprile abr',
  'may mai mayo maggio maio mei',
  'june jun juni juin junio giugno junho',
  'july jul juli juillet julio luglio julho',
  'august aug août agosto augustus ago',
  'september sep sept septembre septiembre settembre setembro',
  'october oct oktober okt octobre octubre ottobre outubro',
  'november nov novembre noviembre novembro',
  'december dec dezember dez décembre diciembre dicembre dezembro',
]
const months = new Map<string, number>()
monthNames.forEach((names, at) => {
  for (const name of names.split(' ')) months.set(name, at + 1)
})

const month = `(${[...months.keys()].sort((a, b) => b.length - a.length).join('|')})`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|\.)?`
const year = String.raw`(\d{4})`
const edge = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`
/** Bounded, so that a long gap between two words is looked at once. */
const gap = String.raw`\s{0,9}`
const of = `${gap}(?:day of|de|of|do|del|di)?${gap}`

type Read = (match: RegExpExecArray) => string[]
const readers: readonly (readonly [RegExp, Read])[] = [
  [
    pattern(String.raw`${edge}${day}${of}${month}\.?,?(?:${gap}(?:de|del|of)?${gap})${year}${end}`),
    ([, d, m, y]) => full(y, monthOf(m), d),
  ],
  [
    pattern(String.raw`${edge}${month}\.?\s+(?:the\s+)?${day},?\s+${year}${end}`),
    ([, m, d, y]) => full(y, monthOf(m), d),
  ],
  [
    pattern(String.raw`${edge}${year}[-/.](\d{1,2})[-/.](\d{1,2})${end}`),
    ([, y, m, d]) => full(y, Number(m), d),
  ],
  [
    pattern(String.raw`${edge}(\d{1,2})[-/.](\d{1,2})[-/.]${year}${end}`),
    ([, a, b, y]) => [...full(y, Number(b), a), ...full(y, Number(a), b)],
  ],
  [
    pattern(String.raw`${edge}${year}\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]`),
    ([, y, m, d]) => full(y, Number(m), d),
  ],
  [
    pattern(String.raw`${edge}${month}\.?,?\s+(?:(?:de|del|of)\s+)?${year}${end}`),
    ([, m, y]) => [`${y}-${monthOf(m)}`],
  ],
  [pattern(`${edge}${day}${of}${month}${end}`), ([, d, m]) => [`${monthOf(m)}-${Number(d)}`]],
  [
    pattern(String.raw`${edge}${month}\.?\s+${day}${end}`),
    ([, m, d]) => [`${monthOf(m)}-${Number(d)}`],
  ],
]

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu')
}

function monthOf(name: string | undefined): number {
  return months.get((name ?? '').toLowerCase()) ?? 0
}

function full(y: string | undefined, m: number, d: string | undefined): string[] {
  const dayNumber = Number(d)
  return m >= 1 && m <= 12 && dayNumber >= 1 && dayNumber <= 31 ? [`${y}-${m}-${dayNumber}`] : []
}

/** Dates of a text and the text without them, so that their digits are not taken for figures. */
export function takeDates(source: string): { dates: WrittenDate[]; rest: string } {
  let rest = asciiDigits(source)
  const dates: WrittenDate[] = []
  for (const [expression, read] of readers) {
    expression.lastIndex = 0
    rest = rest.replace(expression, (...found) => {
      const keys = read(found as unknown as RegExpExecArray)
      if (keys.length === 0) return String(found[0])
      dates.push({ text: String(found[0]), keys })
      return ' '.repeat(String(found[0]).length)
    })
  }
  return { dates, rest }
}

/** All keys a date answers to: a full date is also its month of that year and its day of any year. */
export function dateKeys(date: WrittenDate): string[] {
  return date.keys.flatMap((key) => {
    const [y = '', m = '', d] = key.split('-')
    return d === undefined ? [key] : [key, `${y}-${m}`, `${m}-${d}`]
  })
}

export function isMonthName(word: string): boolean {
  return months.has(word.toLowerCase())
}
