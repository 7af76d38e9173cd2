import type { RiskLevel } from '@precis/domain'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import type { CompiledFrames } from '../../languages/compile-frames.ts'
import { proseUnit, type Unit } from '../units/unit.ts'

const ornaments = /^[\s•*–—【〔[(-]{0,6}((?:(?:[⚠☠⛔⚡❗‼▲△]\ufe0f?|\/!\\|<!>)\s{0,3}){0,4})/u
/** What parts a word in capitals from what it warns of: `WARNING: …`, `DANGER – …`, or the end of its line. */
const parted = /^(?:\s*$|\s*[:：!！.,–—|】〕\])-]|\s{2,}|\s\p{Lu}\p{Ll})/u
const colon = /^\s?[:：!！]/u
const edges = /^[\s:：!！.,–—|】〕\])-]+/u
const mostWords = 60
const fewestWords = 4
const mostWordsOfHead = 10

interface Notice {
  readonly level: RiskLevel
  /** Where the word that grades it begins, behind the signs in front. */
  readonly from: number
  readonly rest: string
}

/** The safety notices of a manual, each with what it warns of: `WARNING – Hot water: Water at taps can scald.` */
export function safetyNotices(
  content: string,
  sentences: readonly Sentence[],
  frames: CompiledFrames,
): Unit[] {
  let toldEnd = -1
  return sentences.flatMap((head, at) => {
    if (head.start < toldEnd || !opensLine(content, head.start)) return []
    const notice = noticeIn(content.slice(head.start, head.end), frames.notices)
    if (notice === undefined) return []
    const end = endOfNotice(content, sentences, at, frames)
    const start = head.start + notice.from
    const text = flattenSpace(content.slice(start, end))
    const words = roughWordCount(text)
    if (words < fewestWords + 1 || (end === head.end && isHeading(head, notice))) return []
    toldEnd = end
    return [
      {
        ...proseUnit({ start, end, text, words }, head),
        grade: { level: notice.level, by: 'notice' },
      },
    ]
  })
}

const mostIndent = 40
/** `Attention: Ms J. Orme, Duty Manager`: to whom a letter goes. */
const namesReader =
  /^\s*[:：]\s*(?:(?:mr|mrs|ms|mx|miss|dr|prof|herrn?|frau|mme|mlle|m|sr|sra|sig|dott|dhr|mevr|pani?)\.?\s\p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,|$))/iu

function opensLine(content: string, start: number): boolean {
  const before = content.slice(Math.max(0, start - mostIndent), start).trimStart()
  return before === '' || /\n\s*$/u.test(content.slice(Math.max(0, start - mostIndent), start))
}

function noticeIn(raw: string, notices: CompiledFrames['notices']): Notice | undefined {
  const [front = '', signs = ''] = ornaments.exec(raw) ?? []
  const text = raw.slice(front.length)
  const [grave] = notices.grave.exec(text) ?? []
  const [word = ''] = grave === undefined ? (notices.slight.exec(text) ?? []) : [grave]
  const rest = text.slice(word.length)
  const isMarked = signs !== ''
  if (word === '') return isMarked ? { level: 'medium', from: front.length, rest } : undefined
  if (notices.explained.test(rest.replace(edges, '')) || namesReader.test(rest)) return undefined
  const isCapital = word === word.toUpperCase() && parted.test(rest)
  if (!isMarked && !isCapital && !colon.test(rest)) return undefined
  return { level: grave === undefined ? 'medium' : 'high', from: front.length, rest }
}

/** Whether nothing but a heading is left, whose notice stands nowhere. */
function isHeading({ kind }: Sentence, { rest }: Notice): boolean {
  return kind === 'heading' || roughWordCount(rest) < fewestWords
}

/** Where its paragraph ends; a heading by itself goes on with the paragraph below it. */
function endOfNotice(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  { notices }: CompiledFrames,
): number {
  const head = sentences[at]
  if (head === undefined) return -1
  const isAlone =
    head.kind === 'heading' ||
    (head.words < mostWordsOfHead && sentences[at + 1]?.block !== head.block)
  let { end, block } = head
  for (const [behind, next] of sentences.slice(at + 1, at + 1 + mostWords).entries()) {
    const raw = content.slice(next.start, next.end)
    const isSame = next.block === block
    const goesOn = isSame || (isAlone && behind === 0)
    if (!goesOn || next.kind === 'heading' || next.kind === 'row') break
    if (opensLine(content, next.start) && noticeIn(raw, notices) !== undefined) break
    if (roughWordCount(content.slice(head.start, next.end)) > mostWords) break
    if (isAlone) block = next.block
    end = next.end
  }
  return end
}
