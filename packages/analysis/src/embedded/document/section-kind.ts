import type { Language } from '../languages/load-language.ts'
import type { PhraseId } from '../languages/phrases/phrases.ts'

export type SectionKind =
  | 'none'
  | 'abstract'
  | 'introduction'
  | 'background'
  | 'method'
  | 'results'
  | 'discussion'
  | 'conclusion'
  | 'recommendations'
  | 'risks'
  | 'definitions'
  | 'references'
  | 'contents'

/** The first that fits is what a section holds. */
const headings: readonly (readonly [SectionKind, PhraseId])[] = [
  ['contents', 'headsContents'],
  ['references', 'headsReferences'],
  ['abstract', 'headsAbstract'],
  ['recommendations', 'headsActions'],
  ['risks', 'headsRisks'],
  ['conclusion', 'headsConclusion'],
  ['introduction', 'headsIntroduction'],
  ['background', 'headsBackground'],
  ['definitions', 'headsDefinitions'],
  ['discussion', 'headsDiscussion'],
  ['results', 'headsResults'],
  ['method', 'headsMethod'],
]

/** What a section holds, told from its heading. */
export function sectionKindOf(heading: string, { phrases }: Language): SectionKind {
  const named = heading.replace(/^[#\s]*/u, '')
  const part = phrases.partOfText.exec(named)
  const plain = named
    .slice(part?.index === 0 ? part[0].length : 0)
    .trimStart()
    .toLowerCase()
    .replace(/^(?:[\divxlc]+(?:\.\d+)*[.):]?\s+)?/u, '')
    .replace(/[\s:.*_#]+$/u, '')
  return headings.find(([, id]) => phrases[id].test(plain))?.[0] ?? 'none'
}
