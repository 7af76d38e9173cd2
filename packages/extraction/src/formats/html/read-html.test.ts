import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'

const read = (content: string | Uint8Array, name = 'a.html', type?: string) =>
  readFile(fileOf(name, content, type), { openPdf: openNodePdf })
const contentOf = async (body: string) =>
  (await read(`<!doctype html><html><body>${body}</body></html>`)).content

describe('a web page', () => {
  it('gives headings as sections, and paragraphs, lists and rows each on their own', async () => {
    const { content, sections, kind } =
      await read(`<!doctype html><html><head><title>x</title></head>
      <body><h1>Lease</h1><p>The rent  is
      <b>$900</b>.<br>Due monthly.</p>
      <ol start="3"><li>Keys<li>Papers</ol><ul><li><p>Heat</p></li></ul>
      <table><tr><th>Item<th>Sum</tr><tr><td>Deposit</td><td>$1,800</td></tr></table></body></html>`)
    expect(content).toBe(
      'Lease\n\nThe rent is $900.\nDue monthly.\n3. Keys\n4. Papers\n\u2022 Heat\n\nItem | Sum\nDeposit | $1,800',
    )
    expect(sections.map(({ title }) => title)).toEqual(['Lease'])
    expect(kind).toBe('html')
  })

  it.each([
    ['scripts and styles', '<script>if (a < b) alert(1)</script><style>p{}</style>'],
    ['what is hidden', '<div hidden>x<p>y</p></div><p style="display: none">z</p>'],
    ['comments and templates', '<!-- x --><template><p>y</p></template>'],
  ])('leaves out %s', async (_, hidden) => {
    expect(await contentOf(`<p>one</p>${hidden}<p>two</p>`)).toBe('one\n\ntwo')
  })

  it('reads the character set that it names', async () => {
    const bytes = strToU8(
      '<html><meta charset="windows-1251"><p>\u00cf\u00f0\u00e8\u00e2\u00e5\u00f2</p>',
      true,
    )
    expect((await read(bytes)).content).toBe('\u041f\u0440\u0438\u0432\u0435\u0442')
  })

  it('is told by its content where an old program calls it a Word document', async () => {
    const { content, kind } = await read(
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p>From Word</p></body></html>',
      'a.doc',
      'application/msword',
    )
    expect([content, kind]).toEqual(['From Word', 'html'])
  })

  it('stays text in a text file', async () => {
    expect((await read('<html><p>x</p></html>', 'a.txt')).content).toBe('<html><p>x</p></html>')
  })

  it('nested without end is refused', async () => {
    await expect(contentOf('<b>'.repeat(100_000))).rejects.toMatchObject({ code: 'unreadable' })
  })

  it('without text holds no content', async () => {
    await expect(contentOf('<img src="x">')).rejects.toMatchObject({ code: 'no_content' })
  })

  it('saved as one file is read as the page it holds', async () => {
    const page = [
      'From: <Saved by a browser>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; type="text/html"; boundary="b"',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<html><body><p>Caf=C3=A9</p></body></html>',
      '--b--',
      '',
    ].join('\r\n')
    expect((await read(page, 'a.mht', '')).content).toBe('Caf\u00e9')
    expect((await read(page, 'a.doc', 'application/msword')).content).toBe('Caf\u00e9')
    const reordered = page.replace(
      /^From.*\r\nMIME.*\r\n/,
      'X-Writer: Word\r\nMIME-Version: 1.0\r\n',
    )
    expect((await read(reordered, 'a.doc', 'application/msword')).content).toBe('Caf\u00e9')
  })

  it.each([
    ['behind a comment', `<!-- ${'x'.repeat(3_000)} -->\n<html><body><p>Rent</p></body></html>`],
    ['behind empty lines', `${'\r\n'.repeat(60)}<html><body><p>Rent</p></body></html>`],
    ['without its outermost element', '<head><title>x</title></head><body><p>Rent</p></body>'],
    ['that begins with its styles', '<style>p{color:red}</style><p>Rent</p>'],
    ['of which only a piece is there', '<table><tr><td>Rent</td></tr></table>'],
    ['that begins with a comment and a mark', '\ufeff<!-- x --><p class="a">Rent</p>'],
  ])('%s is told in a Word document', async (_what, page) => {
    expect((await read(page, 'a.doc', 'application/msword')).content).toBe('Rent')
  })

  it('is not told by an angle bracket in a text', async () => {
    const text = '<p is where a page begins, b < c and so on.'
    expect((await read(text, 'a.doc', 'application/msword')).content).toBe(text)
  })

  it('is read when it is written in UTF-16 and called a Word document', async () => {
    const page = '\ufeff<html><body><p>Caf\u00e9</p></body></html>'
    const bytes = new Uint8Array(Uint16Array.from(page, (letter) => letter.charCodeAt(0)).buffer)
    expect((await read(bytes, 'a.doc', 'application/msword')).content).toBe('Caf\u00e9')
  })
})
