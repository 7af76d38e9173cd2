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
          text: 'The type is detected from the content of the file, not just its name.',
        },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'PDF',
                text: 'Read page by page, so every citation has its page number.',
              },
              {
                term: 'DOCX and DOC',
                text: 'Word documents, including those from before 2007. Word files have no fixed pages, so citations give the section or paragraph.',
              },
              {
                term: 'RTF',
                text: 'Rich text, which many programs can save. It has no fixed pages either.',
              },
              {
                term: 'TXT and MD',
                text: 'Plain text and Markdown. Markdown symbols are removed, but headings and lists are kept.',
              },
              {
                term: 'Other files',
                text: 'OpenDocument text (ODT), e-books (EPUB), web pages (HTML, MHT), presentations (PPTX), workbooks (XLSX) and saved emails (EML) are read too. The file dialog does not list them: drop them on the page, or choose to see all files. Each slide counts as a page. Files attached to an email are named, not read.',
              },
            ],
          },
          {
            kind: 'text',
            text: `A file may be up to ${fileLimitMegabytes(policy)} MB. Save other kinds, such as XLS or PPT, as a PDF first.`,
          },
        ],
      },
      {
        id: 'pasted-text',
        title: 'Pasted text',
        side: { example: 'word-count', text: 'The counter is below the field.' },
        blocks: [
          {
            kind: 'text',
            text: `Paste up to ${countOf(policy.maxPasteWords, 'word')}. Text over the limit is never cut silently. You see a message, and once you shorten the text, you can summarize it.`,
          },
        ],
      },
      {
        id: 'photos',
        title: 'Photos of pages',
        side: {
          text: 'Photos work best when the page is straight, evenly lit and fills the frame.',
        },
        blocks: [
          {
            kind: 'text',
            text: `For a document on paper, choose “Photo of a page” below the upload area. You can add PNG and JPEG images, and HEIC if your browser can open it, each up to ${fileLimitMegabytes(policy)} MB. On a phone or tablet, you can choose “Use the camera”.`,
          },
          {
            kind: 'text',
            text: 'Each photo is one page. Put them in order, remove any you don’t need, and choose Summarize. They are read on your device like scanned pages. Citations then say “p. 1”, “p. 2” and so on.',
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
            text: 'A scan is an image of a page. If a PDF page has no usable text, its text is recognized on your device, in English, German, French, Spanish, Italian or Portuguese, depending on the other pages. Sideways pages are rotated first. The result tells you which pages were recognized and which of those were hard to read.',
          },
          {
            kind: 'text',
            text: 'If no text can be recognized on a page, it is shown as unread. The analysis then waits, lists the pages, and continues only when you choose “Summarize anyway”. Until then, nothing has been sent and no credit has been used.',
          },
          {
            kind: 'text',
            text: 'You can open each recognized page next to its image, with uncertain words underlined, and correct it before anything is sent. You can also change the language. “Check the pages first” makes the analysis wait for you. Your corrected text is what gets analyzed, and the result lists those pages.',
          },
        ],
      },
      {
        id: 'passwords',
        title: 'Files with a password',
        side: { text: 'Without the correct password, nothing is read, sent or charged.' },
        blocks: [
          {
            kind: 'text',
            text: 'For an encrypted PDF, you are asked for the password. It is used to open the file in your browser and is never sent or saved. You can try as often as you like. Encrypted Word files cannot be opened here. Save a copy without the password first.',
          },
        ],
      },
      {
        id: 'length',
        title: 'Length and language',
        blocks: [
          {
            kind: 'text',
            text: `Long documents are analyzed in full, in parts. The limit is ${countOf(policy.maxContentCharacters, 'character')} of text.`,
          },
          {
            kind: 'text',
            text: 'All scripts, accents and currency symbols are kept. By default, a summary is in the language of its document.',
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
