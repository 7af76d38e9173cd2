import { flattenSpace, roughWordCount } from '../../../../text/normalize.ts'
import type { Sentence } from '../../../document/parse.ts'
import { proseUnit, type Unit } from '../../units/unit.ts'

/** `3  Serious, or needs looking into urgently`, `Code C1: danger present`: a line of a legend. */
const legendLine =
  /^[\s|•*–—-]{0,12}(?:(?:condition |risk )?(?:rating|code|grade|category|class|priority|level|kategorie|klasse|stufe|note|priorität|zustandsnote|catégorie|classe|niveau|priorité|categoría|clase|nivel|prioridad|categoria|livello|priorità|prioridade|categorie|prioriteit|kategoria|klasa|poziom|категория|класс|уровень)\s)?([A-Z]{0,2}\d|[A-Z]{2})(?:\s{2,}|\t|\s?[|:=–—-]\s+)(\S[^\n\t|]{5,160})$/iu
const alarming =
  /(?<!\p{L})(?:serious|urgent|immediate|danger|unsafe|critical|unacceptable|schwerwiegend|erheblich|dringend|sofort|gefahr|gefährlich|kritisch|grave|immédiat|critique|urgente|inmediat|peligr|crític|immediat|pericol|critic|imediat|perig|ernstig|onmiddellijk|gevaar|kritiek|poważn|piln|natychmiast|zagroż|krytyczn|серьёзн|серьезн|срочн|немедленн|опасн|критич)\p{L}*/iu
const denying =
  /(?<!\p{L})(?:no|not|nor|neither|without|non|nicht|kein\p{L}*|weder|ohne|pas|ni|sans|sin|né|senza|não|nem|sem|niet|geen|noch|zonder|nie|ani|bez|не|ни|без)(?!\p{L})/iu
const fewestGrades = 2
/** `3 means a defect that is serious.` in a legend that is told in sentences. */
const toldGrade =
  /(?<![\p{L}\p{N}])([A-Z]{0,2}\d|[A-Z]{2}) (?:means|signifies|denotes|bedeutet|heißt|signifie|désigne|significa|indica|betekent|oznacza|означает) ([^.;]{5,160})[.;]/gu

/** The grades of a report that are serious, urgent or dangerous by its own legend; none where it has none. */
export function worstGrades(content: string): readonly string[] {
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
    const told = [...line.matchAll(toldGrade)]
    if (told.length >= fewestGrades) {
      close()
      graded = told.map(([, grade = '', said = '']) => ({ grade, isWorst: isAlarming(said) }))
      close()
      continue
    }
    const [, grade, said] = legendLine.exec(line) ?? []
    if (grade !== undefined && said !== undefined) {
      graded.push({ grade: grade.toUpperCase(), isWorst: isAlarming(said) })
    } else if (line.trim() !== '') close()
  }
  close()
  return [...worst]
}

function isAlarming(text: string): boolean {
  const at = text.search(alarming)
  return at >= 0 && !denying.test(text.slice(0, at))
}

const names =
  '(?:rating|code|grade|category|class|priority|level|cr|kategorie|klasse|stufe|note|priorität|catégorie|classe|niveau|priorité|categoría|clase|nivel|prioridad|categoria|livello|priorità|prioridade|categorie|prioriteit|kategoria|klasa|poziom|категория|класс|уровень)'
/** Grades that are words, which need no legend. */
const bad =
  'serious|urgent|dangerous|critical|high|very high|immediate|kritisch|hoch|dringend|schwerwiegend|critique|élevée?|urgente?|grave|crític[oa]|alt[oa]|critic[oa]|elevat[oa]|hoog|ernstig|kritiek|wysoki|pilne|krytyczn[ye]|высокий|критический|срочно'
const byWord = new RegExp(
  String.raw`(?:\((?:${names}:? )?(?:${bad})(?: (?:risk|priority|severity))?\)|(?:[–—:]|\s{2})\s?(?:${bad})(?: (?:risk|priority|severity))?)[.:]?$`,
  'iu',
)

/** Whether a heading ends with the worst grade in words: `Cards not canceled (High)`. */
export function endsWithBadGrade(text: string): boolean {
  return byWord.test(text)
}

const mostWordsOfHead = 14
const mostWordsOfEntry = 110
const fewestWordsOfEntry = 8

/** Each entry of a report that bears one of its worst grades, from its heading on: what is wrong, what it costs and until when. */
export function gradedUnits(
  content: string,
  sentences: readonly Sentence[],
  grades: readonly string[],
): Unit[] {
  const byGrade = grades.length === 0 ? undefined : markOf(grades)
  return sentences.flatMap((head, at) => {
    if (head.kind === 'row' || head.words > mostWordsOfHead) return []
    const raw = content.slice(head.start, head.end)
    const isBad = byGrade?.test(raw) === true || (head.kind === 'heading' && byWord.test(raw))
    return isBad ? entryOf(content, sentences, at) : []
  })
}

/** `Gutters (3)`, `Condition rating 3`, `Code: C1` */
function markOf(grades: readonly string[]): RegExp {
  const any = grades.join('|')
  return new RegExp(
    String.raw`(?:\((?:${names}:? ?)?(?:${any})\)|(?<!\p{L})${names}:? ?(?:${any}))[.:]?$`,
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
  const text = flattenSpace(content.slice(head.start, end))
  const words = roughWordCount(text)
  if (words - head.words < fewestWordsOfEntry) return []
  return [
    {
      ...proseUnit({ start: head.start, end, text, words }, head),
      grade: { level: 'high', by: 'report' },
    },
  ]
}
