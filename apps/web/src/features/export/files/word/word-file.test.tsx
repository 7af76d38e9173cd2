import { describe, expect, it } from 'vitest'
import { sampleDocument, sampleLanguages } from '../../testing/samples.ts'
import { outOfOrder, unzipParts, xmlPart } from '../../testing/unzip.ts'
import { footnoteText } from '../quoted.ts'
import { writeWordFile } from './word-file.ts'

const ofParagraph =
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange'
const ofRun =
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath'
const ofTable =
  'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook'

async function open(...sample: Parameters<typeof sampleDocument>) {
  const document = await sampleDocument(...sample)
  const parts = await unzipParts(await writeWordFile(document))
  const body = xmlPart(parts, 'word/document.xml')
  const notes = xmlPart(parts, 'word/footnotes.xml')
  const all = (xml: Document, name: string) => [...xml.getElementsByTagName(name)]
  const textOf = (element: Element) =>
    [...element.getElementsByTagName('w:t')].map(({ textContent }) => textContent).join('')
  return { document, parts, body, notes, all, textOf }
}

describe.each(sampleLanguages)('a Word file in %s', (language) => {
  it('is well-formed, its properties in the order of the schema', async () => {
    const { parts, body, notes } = await open(language, 'action-plan')
    for (const name of parts.keys()) if (/\.(?:xml|rels)$/u.test(name)) xmlPart(parts, name)
    const styles = xmlPart(parts, 'word/styles.xml')
    for (const xml of [body, notes, styles]) {
      expect(outOfOrder(xml, 'w:pPr', ofParagraph.split(' '))).toEqual([])
      expect(outOfOrder(xml, 'w:rPr', ofRun.split(' '))).toEqual([])
      expect(outOfOrder(xml, 'w:tblPr', ofTable.split(' '))).toEqual([])
    }
  })

  it('has a footnote with page and quote for every source', async () => {
    const { document, body, notes, all, textOf } = await open(language, 'executive-brief')
    const written = new Map(
      all(notes, 'w:footnote').map((note) => [note.getAttribute('w:id'), textOf(note).trim()]),
    )
    const references = all(body, 'w:footnoteReference').map((one) => one.getAttribute('w:id'))
    expect(references).toEqual(document.footnotes.map(({ number }) => String(number)))
    for (const note of document.footnotes) {
      expect(written.get(String(note.number))).toBe(footnoteText(note, document))
    }
  })

  it('says the direction of every paragraph and run', async () => {
    const { body, notes, all } = await open(language, 'detailed-report')
    const isOn = (element: Element, name: string) => {
      const [mark] = element.getElementsByTagName(name)
      return mark !== undefined && mark.getAttribute('w:val') !== 'false'
    }
    const paragraphs = [...all(body, 'w:p'), ...all(notes, 'w:p').slice(2)]
    expect(paragraphs.length).toBeGreaterThan(20)
    expect(paragraphs.every((p) => isOn(p, 'w:bidi'))).toBe(language === 'ar')
    const runs = all(body, 'w:r').filter((run) => run.getElementsByTagName('w:t').length > 0)
    expect(runs.every((run) => isOn(run, 'w:rtl'))).toBe(language === 'ar')
  })

  it('closes with the coverage', async () => {
    const { document, body, all, textOf } = await open(language, 'email-summary')
    expect(document.coverage).not.toBe('')
    expect(textOf(all(body, 'w:p').at(-1) as Element)).toBe(document.coverage)
  })
})

describe('a Word file', () => {
  it('gives its table one width for each column, together as wide as the table', async () => {
    const { body, all } = await open('en', 'action-plan')
    const [table] = all(body, 'w:tbl')
    const width = Number(table?.querySelector('tblPr > tblW')?.getAttribute('w:w'))
    const columns = [...(table?.querySelectorAll('tblGrid > gridCol') ?? [])].map((column) =>
      Number(column.getAttribute('w:w')),
    )
    expect(columns).toHaveLength(3)
    const sum = columns.reduce((one, other) => one + other, 0)
    expect(Math.abs(sum - width)).toBeLessThan(4)
    expect(Math.min(...columns)).toBeGreaterThan(1_000)
  })

  it('begins each numbered list anew', async () => {
    const { body, all } = await open('en', 'detailed-report')
    const lists = new Set(all(body, 'w:numId').map((id) => id.getAttribute('w:val')))
    expect(lists.size).toBeGreaterThan(3)
  })

  it('holds what stands in the text, whatever XML thinks of it', async () => {
    const document = await sampleDocument('en', 'executive-brief')
    const title = 'A\u0000B\u0008 <b>&amp;</b> \uFFFF🎉'
    const parts = await unzipParts(await writeWordFile({ ...document, title }))
    const [first] = xmlPart(parts, 'word/document.xml').getElementsByTagName('w:t')
    expect(first?.textContent).toBe('AB <b>&amp;</b> 🎉')
  })
})
