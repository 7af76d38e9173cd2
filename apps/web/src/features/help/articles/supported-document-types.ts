import { fileLimitMegabytes } from '@precis/domain'
import type { HelpArticle, HelpFacts } from '../model/article.ts'
import { countOf } from '../model/count-of.ts'

export function supportedDocumentTypes({ policy }: HelpFacts): HelpArticle {
  return {
    category: 'getting-started',
    slug: 'supported-document-types',
    title: 'Supported document types',
    description: 'What can be read, and what cannot',
    keywords: [
      'pdf',
      'docx',
      'doc',
      'word',
      'rtf',
      'txt',
      'md',
      'markdown',
      'format',
      'size',
      'scan',
    ],
    sections: [
      {
        title: 'Files',
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'PDF',
                text: 'Read page by page, so that every citation carries its page number.',
              },
              {
                term: 'DOCX and DOC',
                text: 'Word documents of today and of the years before 2007. Word files have no fixed pages, so citations name the section or the paragraph.',
              },
              {
                term: 'RTF',
                text: 'Rich text, as many programs save it. It has no fixed pages either.',
              },
              {
                term: 'TXT and MD',
                text: 'Plain text and markdown. Markdown signs are taken away; headings and lists stay recognizable.',
              },
            ],
          },
          {
            kind: 'text',
            text: `A file may be up to ${fileLimitMegabytes(policy)} MB. Files protected by a password cannot be opened; save a copy without the password first.`,
          },
        ],
      },
      {
        title: 'Pasted text',
        blocks: [
          {
            kind: 'text',
            text: `Paste up to ${countOf(policy.maxPasteWords, 'word')}. The counter under the field shows where you stand. Text beyond the limit is kept, with a message, and never cut behind your back.`,
          },
        ],
      },
      {
        title: 'Scanned pages',
        blocks: [
          {
            kind: 'text',
            text: 'A scan is a picture of a page. Where a PDF page holds a picture but no text, it is shown as unread, and you are asked before the rest is analyzed. The result says how many pages were read. A file with no text at all is refused, and no credit is used.',
          },
        ],
      },
      {
        title: 'Length and language',
        blocks: [
          {
            kind: 'text',
            text: `Long documents are analyzed whole, in parts. The limit is ${countOf(policy.maxContentCharacters, 'character')} of text. Letters of every script, accents and currency signs are kept as they are.`,
          },
          {
            kind: 'see',
            before: 'If a file is refused:',
            path: 'troubleshooting/error-messages',
          },
        ],
      },
    ],
  }
}
