import { endsInOrder, isOrder } from '../../findings/tasks/orders.ts'
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
  return (
    !isSure &&
    (isOrder(text, rules) ||
      endsInOrder(text, rules) ||
      asksOfReader.test(text) ||
      demands.test(text))
  )
}

/** What a paper asks of its reader is the reader's; where it gives tasks to others too, only what says so. */
export function withReader(tasks: readonly Task[], { rules, words }: ExportMaterial): Task[] {
  const isSure = tasks.some(({ who }) => who !== undefined)
  return tasks.map((task) =>
    task.who === undefined && addressesReader(task.what, rules, isSure)
      ? { ...task, who: words.you }
      : task,
  )
}
