import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import { percentWords } from '../../document/wording/scales.ts'
import { proseUnit, type Unit } from '../units/unit.ts'

/* Expressions of all languages. */

/** What opens a scale of what is owed by whoever cancels. */
const cancels =
  /(?<!\p{L})(?:cancel\p{L}*|withdraw\p{L}*|no-show|stornier\p{L}*|storno\p{L}*|rücktritt\p{L}*|absage\p{L}*|annul\p{L}*|désist\p{L}*|desist\p{L}*|anula\p{L}*|disdett\p{L}*|rinunc\p{L}*|rezygn\p{L}*|anulow\p{L}*|odwołani\p{L}*|отмен\p{L}*|аннулир\p{L}*)|キャンセル|取消|退订|退改|إلغاء/iu
const time =
  /(?<!\p{L})(?:hours?|days?|weeks?|months?|stunden?|tag(?:e|en)?|wochen?|monat(?:e|en)?|heures?|jours?|semaines?|mois|horas?|días?|semanas?|mes(?:es)?|ore|giorn[oi]|settiman[ae]|mesi|dias?|uur|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|godzin\p{L}*|dni|tygodni\p{L}*|miesi\p{L}+|час\p{L}*|дн\p{L}+|недел\p{L}+|месяц\p{L}*)(?!\p{L})|[日天周週月]|(?:يوم|أيام|أسبوع|شهر)/iu
const share = new RegExp(
  `(\\p{Nd}{1,3})(?:[.,]\\p{Nd}+)? ?(?:[%٪％]|(?:${percentWords})(?!\\p{L}))`,
  'iu',
)
const fewestSteps = 2
const linesLooked = 14
const mostLinesBetween = 5
const longestLine = 140
const mostWordsOfHead = 30
const large = 40

/** Scales of what is owed the later somebody cancels, in a table or a list: each is one danger. */
export function cancellationScales(content: string, sentences: readonly Sentence[]): Unit[] {
  const scales: Unit[] = []
  for (const head of sentences) {
    if (head.words > mostWordsOfHead || !cancels.test(head.text)) continue
    const steps = stepsBelow(content, head.end)
    const [first, last] = [steps[0], steps.at(-1)]
    if (first === undefined || last === undefined || steps.length < fewestSteps) continue
    const text = `${head.text.replace(/[.:：]$/u, '')}: ${steps.map(({ text }) => text).join('; ')}`
    const isLarge = steps.some((step) => Number(share.exec(step.text)?.[1]) >= large)
    const span = { start: first.start, end: last.end, text, words: roughWordCount(text) }
    const unit = proseUnit(span, head)
    // The closest line above it names it.
    if (scales.at(-1)?.start === first.start) scales.pop()
    scales.push({ ...unit, grade: { level: isLarge ? 'high' : 'medium', by: 'scale' } })
  }
  return scales
}

interface Step {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The lines below a place that tell a time and a share, with those between them. */
function stepsBelow(content: string, from: number): Step[] {
  const lines: Step[] = []
  let start = content.indexOf('\n', from) + 1
  for (let looked = 0; looked < linesLooked && start > 0 && start < content.length; looked++) {
    const next = content.indexOf('\n', start)
    const end = next < 0 ? content.length : next
    const line = content.slice(start, Math.min(end, start + longestLine))
    const indent = line.length - line.trimStart().length
    const trimmed = line.trim()
    if (trimmed !== '') {
      lines.push({
        start: start + indent,
        end: start + indent + trimmed.length,
        text: flattenSpace(trimmed.replace(/\s*\|\s*|\t+|\s{3,}/gu, ' – ')),
      })
    }
    start = end + 1
  }
  const isStep = ({ text }: Step): boolean => time.test(text) && share.test(text)
  const begin = lines.findIndex(isStep)
  if (begin < 0 || begin > mostLinesBetween) return []
  const behind = lines.slice(begin).findIndex((line) => !isStep(line))
  return lines.slice(begin, behind < 0 ? undefined : begin + behind)
}
