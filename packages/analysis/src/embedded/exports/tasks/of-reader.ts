import { isOrder } from '../../findings/tasks/orders.ts'
import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import type { ExportMaterial } from '../export-material.ts'
import type { Task } from './tasks.ts'

const opening = 40

const reader = perLanguage(
  ({ readerItself }) =>
    new RegExp(`(?<!\\p{L})(?:${readerItself.source.replace(/[$^]/gu, '')})(?!\\p{L})`, 'iu'),
)

/** Whether a statement speaks to whoever reads it, by its first words or anywhere. */
function addressesReader(text: string, rules: Language, isSure: boolean): boolean {
  if (reader(rules).test(text.slice(0, opening))) return true
  const { asksOfReader, demands } = rules.phrases
  return !isSure && (isOrder(text, rules) || asksOfReader.test(text) || demands.test(text))
}

/** What a paper asks of its reader is the reader's, unless it gives tasks to people by name. */
export function withReader(tasks: readonly Task[], { rules, words }: ExportMaterial): Task[] {
  const { other, reader: role } = rules.frames
  const named = tasks.flatMap(({ who }) => who ?? [])
  if (named.some((who) => who.search(other) < 0 && who.search(role) < 0)) return [...tasks]
  return tasks.map((task) =>
    task.who === undefined && addressesReader(task.what, rules, named.length > 0)
      ? { ...task, who: words.you }
      : task,
  )
}
