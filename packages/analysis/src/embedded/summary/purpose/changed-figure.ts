import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { dangles } from '../../document/wording/dangling.ts'
import type { ValueKind } from '../../findings/typed-values.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { percentWords } from '../../languages/percent-words.ts'
import { overlaps } from '../lines/overlaps.ts'
import { mostOf, spanOf } from './forms/sum-beside.ts'

const wordsOfFigure = 32
const shareLooked = 0.6
const leastWorth = 2
const worthOfEarly = 0.5
const likeKinds: readonly ValueKind[] = ['money', 'percent']

/** From what to what it changes, where a letter announces a change and what is told of it names no sum. */
export function changedFigure(reading: Reading, told: readonly Excerpt[]): Excerpt[] {
  const { content, type, findings, title, rules } = reading
  const mayChange =
    type.genre === 'general' && (type.id === undefined || !settled.includes(type.id))
  const { fromTo, startsChange } = rules.phrases
  const says = [title, ...told.map(({ text }) => text)]
  if (!mayChange || told.length === 0 || !says.some((text) => startsChange.test(text))) return []
  if (told.some(({ text }) => namesFigure.test(text) || fromTo.test(text))) return []
  const last = shareLooked * content.length
  const best = mostOf(findings, (found) =>
    found.unit.start > last || told.some((one) => overlaps(one, found.unit))
      ? 0
      : worthOf(found, rules) + worthOfEarly * (1 - found.unit.start / last),
  )
  if (best === undefined || worthOf(best, rules) < leastWorth) return []
  return [
    best.unit.kind === 'sentence' ? excerptOf(content, best.unit, wordsOfFigure) : spanOf(best),
  ]
}

const settled: readonly string[] = ['judgment', 'minutes', 'newsletter', 'invoice', 'quotation']
const namesFigure = new RegExp(
  String.raw`\p{Sc}\s?\p{N}|\p{N}\s?(?:%|\p{Sc}|(?:${percentWords}|zł|руб)(?!\p{L}))`,
  'iu',
)

function worthOf({ unit, values, matches, burdens }: WeighedUnit, language: Language): number {
  if (unit.kind === 'sentence' && dangles(unit.text, language)) return 0
  if (unit.kind !== 'sentence' && unit.columns.length < 2) return 0
  const has = (kind: ValueKind): boolean => values.some((value) => value.kind === kind)
  const isPriced = has('money') || has('percent')
  const changes = language.phrases.fromTo.test(unit.text)
  const tellsChange = changes || burdens.includes('grows')
  if (!isPriced || (unit.kind === 'sentence' && !tellsChange)) return 0
  const pairs = likeKinds.some((kind) => values.filter((value) => value.kind === kind).length > 1)
  const isRowOfTwo = unit.kind !== 'sentence' && pairs && comparesTimes(unit.columns, language)
  return (
    (unit.kind === 'sentence' && changes ? 1.5 : 0) +
    (isRowOfTwo ? leastWorth : 0) +
    (pairs ? 1 : 0) +
    (has('date') ? 0.7 : 0) +
    (burdens.includes('grows') ? 0.7 : 0) -
    (matches.condition > 0 ? 1 : 0)
  )
}

/** Whether the columns of a table are two times: `until 31 August`, `from 1 September`, or `Now`, `New`. */
function comparesTimes(columns: readonly string[], { phrases }: Language): boolean {
  const isTime = (name: string): boolean =>
    /\p{N}{4}/u.test(name) || phrases.columnOfTime.test(name)
  return columns.filter(isTime).length > 1
}
