import { countOf } from '@precis/domain'

type Insert = string | number

// Added date
export const today = 'Today, '

// File choice
export const removeTheFileFromThisDevice = 'Remove the file from this device'
export const keepTheFileToo = (size: Insert) => `Keep the file too (${size})`
export const theFileIsKept = (size: Insert) =>
  `The file (${size}) is kept with this document, encrypted in this browser.`

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
  'My documents are encrypted with a key that stays in this browser and belongs to your account. Other accounts that sign in here cannot open them, and their text cannot be found by searching the disk. They could still be read by anyone who can use or copy your whole browser profile, by an extension that can read this site, or by malware.'
export const theBrowserWillNotClearThem = 'The browser will not clear them to free up space.'
export const theBrowserMadeNoPromise =
  'The browser may clear them if the device runs out of space. Export anything you can’t afford to lose.'
export const askTheBrowserNotToClear = 'Ask the browser not to clear them'
export const deleteAllDocuments = 'Delete all documents'

// Shelf
export const myDocuments = 'My documents'
export const onThisDeviceOnly = (documents: Insert, sizeBytes: Insert) =>
  `${documents}, ${sizeBytes}, on this device only`
export const countOfDocument = (count: number) => countOf(count, 'document')
export const searchTitlesAndText = 'Search titles and text'
export const canNoLongerBeOpened = (documents: Insert) =>
  `${documents} can no longer be opened because some of the saved data is gone.`
export const title = 'Title'
export const documentType = 'Document Type'
export const added = 'Added'
export const pagesText = 'Pages'
export const risks = 'Risks'
export const searching = 'Searching...'
export const noDocumentHasAllTheseWords = 'No documents contain all these words.'

// Storage words
export const thisDocument = 'This document is not on this device'
export const documentsAreKept =
  'Documents are kept only in the browser and account where they were summarized. It may also have been deleted.'
export const thisDocumentCanNoLonger = 'This document can no longer be opened'
export const aPart =
  'Part of it, or its encryption key, is gone. This can happen when a browser clears data to free up space.'
export const yourDocumentsCannotBeOpened = 'Your documents cannot be opened'
export const thisBrowserDoesNotLetPrecis =
  'This browser does not let Precis save anything on this device. Private windows and strict privacy settings can cause this.'
export const theStorageOfThisDevice =
  'This device is out of storage. Free up some space, then reload the page.'
export const yourDocumentsAreOpenInAnother = 'Your documents are open in another tab'
export const thatTabStillRunsAnOlder =
  'That tab is running an older version of Precis. Close it, then reload this page.'
export const precisWasUpdated = 'Precis was updated'
export const anotherTabAlreadyRunsTheNew =
  'Another tab is already running the new version. Reload this page to open the document.'
export const thisBrowserDoesNotLetPrecisKeep =
  'This browser does not let Precis save it. Export the summary if you need it later. It will be gone when you close this tab or sign out.'
export const thereIsNoRoomLeft =
  'This device is out of space. Delete documents you no longer need, or export this summary. It will be gone when you close this tab or sign out.'
export const anotherTabStillRunsAnOlder =
  'Another tab is running an older version of Precis. Close it, and the document will be saved with your next question.'
export const precisWasUpdatedInAnotherTab =
  'Precis was updated in another tab. Reload this page to keep working.'
export const itWasRemovedFromThisDevice =
  'It was removed from this device in another tab. Export the summary if you still need it.'
export const whatWasKept =
  'The saved copy can no longer be opened. Export the summary if you need it later.'
export const theFileIsNotKept =
  'The file was not saved because it was moved or changed after you chose it.'
export const theFileIsNotKeptThere =
  'The file was not saved because this device is out of space. The text and summary are saved.'
export const theFileIsNotKeptThis = 'The file was not saved because this browser does not allow it.'
export const anotherTabStillRunsAnOlderVersion =
  'Another tab is running an older version of Precis. Close it, then try again.'
export const precisWasUpdatedInAnotherTabReload =
  'Precis was updated in another tab. Reload this page, then try again.'
export const thisDocumentWasRemoved = 'This document was removed from this device in another tab.'
export const whatWasKeptOfThisDocument = 'The saved copy of this document can no longer be opened.'
export const thisBrowserDoesNotLetPrecisKeepDocuments =
  'This browser does not let Precis save documents on this device. A summary stays in its tab until you close it.'
export const thereIsNoRoomLeftOn =
  'This device is out of space. Delete documents you no longer need.'
export const anotherTabStillRunsAnOlderVersionOf =
  'Another tab is running an older version of Precis. Close it, then reload this page.'
export const precisWasUpdatedInAnotherTabReloadThis =
  'Precis was updated in another tab. Reload this page to see your documents.'
export const thisDocumentWasAlreadyRemoved = 'This document was already removed in another tab.'
export const thisDocumentCanNoLongerBe =
  'This document can no longer be opened because some of its saved data is gone.'

// Keeping choice
export const keepFinishedDocumentsOnThisDevice = 'Keep finished documents on this device'
export const keepTheFilesOfPdfs = 'Also keep PDF and photo files, so you can see their pages again'

// Keeping note
export const thisDocumentIsNotSaved = 'This document is not saved'

// Unkept dialog
export const thisSummaryIsNotSaved = 'This summary is not saved'
export const cancel = 'Cancel'
export const continueWithoutIt = 'Continue without it'
export const itIsNotKept =
  'It is not saved on this device. Starting another document replaces it, so export it first if you still need it.'

// Documents side
export const foldMyDocuments = 'Collapse My documents'
export const unfoldMyDocuments = 'Expand My documents'
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
