import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { percentWords } from '../../languages/percent-words.ts'
import { proseUnit, type Unit } from '../units/unit.ts'

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
export function cancellationScales(
  content: string,
  sentences: readonly Sentence[],
  { phrases }: Language,
): Unit[] {
  const scales: Unit[] = []
  for (const head of sentences) {
    if (head.words > mostWordsOfHead || !phrases.cancels.test(head.text)) continue
    const steps = stepsBelow(content, head.end, phrases.spanOfTime)
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
function stepsBelow(content: string, from: number, spanOfTime: RegExp): Step[] {
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
  const isStep = ({ text }: Step): boolean => spanOfTime.test(text) && share.test(text)
  const begin = lines.findIndex(isStep)
  if (begin < 0 || begin > mostLinesBetween) return []
  const behind = lines.slice(begin).findIndex((line) => !isStep(line))
  return lines.slice(begin, behind < 0 ? undefined : begin + behind)
}
