import { countOf, fileLimitMegabytes } from '@precis/domain'
import type { HelpArticle, HelpFacts } from '../model/article.ts'

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
      'odt',
      'epub',
      'html',
      'pptx',
      'powerpoint',
      'xlsx',
      'excel',
      'eml',
      'e-mail',
      'format',
      'size',
      'scan',
      'ocr',
      'photo',
      'camera',
      'png',
      'jpeg',
      'heic',
      'password',
    ],
    sections: [
      {
        id: 'files',
        title: 'Files',
        side: {
          example: 'formats',
          text: 'The kind is told by what is in the file, not by its name alone.',
        },
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
              {
                term: 'Other files',
                text: 'OpenDocument text (ODT), e-books (EPUB), web pages (HTML, MHT), presentations (PPTX), workbooks (XLSX) and saved e-mails (EML) are read too. The file dialog does not list them: drop them on the page, or choose to see all files. Each slide counts as a page. Files attached to an e-mail are named, not read.',
              },
            ],
          },
          {
            kind: 'text',
            text: `A file may be up to ${fileLimitMegabytes(policy)} MB. Spreadsheets and slides are not read: save them as PDF with text in it.`,
          },
        ],
      },
      {
        id: 'pasted-text',
        title: 'Pasted text',
        side: { example: 'word-count', text: 'The counter stands under the field.' },
        blocks: [
          {
            kind: 'text',
            text: `Paste up to ${countOf(policy.maxPasteWords, 'word')}. Text beyond the limit is kept and shown with a message, never cut behind your back; shorten it, and Summarize opens again.`,
          },
        ],
      },
      {
        id: 'photos',
        title: 'Photos of pages',
        side: { text: 'Straight, in even light, the page filling the picture: so it reads best.' },
        blocks: [
          {
            kind: 'text',
            text: `What you have only on paper goes in as “Photo of a page”, under the place to drop a file: PNG or JPEG pictures, and HEIC where your browser can open it, each up to ${fileLimitMegabytes(policy)} MB. On a phone or tablet, “Use the camera” takes them at once.`,
          },
          {
            kind: 'text',
            text: 'Each photo is a page. Put them in order, remove what does not belong, and choose Summarize. They are read on your device like scanned pages; citations then say “p. 1”, “p. 2” and so on.',
          },
        ],
      },
      {
        id: 'scanned-pages',
        title: 'Scanned pages',
        side: {
          example: 'coverage',
          text: 'What the result says when a page could not be read.',
        },
        blocks: [
          {
            kind: 'text',
            text: 'A scan is a picture of a page. When a PDF page has no useful text of its own, its picture is recognized on your device, in English, German, French, Spanish, Italian or Portuguese, whichever the other pages speak; pages that lie on their side are turned first. The result says which pages were recognized, and which of them were hard to read.',
          },
          {
            kind: 'text',
            text: 'A page in which no text can be recognized is shown as unread. The analysis then waits, names the pages, and goes on only when you choose “Summarize anyway”. Nothing has been sent and no credit used until then.',
          },
          {
            kind: 'text',
            text: 'Each recognized page can be opened beside its picture, with uncertain words underlined, and put right before anything is sent; so can the language that the pictures are read in. “Check the pages first” makes the analysis wait for you. What you corrected is what is analyzed, and the result names those pages.',
          },
        ],
      },
      {
        id: 'passwords',
        title: 'Files with a password',
        side: { text: 'Without the right password nothing is read, sent or charged.' },
        blocks: [
          {
            kind: 'text',
            text: 'An encrypted PDF asks for its password. The password opens the file in your browser; it is not sent, and it is forgotten with the file. You can try as often as you like. Encrypted Word files cannot be opened here: save a copy without the password first.',
          },
        ],
      },
      {
        id: 'length',
        title: 'Length and language',
        blocks: [
          {
            kind: 'text',
            text: `Long documents are analyzed whole, in parts. The limit is ${countOf(policy.maxContentCharacters, 'character')} of text.`,
          },
          {
            kind: 'text',
            text: 'Letters of every script, accents and currency signs are kept as they are. Unless told otherwise, a summary is in the language of its document.',
          },
          {
            kind: 'see',
            before: 'If a file is refused:',
            path: 'troubleshooting/error-messages',
            anchor: 'upload-errors',
          },
        ],
      },
    ],
  }
}
