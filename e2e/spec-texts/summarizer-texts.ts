import {
  type ErrorCode,
  errorCatalogue,
  type FileErrorCode,
  fileLimitMegabytes,
  fileMessages,
} from '@precis/domain'
import { address, alert, button, field, heading, progressbar, tab, text } from './expectation.ts'
import type { Texts } from './public-texts.ts'

const literalFileMessages: Readonly<Partial<Record<FileErrorCode, string>>> = {
  too_big: 'File size exceeds 50MB limit. Please upload a smaller file.',
  wrong_type: 'Invalid file type. Please upload one of: PDF, TXT, DOC, DOCX, RTF, MD',
  bad_pdf: 'Invalid or corrupted PDF file. Please try a different file.',
  bad_docx: 'Invalid or corrupted DOCX file. Please try a different file.',
  empty_text: 'The text file is empty',
  empty_markdown: 'The markdown file is empty',
  no_text:
    'No text content could be extracted from the file. The file may be empty or contain only images.',
  no_docx_text: 'No content could be extracted from the DOCX file.',
  no_content:
    'No content could be extracted from the file. Please ensure the file is not empty or corrupted.',
  unreadable_markdown:
    'Failed to read markdown file content. Please ensure the file is not corrupted.',
  unreadable_text: 'Failed to read text file content. Please ensure the file is not corrupted.',
  unreadable_docx: 'Failed to read DOCX file content. Please ensure the file is not corrupted.',
  unreadable:
    'Failed to process document. Please ensure the file is not corrupted or password-protected.',
  password_needed:
    'Failed to process document. Please ensure the file is not corrupted or password-protected.',
  moved: 'This file was moved, changed or deleted after you chose it.',
  failed: 'Failed to process file',
}

const failed = (message: string) => () => [alert('Summary failed'), alert(message)]

/** Messages that no screen can show, and why. */
export const unshown: Readonly<Partial<Record<FileErrorCode | ErrorCode, string>>> = {
  empty_file: 'said by the reader, which tests it, as it says `empty_text`',
  too_many_pixels: 'said beside the name of the photo, which the test of chosen photos checks',
  no_file: 'a chooser that is left without a choice starts nothing',
  unauthorized: 'leads to the sign-in page instead',
  invalid_request: 'the product sends no request that the server could not understand',
  name_too_long: 'the field takes no longer name; the server tests its own limit',
  not_found: 'pages that do not exist have a screen of their own',
  too_large: 'said by the reader before anything is sent; needs ten million characters',
  rate_limited: 'the limits are off where screens are tested; the server tests them',
  not_your_document: 'a tab holds only documents analyzed in its own account',
  payment_unpaid: 'the same sentence as `payment_failed`',
  provider_timeout: 'the same sentence as `provider_failed`',
  not_ready: 'said while the database is away; the server tests it',
}

export const summarizerTexts: Texts = {
  upload: (policy) => [
    address('/analyze'),
    heading('Summarize a document'),
    tab('Upload File'),
    tab('Paste Text'),
    heading('Document Credits'),
    text(`up to ${fileLimitMegabytes(policy)} MB`),
    button('Choose a file'),
    button('Photo of a page'),
  ],
  'paste empty': (policy) => [
    field('Document text'),
    text(`0 of ${policy.maxPasteWords.toLocaleString('en-US')} words`),
    button('Summarize'),
  ],
  'paste over the limit': (policy) => [
    alert(
      `Text exceeds ${policy.maxPasteWords.toLocaleString('en-US')} word limit. Please reduce the length of your text.`,
    ),
  ],
  ...Object.fromEntries(
    Object.entries(literalFileMessages).map(([code, message]) => [`file ${code}`, failed(message)]),
  ),
  locked: () => [field('File password'), button('Open the file'), button('Cancel')],
  photos: () => [text('p. 1'), text('p. 2'), button('Summarize')],
  'photos with one that cannot be opened': () => [alert('Failed to process file')],
  'awaiting review': () => [button('Summarize anyway')],
  progress: () => [progressbar('Analyzing'), text('50%')],
  'summary no credits': failed(
    'No document credits available. Please purchase a document pack to continue.',
  ),
  'summary limit reached': failed(
    'Document limit reached. Please purchase more document credits to continue.',
  ),
  'summary empty content': failed('No content provided for analysis'),
  'summary no response': failed('No response received from AI. Please try again.'),
  'summary usage failed': failed('Failed to update document usage. Please try again.'),
  'summary unexpected': failed('An unexpected error occurred. Please try again.'),
  'summary already running': failed(errorCatalogue.analysis_running.message),
  'summary unparseable': failed('Network error'),
  'summary without a reason': failed('HTTP 503: Service Unavailable'),
  'summary offline': failed('Failed to communicate with AI service. Please try again.'),
}

/** Every message of the two catalogues, by code. */
export const catalogued = {
  ...fileMessages,
  ...Object.fromEntries(
    Object.entries(errorCatalogue).map(([code, { message }]) => [code, message]),
  ),
}
