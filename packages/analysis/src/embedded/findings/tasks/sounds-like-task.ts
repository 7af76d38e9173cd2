import type { Language } from '../../languages/load-language.ts'
import { isOwnPromise } from '../addressed.ts'
import { withoutUnasked } from '../unasked.ts'
import { isDueOfReader, isTimedRemedy } from './demands.ts'
import { isOrder } from './orders.ts'

/** Whether a statement by itself, away from its document, asks somebody to do something. */
export function soundsLikeTask(text: string, language: Language): boolean {
  const { patterns, phrases } = language
  if (phrases.demands.test(text) || isTimedRemedy(text, [], language)) return true
  if (phrases.invertedCondition.test(text)) return false
  const isPayable = phrases.payable.test(text)
  if (isPayable || isOwnPromise(text, language) || phrases.permits.test(text)) return isPayable
  const asked = withoutUnasked(text, language)
  return (
    asked.search(patterns.duty) >= 0 ||
    asked.search(patterns.plea) >= 0 ||
    isOrder(asked.trim(), language) ||
    isDueOfReader(text, language)
  )
}
