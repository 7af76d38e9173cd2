import type { Block } from '../../document/compose/compose-document.ts'
import { commentLabel, noteText } from '../../document/compose/notes.ts'
import { XmlAttributes } from '../xml/scan-xml.ts'
import { readStory } from './read-story.ts'
import type { NoteKind, StoryContext } from './word-paragraph.ts'

const builtInTypes = new Set(['separator', 'continuationSeparator', 'continuationNotice'])

function label(kind: NoteKind, attributes: XmlAttributes, { notes }: StoryContext): string {
  if (kind !== 'comment') return `[${notes.of(kind, attributes.get('id') ?? '')}] `
  return commentLabel(attributes.get('author'))
}

/** Reads the footnotes, endnotes or comments of a Word file, each as one block with its label. */
export function readNotes(xml: string, kind: NoteKind, context: StoryContext): Block[] {
  if (xml === '') return []
  const blocks: Block[] = []
  const opening = new RegExp(`<(?:[\\w-]+:)?${kind}(\\s[^<>]*)?>`, 'g')
  const closing = new RegExp(`</(?:[\\w-]+:)?${kind}\\s*>`, 'g')
  for (let open = opening.exec(xml); open; open = opening.exec(xml)) {
    closing.lastIndex = opening.lastIndex
    const close = closing.exec(xml)
    const inner = xml.slice(opening.lastIndex, close?.index)
    opening.lastIndex = close ? closing.lastIndex : xml.length
    const attributes = new XmlAttributes(open[1] ?? '')
    if (builtInTypes.has(attributes.get('type') ?? '')) continue
    const text = noteText(readStory(inner, context))
    if (text !== '') blocks.push({ text: label(kind, attributes, context) + text })
  }
  return blocks
}
