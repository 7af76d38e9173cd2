import type { Excerpt } from '../../document/excerpt.ts'
import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'

/** `to discuss and decide on the following agenda`, which stands below. */
const tailOf = perLanguage(({ agendaNoun, followingOnes, inOrderTo }) => {
  const [agenda, following] = [`(?:${agendaNoun.source})`, `(?:${followingOnes.source})`]
  const announced = `${following}(?:\\s${agenda})?|${agenda}\\s${following}`
  return new RegExp(`,?\\s(?:${inOrderTo.source})\\s[^.;:]{0,60}?(?:${announced})[.:]?$`, 'iu')
})
const fewestWords = 6

/** An invitation without the words that open its agenda. */
export function withoutAgendaTail(excerpt: Excerpt, content: string, language: Language): Excerpt {
  const cut = tailOf(language).exec(excerpt.text)?.index
  if (cut === undefined || excerpt.text.slice(0, cut).split(' ').length < fewestWords)
    return excerpt
  const text = excerpt.text.slice(0, cut)
  const lastWord = text.slice(text.lastIndexOf(' ') + 1)
  const at = content.slice(excerpt.start, excerpt.end).lastIndexOf(lastWord)
  return at < 0 ? excerpt : { ...excerpt, end: excerpt.start + at + lastWord.length, text }
}
