import { strToU8, zipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { docxOf, fileOf, wordParagraph } from '../../test/files.ts'
import { openNodePdf } from '../../test/open-node-pdf.ts'
import { column, pdfOf } from '../../test/pdf-files.ts'
import type { SourceFile } from '../document/source-file.ts'
import { readFile } from './read-file.ts'

const read = (file: SourceFile) => readFile(file, { openPdf: openNodePdf })
const codeOf = (file: SourceFile) =>
  read(file).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  )

/** A part of a file that cannot be had. */
const unreadable = (arrayBuffer: () => Promise<never>) => Object.assign(new Blob(), { arrayBuffer })

const sentence = 'A sentence that is long enough to count as the text of a page.'
const pdf = await pdfOf(column([sentence], 50, 700))
const blankPdf = await pdfOf(() => undefined)
const pagelessPdf = await (await PDFDocument.create()).save({ addDefaultPage: false })
const docx = docxOf({ body: wordParagraph(sentence) })
const encryptedPdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj',
  `4 0 obj<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${'5a'.repeat(32)}>/U<${'a5'.repeat(32)}>>>endobj`,
  `%${' '.repeat(400)}`,
  `trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]/Size 5>>`,
  'startxref\n0\n%%EOF',
].join('\n')

describe('readFile', () => {
  it('reads a PDF, a DOCX, a text and a Markdown file', async () => {
    for (const [name, content] of [
      ['a.pdf', pdf],
      ['a.docx', docx],
      ['a.txt', sentence],
      ['a.md', `# ${sentence}`],
    ] as const) {
      const document = await read(fileOf(name, content))
      expect(document.kind).toBe(name.slice(2))
      expect(document.content).toBe(sentence)
    }
  })

  it('reads a renamed file as what it is', async () => {
    expect((await read(fileOf('a.txt', pdf))).kind).toBe('pdf')
    expect((await read(fileOf('a.pdf', docx))).kind).toBe('docx')
    expect((await read(fileOf('a.docx', pdf))).kind).toBe('pdf')
    expect((await read(fileOf('a.doc', docx))).kind).toBe('docx')
    expect((await read(fileOf('a.doc', sentence))).kind).toBe('txt')
  })

  it('goes by the name where the browser knows no type', async () => {
    expect((await read(fileOf('a.DOCX', docx, ''))).kind).toBe('docx')
    expect((await read(fileOf('a.md', 'x', 'application/octet-stream'))).kind).toBe('md')
    expect((await read(fileOf('notes.md', 'x', 'text/plain'))).kind).toBe('md')
    expect((await read(fileOf('noname', 'x', 'text/x-markdown'))).kind).toBe('md')
  })

  it.each([
    ['an image', fileOf('a.png', 'x', 'image/png'), 'wrong_type'],
    ['an unknown extension', fileOf('a.xyz', 'x', ''), 'wrong_type'],
    ['a program named as text', fileOf('a.txt', 'MZ\u0000\u0003'), 'wrong_type'],
    ['another archive named as text', fileOf('a.txt', zipSync({ a: strToU8('x') })), 'wrong_type'],
    ['a text named as PDF', fileOf('a.pdf', sentence.repeat(100)), 'bad_pdf'],
    ['a PDF under 512 bytes', fileOf('a.pdf', '%PDF-1.4\n%%EOF'), 'bad_pdf'],
    ['a PDF of a blank page', fileOf('a.pdf', blankPdf), 'no_text'],
    ['a PDF without pages', fileOf('a.pdf', pagelessPdf), 'no_text'],
    ['a truncated PDF', fileOf('a.pdf', pdf.subarray(0, pdf.length - 200)), 'bad_pdf'],
    ['a PDF of noise', fileOf('a.pdf', `%PDF-1.4\n${'x'.repeat(600)}\n%%EOF`), 'bad_pdf'],
    ['an encrypted PDF', fileOf('a.pdf', encryptedPdf), 'password_needed'],
    ['a text named as DOCX', fileOf('a.docx', sentence.repeat(100)), 'bad_docx'],
    ['a DOCX under 4096 bytes', fileOf('a.docx', docx.subarray(0, 4000)), 'bad_docx'],
    [
      'another archive named DOCX',
      fileOf('a.docx', zipSync({ a: new Uint8Array(5000) }, { level: 0 })),
      'bad_docx',
    ],
    ['a truncated DOCX', fileOf('a.docx', docx.subarray(0, 5_000)), 'unreadable_docx'],
    ['an empty text', fileOf('a.txt', ''), 'empty_text'],
    ['a blank text', fileOf('a.txt', ' \n\t'), 'empty_text'],
    ['an empty Markdown file', fileOf('a.md', ''), 'empty_markdown'],
    ['a Markdown file of pictures', fileOf('a.md', '![a](b.png)'), 'no_content'],
    ['an empty PDF', fileOf('a.pdf', ''), 'empty_file'],
    ['an empty DOCX', fileOf('a.docx', ''), 'empty_file'],
    ['an empty RTF', fileOf('a.rtf', ''), 'empty_file'],
  ])('refuses %s', async (_what, file, code) => {
    expect(await codeOf(file)).toBe(code)
  })

  it.each(['a.pdf', 'a.txt'])('says of %s that it was moved since it was chosen', async (name) => {
    const arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotReadableError'))
    const gone: SourceFile = {
      name,
      type: '',
      size: 600,
      arrayBuffer,
      slice: () => unreadable(arrayBuffer),
    }
    expect(await codeOf(gone)).toBe('moved')
  })

  it('refuses a file over the limit without reading it', async () => {
    const big: SourceFile = {
      name: 'a.pdf',
      type: 'application/pdf',
      size: 50 * 1024 * 1024 + 1,
      arrayBuffer: () => Promise.reject(new Error('was read')),
      slice: () => unreadable(() => Promise.reject(new Error('was read'))),
    }
    await expect(read(big)).rejects.toThrow(
      'File size exceeds 50MB limit. Please upload a smaller file.',
    )
  })
})
