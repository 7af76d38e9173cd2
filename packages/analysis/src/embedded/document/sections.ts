import { flattenSpace } from '../../text/normalize.ts'
import type { Language } from '../languages/load-language.ts'
import type { SentenceKind } from './line-kinds.ts'
import { type SectionKind, sectionKindOf } from './section-kind.ts'
import { isFarewell } from './wording/noise.ts'

/** Name, role and organization of who signs. */
const blocksOfSignature = 3
const longestLineOfContents = 160

interface Line {
  readonly kind: SentenceKind
  readonly raw: string
  readonly text: string
  readonly block: number
  /** Of its paragraph. */
  readonly name: string | undefined
}

interface Placed {
  readonly kind: SentenceKind
  readonly section: SectionKind
  readonly heading: string
}

export interface Sections {
  /** Whether the writer of a letter has taken leave. */
  isSigned(): boolean
  /** What a line is in the section that it stands in: what references and contents hold is noise. */
  place(line: Line): Placed
}

/** Follows the sections of a document, whose lines come in order. */
export function createSections(language: Language): Sections {
  let section: SectionKind = 'none'
  let heading = ''
  /** The paragraph that takes leave of who reads a letter. */
  let signed = 0
  return {
    isSigned: () => signed > 0,
    place: ({ kind, raw, text, block, name }) => {
      if (isFarewell(text, language)) signed = block
      const isOfSignature = signed > 0 && block - signed <= blocksOfSignature
      let placed = kind
      if (kind === 'heading' && name === undefined) {
        section = isOfSignature ? 'none' : sectionKindOf(flattenSpace(raw), language)
        heading = isOfSignature ? '' : text
      } else if (section === 'contents' && text.length > longestLineOfContents) section = 'none'
      else if (section === 'references' || section === 'contents') placed = 'noise'
      return { kind: placed, section, heading: name ?? heading }
    },
  }
}
