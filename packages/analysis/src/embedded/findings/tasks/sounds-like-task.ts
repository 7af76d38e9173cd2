import type { Language } from '../../languages/load-language.ts'
import { isOwnPromise } from '../addressed.ts'
import { withoutUnasked } from '../unasked.ts'
import { isDemand, isDueOfReader, isPayable, isTimedRemedy } from './demands.ts'
import { isPermission } from './no-task.ts'
import { isOrder } from './orders.ts'

/** Whether a statement by itself, away from its document, asks somebody to do something. */
export function soundsLikeTask(text: string, { patterns }: Language): boolean {
  if (isDemand(text) || isTimedRemedy(text, [])) return true
  if (isOwnPromise(text) || isPermission(text)) return isPayable(text)
  const asked = withoutUnasked(text)
  return (
    asked.search(patterns.duty) >= 0 ||
    asked.search(patterns.plea) >= 0 ||
    isOrder(asked.trim()) ||
    isDueOfReader(text) ||
    isPayable(text)
  )
}
