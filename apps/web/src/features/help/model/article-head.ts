import type { PageHead } from '../../../lib/browser/page-head.ts'
import * as texts from '../texts.ts'
import type { HelpArticle } from './article.ts'
import { blockText } from './reading-time.ts'

const maxCharacters = 155

/** What an article tells search engines about itself: its description, then how it begins. */
export function articleHead(article: HelpArticle): PageHead {
  const blocks = article.sections.flatMap((section) => section.blocks)
  const opening = blocks.find(({ kind }) => kind === 'text')
  const titles = `${article.sections.map(({ title }) => title).join(', ')}.`
  const whole = `${article.description}. ${opening ? blockText(opening) : titles}`
  return { title: texts.precisHelpCenter(article.title), description: shorten(whole) }
}

function shorten(text: string): string {
  if (text.length <= maxCharacters) return text
  const cut = text.slice(0, maxCharacters)
  const sentence = cut.lastIndexOf('. ') + 1
  if (sentence > maxCharacters / 2) return cut.slice(0, sentence)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`
}
