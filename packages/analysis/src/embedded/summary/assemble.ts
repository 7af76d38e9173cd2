import type { Citation, CitedField } from '@precis/domain'
import type { Span } from '../../text/sentences.ts'
import type { Excerpt } from '../document/excerpt.ts'

/** Citations that tie items to the slices they were taken from. */
export function citeItems(
  field: CitedField,
  content: string,
  items: readonly Excerpt[],
): Citation[] {
  return items.flatMap((item, index) =>
    spansOf(item).map(({ start, end }) => ({
      field,
      index,
      start,
      end,
      quote: content.slice(start, end),
    })),
  )
}

function spansOf({ name, lead, start, end }: Excerpt): Span[] {
  return [name, lead, { start, end }].filter((span) => span !== undefined)
}

/** Sentences joined by spaces, with a citation for the words of each. */
export function citeRunningText(
  field: CitedField,
  content: string,
  items: readonly Excerpt[],
): { text: string; citations: Citation[] } {
  let text = ''
  const citations: Citation[] = []
  for (const [index, item] of items.entries()) {
    if (text !== '') text += ' '
    const told = index < items.length - 1 ? item.text + stopBehind(item.text) : item.text
    const at = { start: text.length, end: text.length + told.length }
    text += told
    for (const { start, end } of spansOf(item)) {
      citations.push({ field, index: 0, at, start, end, quote: content.slice(start, end) })
    }
  }
  return { text, citations }
}

const endsStatement = /[.!?。！？؟:：;；…]["'”’»)\]]*$/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][）」』】)]?$/u

/** A row among sentences ends like one. */
function stopBehind(text: string): string {
  if (endsStatement.test(text) || /[,،、]$/u.test(text)) return ''
  return unspaced.test(text) ? '。' : '.'
}

const endsSentence = /[.!?。！？:：;]["'”’»)]*$/u

/** A title and a sentence, or two sentences, as one statement that rests on both. */
export function citePurpose(
  content: string,
  items: readonly Excerpt[],
  field: CitedField = 'mainPurpose',
): { text: string; citations: Citation[] } {
  const text = items.reduce((said, item) => {
    if (said === '') return item.text
    return `${said}${endsSentence.test(said) ? ' ' : ' – '}${item.text}`
  }, '')
  return { text, citations: citeItems(field, content, items).map((own) => ({ ...own, index: 0 })) }
}
