import type { HelpAnchor, HelpPath, Policy, PublicConfig } from '@precis/domain'
import * as texts from '../texts.ts'

export const categories = [
  { id: 'getting-started', name: texts.gettingStarted },
  { id: 'features', name: texts.features },
  { id: 'security', name: texts.security },
  { id: 'troubleshooting', name: texts.troubleshooting },
  { id: 'billing', name: texts.billing },
] as const

export type CategoryId = (typeof categories)[number]['id']

/** What the articles are written from, so that no text can disagree with the running site. */
export interface HelpFacts {
  readonly policy: Policy
  readonly payments: PublicConfig['payments']
  /** `embedded`, or the name of the model that reads the text. */
  readonly engine: string
}

export interface Term {
  /** Where the entry can be linked to. */
  readonly id?: HelpAnchor
  readonly term: string
  readonly text: string
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'terms'; readonly items: readonly Term[] }
  | { readonly kind: 'ruler'; readonly value: number; readonly caption: string }
  | { readonly kind: 'mail'; readonly before: string; readonly label: string }
  | {
      readonly kind: 'see'
      readonly before: string
      readonly path: HelpPath
      readonly anchor?: HelpAnchor
    }

/** Small drawings of the product's own parts, for the margin. */
export type ExampleName =
  | 'chips'
  | 'coverage'
  | 'credits'
  | 'expiry'
  | 'formats'
  | 'not-mentioned'
  | 'price'
  | 'privacy'
  | 'question'
  | 'quote'
  | 'risks'
  | 'sections'
  | 'stages'
  | 'word-count'

/** What is beside a section: a drawing, a remark, or both. */
export interface SideNote {
  readonly example?: ExampleName
  readonly text: string
}

export interface Section {
  readonly id: HelpAnchor
  readonly title: string
  readonly side?: SideNote
  readonly blocks: readonly Block[]
}

export interface HelpArticle {
  readonly category: CategoryId
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly sections: readonly Section[]
}

export type ArticleWriter = (facts: HelpFacts) => HelpArticle

/** `category/slug`: the part of the address after `/help/article/`. */
export function articlePath(article: HelpArticle): string {
  return `${article.category}/${article.slug}`
}
