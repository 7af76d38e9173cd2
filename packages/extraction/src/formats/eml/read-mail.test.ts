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

it('an e-mail of plain text keeps its paragraphs', async () => {
  const { content } = await read([...head, '', 'Hello,', 'Bob.', '', 'See you.'])
  expect(content.endsWith('Hello,\nBob.\n\nSee you.')).toBe(true)
})
