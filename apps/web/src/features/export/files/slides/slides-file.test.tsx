import { describe, expect, it } from 'vitest'
import { sampleDocument, sampleLanguages } from '../../testing/samples.ts'
import { unzipParts, xmlPart } from '../../testing/unzip.ts'
import { footnoteText } from '../quoted.ts'
import { writeSlidesFile } from './slides-file.ts'

async function open(language: (typeof sampleLanguages)[number]) {
  const document = await sampleDocument(language, 'presentation')
  const parts = await unzipParts(await writeSlidesFile(document))
  const names = (pattern: RegExp) => [...parts.keys()].filter((name) => pattern.test(name))
  const slides = names(/^ppt\/slides\/slide\d+\.xml$/u).map((name) => xmlPart(parts, name))
  const textOf = (element: Element | Document) =>
    [...element.getElementsByTagName('a:t')].map(({ textContent }) => textContent).join('')
  return { document, parts, names, slides, textOf }
}

describe.each(sampleLanguages)('a presentation in %s', (language) => {
  it('has slides whose titles are titles, one for each heading, the coverage last', async () => {
    const { document, slides, textOf } = await open(language)
    const titles = slides.map((slide) => {
      const shapes = [...slide.getElementsByTagName('p:sp')]
      const title = shapes.find(
        (shape) => shape.querySelector('nvPr > ph')?.getAttribute('type') === 'title',
      )
      return title && textOf(title)
    })
    const headings = document.blocks.flatMap((block) =>
      block.kind === 'heading' ? [block.text] : [],
    )
    expect(titles).toEqual([document.title, ...headings, document.words.coverage])
    const said = document.coverage.replace(/^[^:]+:\s*/u, '')
    expect(textOf(slides.at(-1) as Document)).toContain(said)
  })

  it('has the sources of its slides in their notes', async () => {
    const { document, parts, names, textOf } = await open(language)
    const notes = names(/^ppt\/notesSlides\/notesSlide\d+\.xml$/u)
      .map((name) => textOf(xmlPart(parts, name)))
      .join('\n')
    expect(document.footnotes.length).toBeGreaterThan(5)
    for (const note of document.footnotes) {
      expect(notes).toContain(`[${note.number}] ${footnoteText(note, document)}`)
    }
  })

  it('is well-formed and says the direction of its paragraphs', async () => {
    const { parts, names, slides } = await open(language)
    for (const name of names(/\.(?:xml|rels)$/u)) xmlPart(parts, name)
    const properties = slides.flatMap((slide) => [...slide.getElementsByTagName('a:pPr')])
    expect(properties.some((one) => one.getAttribute('rtl') === '1')).toBe(language === 'ar')
  })
})
