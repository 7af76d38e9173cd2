import { composeDocument, type Part } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { scanXml } from '../xml/scan-xml.ts'
import { Archive } from '../zip/archive.ts'
import { readRelations } from '../zip/relations.ts'
import { readSlide } from './slide-story.ts'

const names = new Set(['sldId'])

function slideNames(archive: Archive, main: string): string[] {
  const targets = new Map(readRelations(archive, main).map(({ id, target }) => [id, target]))
  const slides: string[] = []
  scanXml(archive.get(main) ?? '', {
    names,
    open(_, attributes) {
      // Both `id` and `r:id` are there; the link is the one that leads to a part.
      slides.push(targets.get(attributes.get('r:id') ?? '') ?? '')
    },
  })
  return slides.filter((name) => archive.has(name))
}

function partOf(archive: Archive, name: string): Part {
  const relations = readRelations(archive, name)
  const texts = (type: string) =>
    relations.filter((one) => one.type === type).map(({ target }) => archive.get(target) ?? '')
  const blocks = [
    ...readSlide(archive.get(name) ?? '', 'slide'),
    ...texts('diagramData').flatMap((xml) => readSlide(xml, 'diagram')),
    ...texts('notesSlide').flatMap((xml) => readSlide(xml, 'notes')),
  ]
  return { blocks, page: { source: blocks.length > 0 ? 'text' : 'blank' } }
}

/** Reads a presentation: each slide is a page, with its title as a heading, its tables, diagrams and speaker's notes. */
export function readSlides(bytes: Uint8Array): ExtractedDocument {
  const archive = new Archive(bytes)
  const main = readRelations(archive, '').find(({ type }) => type === 'officeDocument')?.target
  const slides = slideNames(archive, main ?? 'ppt/presentation.xml')
  return composeDocument(
    'pptx',
    slides.map((name) => partOf(archive, name)),
  )
}
