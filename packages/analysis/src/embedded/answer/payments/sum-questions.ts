import { inEveryLanguage } from '../../languages/every-question.ts'
import type { Questions, Span } from '../../languages/questions.ts'

/** How people ask what everything costs, naming nothing else. */
export const asksForSum = whole(({ everything }) => everything)

/** The same of the thing that a document is about: `How much is the trip?` */
export const asksForPriceOf = whole(({ priceOf }) => priceOf)

/** How people ask what they pay for each week, month or year, and for nothing else. */
export const asksForSpan: Readonly<Record<Span, RegExp>> = {
  week: asksForEach('week'),
  month: asksForEach('month'),
  year: asksForEach('year'),
}

function asksForEach(span: Span): RegExp {
  return whole(({ paidEach, spans }) =>
    paidEach
      .replaceAll('{each}', `(?:[\\p{L}'’]{1,8} ){0,3}(?:${spans[span]})\\p{L}{0,4}`)
      .replaceAll('{span}', spans[span]),
  )
}

/** Whether a text is such a question in some language and nothing more. */
function whole(part: (questions: Questions) => string): RegExp {
  const opening = inEveryLanguage(({ opens }) => opens)
  const withTax = inEveryLanguage((questions) => questions.withTax)
  return new RegExp(
    `^[\\s¿]*(?:(?:${opening}) )?(?:${inEveryLanguage(part)})(?:,? ?(?:${withTax}))?[\\s?？؟.]*$`,
    'iu',
  )
}
