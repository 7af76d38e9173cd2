import type { RiskLevel } from '@precis/domain'
import { flattenSpace, roughWordCount } from '../../../../text/normalize.ts'
import type { Sentence } from '../../../document/parse.ts'
import type { Language } from '../../../languages/load-language.ts'
import { perLanguage } from '../../../languages/phrases/per-language.ts'
import { proseUnit, type Unit } from '../../units/unit.ts'
import { levelNamed } from './rated-risks.ts'

/** `3  Serious, or needs looking into urgently`, `Code C1: danger present`: a line of a legend. */
const legendLine = perLanguage(
  ({ gradeWord }) =>
    new RegExp(
      String.raw`^[\s|•*–—-]{0,12}(?:(?:${gradeWord.source})\s)?([A-Z]{0,2}\d|[A-Z]{2})(?:\s{2,}|\t|\s?[|:=–—-]\s+)(\S[^\n\t|]{5,160})$`,
      'iu',
    ),
)
/** `3 means a defect that is serious.` in a legend that is told in sentences. */
const toldGrade = perLanguage(
  ({ means }) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])([A-Z]{0,2}\d|[A-Z]{2}) (?:${means.source}) ([^.;]{5,160})[.;]`,
      'gu',
    ),
)
const fewestGrades = 2

/** The grades of a report that are serious, urgent or dangerous by its own legend; none where it has none. */
export function worstGrades(content: string, language: Language): readonly string[] {
  const worst = new Set<string>()
  let graded: { readonly grade: string; readonly isWorst: boolean }[] = []
  const close = (): void => {
    const bad = graded.filter(({ isWorst }) => isWorst)
    if (graded.length >= fewestGrades && bad.length < graded.length) {
      for (const { grade } of bad) worst.add(grade)
    }
    graded = []
  }
  for (const line of content.split('\n')) {
    const told = [...line.matchAll(toldGrade(language))]
    if (told.length >= fewestGrades) {
      close()
      graded = told.map(([, grade = '', said = '']) => ({
        grade,
        isWorst: isAlarming(said, language),
      }))
      close()
      continue
    }
    const [, grade, said] = legendLine(language).exec(line) ?? []
    if (grade !== undefined && said !== undefined) {
      graded.push({ grade: grade.toUpperCase(), isWorst: isAlarming(said, language) })
    } else if (line.trim() !== '') close()
  }
  close()
  return [...worst]
}

function isAlarming(text: string, { patterns, phrases }: Language): boolean {
  const at = text.search(phrases.alarms)
  return at >= 0 && text.slice(0, at).search(patterns.negation) < 0
}

/** `(High)`, `– critical risk`: a grade in words, which needs no legend, at the end of a heading. */
const byWord = perLanguage(({ gradeWord, worstGrade }) => {
  const grade = `(?:${worstGrade.source})`
  return new RegExp(
    String.raw`(?:\((?:(?:${gradeWord.source}):? )?${grade}\)|(?:[–—:]|\s{2})\s?${grade})[.:]?$`,
    'iu',
  )
})

/** `P-1  CRITICAL    Ladder`: a grade in the middle of the line that opens a record. */
const gradeInCell = /^\S{1,8}\s{2,}(\p{Lu}+(?: \p{Lu}+)?)\s{2,}\S/u

/** `FINDING 2 - HIGH - Stock is not counted`: a grade behind the number of an entry. */
export const gradeBehindNumber =
  /^\p{L}+ \p{N}{1,2}\s?[-–—:.|]\s?(\p{Lu}\p{L}{2,}(?: \p{L}+)?)\s?[-–—:|]\s/u

/** Whether a heading ends with the worst grade in words: `Cards not canceled (High)`. */
export function endsWithBadGrade(text: string, language: Language): boolean {
  return byWord(language).test(text)
}

const mostWordsOfHead = 14
const mostWordsOfEntry = 110
const fewestWordsOfEntry = 8
const longestRecord = 1_000

/** Each entry of a report that bears one of its worst grades, from its heading on: what is wrong, what it costs and until when. */
export function gradedUnits(
  content: string,
  sentences: readonly Sentence[],
  grades: readonly string[],
  language: Language,
): Unit[] {
  const byGrade = grades.length === 0 ? undefined : markOf(grades, language)
  return sentences.flatMap((head, at) => {
    if (head.words > mostWordsOfHead) return []
    const raw = content.slice(head.start, head.end)
    const level = levelNamed(gradeInCell.exec(raw)?.[1] ?? '', language)
    if (level !== undefined) return recordOf(content, head, level)
    if (head.kind === 'row') return []
    const isBad =
      byGrade?.test(raw) === true ||
      (head.kind === 'heading' && byWord(language).test(raw)) ||
      levelNamed(gradeBehindNumber.exec(raw)?.[1] ?? '', language) === 'high'
    return isBad ? entryOf(content, sentences, at) : []
  })
}

/** `Gutters (3)`, `Condition rating 3`, `Code: C1` */
function markOf(grades: readonly string[], { phrases }: Language): RegExp {
  const any = grades.join('|')
  const names = phrases.gradeWord.source
  return new RegExp(
    String.raw`(?:\((?:(?:${names}):? ?)?(?:${any})\)|(?:${names}):? ?(?:${any}))[.:]?$`,
    'iu',
  )
}

function entryOf(content: string, sentences: readonly Sentence[], at: number): Unit[] {
  const head = sentences[at]
  if (head === undefined) return []
  const first = head.kind === 'heading' ? sentences[at + 1] : head
  let end = head.end
  for (const { block, kind, end: next } of sentences.slice(at + 1, at + 1 + mostWordsOfEntry)) {
    if (block !== first?.block || kind === 'heading' || kind === 'row') break
    if (roughWordCount(content.slice(head.start, next)) > mostWordsOfEntry) break
    end = next
  }
  return unitOf(content, head, end, 'high')
}

/** The lines below the head of a record, up to an empty one. */
function recordOf(content: string, head: Sentence, level: RiskLevel): Unit[] {
  const gap = content.slice(head.end, head.end + longestRecord).search(/\n\s*(?:\n|$)/u)
  return gap < 0 ? [] : unitOf(content, head, head.end + gap, level)
}

function unitOf(content: string, head: Sentence, end: number, level: RiskLevel): Unit[] {
  const text = flattenSpace(content.slice(head.start, end))
  const words = roughWordCount(text)
  if (words - head.words < fewestWordsOfEntry) return []
  return [
    {
      ...proseUnit({ start: head.start, end, text, words }, head),
      grade: { level, by: 'report' },
    },
  ]
}
