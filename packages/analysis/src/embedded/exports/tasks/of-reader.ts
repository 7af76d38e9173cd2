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

/** Whether a statement speaks to whoever reads it. */
function addressesReader(text: string, rules: Language): boolean {
  const { asksOfReader, demands } = rules.phrases
  if (isOrder(text, rules) || asksOfReader.test(text) || demands.test(text)) return true
  return reader(rules).test(text.slice(0, opening))
}

/** Tasks of a paper that names nobody else by name: what it asks of its reader is the reader's. */
export function withReader(tasks: readonly Task[], { rules, words }: ExportMaterial): Task[] {
  const { other, reader: role } = rules.frames
  const isPerson = ({ who = '' }: Task): boolean =>
    who !== '' && who.search(other) < 0 && who.search(role) < 0
  if (tasks.some(isPerson)) return [...tasks]
  return tasks.map((task) =>
    task.who === undefined && addressesReader(task.what, rules)
      ? { ...task, who: words.you }
      : task,
  )
}
