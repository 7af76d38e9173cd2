import { countWords, readingTimeMinutes } from '@precis/domain'
import type { Block, HelpArticle } from './article.ts'

/** The words of a block as they are read. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'list':
    case 'steps':
      return block.items.join('\n')
    case 'terms':
      return block.items.map((item) => `${item.term}\n${item.text}`).join('\n')
    case 'ruler':
      return block.caption
    case 'mail':
      return `${block.before} ${block.label}`
    case 'see':
      return block.before
  }
}

/** Everything a reader of the article reads, headings included. */
export function articleText(article: HelpArticle): string {
  const sections = article.sections.map((section) =>
    [section.title, ...section.blocks.map(blockText), section.side?.text ?? ''].join('\n'),
  )
  return [article.title, article.description, ...sections].join('\n\n')
}

/** Whole minutes, from the words that are really there. */
export function articleMinutes(article: HelpArticle): number {
  return readingTimeMinutes(countWords(articleText(article)))
}
