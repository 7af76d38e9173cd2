import { expect, it } from 'vitest'
import { fileOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'

const read = (lines: readonly string[]) =>
  readFile(fileOf('a.eml', lines.join('\r\n')), { openPdf: openNodePdf })

const head = [
  'From: Ann Lee <ann@example.org>',
  'To: bob@example.org, "Cy Young" <cy@example.org>',
  'Subject: =?utf-8?q?R=C3=A9union?=',
  'Date: Mon, 2 Nov 2026 10:00:00 +0100',
  'MIME-Version: 1.0',
]

it('a saved e-mail is read with who wrote it to whom, when, and what is attached', async () => {
  const { content, kind, sections } = await read([
    ...head,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>The rent is <b>$900</b>.</p><p>Yours, Ann</p>',
    '--b',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="offer.pdf"',
    '',
    'x',
    '--b--',
  ])
  expect(content).toBe(
    [
      'R\u00e9union\n',
      'From: Ann Lee <ann@example.org>',
      'To: bob@example.org, Cy Young <cy@example.org>',
      'Date: Mon, 2 Nov 2026 10:00:00 +0100',
      'Attachments: offer.pdf\n',
      'The rent is $900.\n',
      'Yours, Ann',
    ].join('\n'),
  )
  expect(kind).toBe('eml')
  expect(sections.map(({ title }) => title)).toEqual(['R\u00e9union'])
})

it('an e-mail with images in its text keeps its subject and sender, however short', async () => {
  for (const subject of ['Hi', '?', '\u0414\u0430']) {
    const { content, kind, sections } = await read([
      'From: ann@example.org',
      `Subject: ${subject}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>See the plan.</p>',
      '--b--',
    ])
    expect(kind).toBe('eml')
    expect(content).toBe(`${subject}\n\nFrom: ann@example.org\n\nSee the plan.`)
    expect(sections.map(({ title }) => title)).toEqual([subject])
  }
})

it('an e-mail without a subject begins with its sender', async () => {
  const { content, sections } = await read(['From: ann@example.org', 'Subject: ', '', 'Hello'])
  expect(content).toBe('From: ann@example.org\n\nHello')
  expect(sections).toEqual([])
})

it('letters of old programs are read in the headers too', async () => {
  // "Договор" in windows-1251, and "Größe" in windows-1252.
  const russian = '\xc4\xee\xe3\xee\xe2\xee\xf0'
  const german = 'Gr\xf6\xdfe'
  const bytesOf = (lines: readonly string[]) =>
    Uint8Array.from(lines.join('\r\n'), (letter) => letter.charCodeAt(0))
  const contentOf = async (lines: readonly string[]) =>
    (await readFile(fileOf('a.eml', bytesOf(lines)), { openPdf: openNodePdf })).content
  const type = 'Content-Type: text/plain; charset=windows-1251'
  expect(await contentOf([`Subject: ${russian}`, type, '', russian])).toBe(
    '\u0414\u043e\u0433\u043e\u0432\u043e\u0440\n\n\u0414\u043e\u0433\u043e\u0432\u043e\u0440',
  )
  expect(await contentOf([`Subject: ${german}`, '', `${german} und Preis`])).toBe(
    'Gr\u00f6\u00dfe\n\nGr\u00f6\u00dfe und Preis',
  )
})

it('an e-mail of plain text keeps its paragraphs', async () => {
  const { content } = await read([...head, '', 'Hello,', 'Bob.', '', 'See you.'])
  expect(content.endsWith('Hello,\nBob.\n\nSee you.')).toBe(true)
})
