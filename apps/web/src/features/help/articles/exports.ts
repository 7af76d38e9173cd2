import { countOf, exportFormats } from '@precis/domain'
import type { HelpArticle } from '../model/article.ts'

export function exporting(): HelpArticle {
  return {
    category: 'features',
    slug: 'exports',
    title: 'Exports',
    description: 'A summary as a Word, PDF or other file',
    keywords: [
      'export',
      'download',
      'save',
      'share',
      'print',
      'copy',
      'word',
      'docx',
      'pdf',
      'powerpoint',
      'slides',
      'email',
      'calendar',
      'excel',
      'spreadsheet',
      'markdown',
    ],
    sections: [
      {
        id: 'making',
        title: 'Make an export',
        side: { text: 'Each format has its own length and tone.' },
        blocks: [
          {
            kind: 'steps',
            items: [
              'Open a summary and choose Smart Export.',
              `Choose one of ${countOf(exportFormats.length, 'format')}.`,
              'Choose Save as Word for a file at once. It offers the kind of file you saved last, once you have saved one.',
              'Or choose Generate to read the text first, then copy it, download it, or pick another kind of file.',
            ],
          },
          {
            kind: 'text',
            text: 'An export is written from the summary, uses no credit, and stays available for as long as you have the document.',
          },
        ],
      },
      {
        id: 'kinds',
        title: 'Kinds of files',
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'Word, PDF and Print',
                text: 'Every point keeps its page reference, and the last line says how much of the document was read. A PDF needs a font for every letter in the text. Where one is missing, the button names the letter: use Print and save as PDF instead.',
              },
              { term: 'PowerPoint', text: 'Slides, for the Presentation format only.' },
              { term: 'Email', text: 'A draft that your mail program opens.' },
              {
                term: 'Calendar and Spreadsheet',
                text: 'The dates of the document as calendar entries, and its critical details as a table. If there are none, the button says so.',
              },
              { term: 'Markdown', text: 'Plain text with headings, for notes and wikis.' },
            ],
          },
        ],
      },
      {
        id: 'leaves-device',
        title: 'What leaves your device',
        blocks: [
          {
            kind: 'text',
            text: 'To write an export, the summary is sent to the server. The file itself is made on your device. If names are hidden, they are put back on your device, in the text and in the file.',
          },
          { kind: 'see', before: 'More about where text goes:', path: 'security/data-privacy' },
        ],
      },
    ],
  }
}
