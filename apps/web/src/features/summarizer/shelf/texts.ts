import { countOf } from '@precis/domain'

type Insert = string | number

// Added date
export const today = 'Today, '

// File choice
export const removeTheFileFromThisDevice = 'Remove the file from this device'
export const keepTheFileToo = (size: Insert) => `Keep the file too (${size})`
export const theFileIsKept = (size: Insert) =>
  `The file is kept with this document, encrypted, in this browser: ${size}.`

// Opening screen
export const backToDashboard = 'Back to Dashboard'

// Row menu
export const moreAbout = (title: Insert) => `More about ${title}`
export const unpin = 'Unpin'
export const pinToTheTop = 'Pin to the top'
export const removeItsFile = (fileSize: Insert) => `Remove its file (${fileSize})`
export const deleteLabel = 'Delete'

// Shelf row
export const pinned = 'Pinned'
export const page = 'page'
export const pages = 'pages'
export const countOfPage = (count: number) => countOf(count, 'page')
export const deleted = '” deleted.'
export const undo = 'Undo'

// Shelf settings
export const manage = 'Manage'
export const myDocumentsAreEncrypted =
  'My documents are encrypted with a key for your account that lies in this browser. Other accounts that sign in here cannot open them, and who searches the disk finds no words. Whoever can use your browser profile or copy it whole, an extension that may read this site, and harmful software still could.'
export const theBrowserWillNotClearThem = 'The browser will not clear them to make room.'
export const theBrowserMadeNoPromise =
  'The browser made no promise: it may clear them when the device runs out of room. Export what you cannot do without.'
export const askTheBrowserNotToClear = 'Ask the browser not to clear them'
export const deleteAllDocuments = 'Delete all documents'

// Shelf
export const myDocuments = 'My documents'
export const onThisDeviceOnly = (documents: Insert, sizeBytes: Insert) =>
  `${documents}, ${sizeBytes}, on this device only`
export const countOfDocument = (count: number) => countOf(count, 'document')
export const searchTitlesAndText = 'Search titles and text'
export const canNoLongerBeOpened = (documents: Insert) =>
  `${documents} can no longer be opened: a part of what was kept is gone.`
export const title = 'Title'
export const documentType = 'Document Type'
export const added = 'Added'
export const pagesText = 'Pages'
export const risks = 'Risks'
export const searching = 'Searching...'
export const noDocumentHasAllTheseWords = 'No document has all these words.'

// Storage words
export const thisDocument = 'This document is not on this device'
export const documentsAreKept =
  'Documents are kept only in the browser and the account in which they were summarized. It may also have been removed.'
export const thisDocumentCanNoLonger = 'This document can no longer be opened'
export const aPart =
  'A part of it, or the key that it is encrypted with, is gone. This happens when a browser clears its data to make room.'
export const yourDocumentsCannotBeOpened = 'Your documents cannot be opened'
export const thisBrowserDoesNotLetPrecis =
  'This browser does not let Precis keep anything on this device. Private windows and strict privacy settings do that.'
export const theStorageOfThisDevice =
  'The storage of this device is full. Make room on it, then reload the page.'
export const yourDocumentsAreOpenInAnother = 'Your documents are open in another tab'
export const thatTabStillRunsAnOlder =
  'That tab still runs an older version of Precis. Close it, then reload this page.'
export const precisWasUpdated = 'Precis was updated'
export const anotherTabAlreadyRunsTheNew =
  'Another tab already runs the new version. Reload this page to open the document.'
export const thisBrowserDoesNotLetPrecisKeep =
  'This browser does not let Precis keep it. Export the summary if you need it later: it goes when you close this tab or sign out.'
export const thereIsNoRoomLeft =
  'There is no room left on this device. Delete documents that you no longer need, or export this summary: it goes when you close this tab or sign out.'
export const anotherTabStillRunsAnOlder =
  'Another tab still runs an older version of Precis. Close it; the document is kept with your next question.'
export const precisWasUpdatedInAnotherTab =
  'Precis was updated in another tab. Reload this page to keep working.'
export const itWasRemovedFromThisDevice =
  'It was removed from this device in another tab. Export the summary if you still need it.'
export const whatWasKept =
  'What was kept of it can no longer be opened. Export the summary if you need it later.'
export const theFileIsNotKept = 'The file is not kept: it was moved or changed after you chose it.'
export const theFileIsNotKeptThere =
  'The file is not kept: there is no room left on this device. Text and summary are kept.'
export const theFileIsNotKeptThis =
  'The file is not kept: this browser does not let Precis keep it.'
export const anotherTabStillRunsAnOlderVersion =
  'Another tab still runs an older version of Precis. Close it, then try again.'
export const precisWasUpdatedInAnotherTabReload =
  'Precis was updated in another tab. Reload this page, then try again.'
export const thisDocumentWasRemoved = 'This document was removed from this device in another tab.'
export const whatWasKeptOfThisDocument = 'What was kept of this document can no longer be opened.'
export const thisBrowserDoesNotLetPrecisKeepDocuments =
  'This browser does not let Precis keep documents on this device. A summary stays in its tab until you close it.'
export const thereIsNoRoomLeftOn =
  'There is no room left on this device. Delete documents that you no longer need.'
export const anotherTabStillRunsAnOlderVersionOf =
  'Another tab still runs an older version of Precis. Close it, then reload this page.'
export const precisWasUpdatedInAnotherTabReloadThis =
  'Precis was updated in another tab. Reload this page to see your documents.'
export const thisDocumentWasAlreadyRemoved = 'This document was already removed in another tab.'
export const thisDocumentCanNoLongerBe =
  'This document can no longer be opened: a part of what was kept is gone.'

// Keeping choice
export const keepFinishedDocumentsOnThisDevice = 'Keep finished documents on this device'
export const keepTheFilesOfPdfs = 'Keep the files of PDFs and photos too, to see their pages again'

// Keeping note
export const thisDocumentIsNotKept = 'This document is not kept'

// Unkept dialog
export const thisSummaryIsNotKept = 'This summary is not kept'
export const cancel = 'Cancel'
export const continueWithoutIt = 'Continue without it'
export const itIsNotKept =
  'It is not kept on this device. Another document takes its place; export it first if you still need it.'

// Documents side
export const foldMyDocuments = 'Fold my documents'
export const unfoldMyDocuments = 'Unfold my documents'
export const onThisDevice = 'on this device'
export const newLabel = 'New'
export const newDocument = 'New document'
export const searchMyDocuments = 'Search my documents'

// Group documents
export const todayText = 'Today'
export const earlier = 'Earlier'

// Side list
export const search = 'Search'
export const used = (documents: Insert, sizeBytes: Insert) => `${documents}, ${sizeBytes} used`
