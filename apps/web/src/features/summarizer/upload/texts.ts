import { countOf } from '@precis/domain'

type Insert = string | number

// Failure advice
export const yourDocumentIsStillHere = 'Your document is still here.'
export const downloadOrExportItAgain = 'Download or export it again, or paste the text.'
export const chooseAFileWithText = 'Choose a file with text in it, or paste the text.'
export const aSharperScanMayHelp = 'Try a sharper scan, or paste the text.'
export const removeItsPasswordOrSave = 'Remove the password, or save a new copy.'
export const chooseItAgain = 'Choose it again, or paste the text.'
export const chooseItAgainToGive = 'Choose it again and enter its password.'
export const tryAgainInAMoment = (kept: Insert) => `${kept} Try again in a moment.`
export const checkTheConnectionThenTryAgain = (kept: Insert) =>
  `${kept} Check your connection, then try again.`
export const orPasteThePartYouNeed = 'You can also paste the part you need.'
export const anImageGoesInAsPhoto = 'For an image, use “Photo of a page”, or paste the text.'
export const splitItAndSummarizeItsParts = 'Split it and summarize the parts one by one.'
export const itMayBeInAnotherTab = 'It may be in another tab. Wait for it to finish.'
export const aSharperPhotoHelpsStraight =
  'Try a sharper photo: straight, evenly lit, with the page filling the frame. Or paste the text.'
export const saveThePhotosAsJpeg = 'Save the photos as JPEG or PNG, or take them again.'

// Failure notice
export const tryAgainIn = (wait: Insert) => `Try Again in ${wait}`
export const tryAgain = 'Try Again'
export const moreAboutThisError = 'More about this error'

// Locked screen
export const protectedByAPassword = 'protected by a password'
export const filePassword = 'File password'
export const itOpensTheFile = 'It is used on this device to open the file. It is not sent or saved.'
export const thisPasswordDoesNotOpen = 'That password is not correct. Try again.'
export const enterTheFilesPassword = 'Enter the file’s password.'
export const opening = 'Opening...'
export const openTheFile = 'Open the file'
export const cancel = 'Cancel'
export const nothingHasBeenSent = 'Nothing has been sent and no credit has been used.'

// Paste check
export const textExceedsWordLimitPleaseReduce = (maxPasteWords: Insert) =>
  `Text exceeds ${maxPasteWords} word limit. Please reduce the length of your text.`

// Paste form
export const documentText = 'Document text'
export const pasteTheTextOfYourDocument = 'Paste the text of your document'
export const ofWords = (words: Insert, maxPasteWords: Insert) =>
  `${words} of ${maxPasteWords} words`
export const summarize = 'Summarize'

// Upload panel
export const notAdded = 'Not added'
export const onlyOnPaper = 'On paper?'
export const pngJpegOrHeicAPhoto = 'PNG, JPEG or HEIC, one photo per page.'
export const photoOfAPage = 'Photo of a page'
export const dropADocumentHere = 'Drop a document here'
export const addADocument = 'Add a document'
export const pdfTxtDocDocxRtf = 'PDF, TXT, DOC, DOCX, RTF\u00a0or\u00a0MD'
export const upToMb = (fileLimitMegabytes: Insert) => `up to ${fileLimitMegabytes} MB`
export const chooseAFile = 'Choose a file'

// Upload screen
export const uploadFile = 'Upload File'
export const pasteText = 'Paste Text'
export const documentTypeAndMainPurpose = 'Document Type and Main Purpose'
export const summary = 'Summary'
export const keyPoints = 'Key Points'
export const conclusionsRecommendations = 'Conclusions & Recommendations'
export const criticalDetails = 'Critical Details'
export const risks = 'Risks'
export const summarizeADocument = 'Summarize a document'
export const uploadAFileOrPaste =
  'Upload a file or paste its text. You can check every point against the original.'
export const documentFile = 'Document file'
export const myDocuments = 'My documents'
export const howToAddTheDocument = 'How to add the document'
export const credits = 'Credits'
export const whatComesBack = 'What you get'

// Analysis options
export const analysisMode = 'Analysis mode'
export const documentsOwn = "Document's own"
export const documentsOwnLanguage = "Document's own language"
export const pointsQuoteTheDocument = 'Points quote the document in its own language.'
export const summaryLanguage = 'Summary language'

// Languages
export const english = 'English'
export const deutsch = 'Deutsch'
export const francais = 'Français'
export const espanol = 'Español'
export const italiano = 'Italiano'
export const portugues = 'Português'
export const nederlands = 'Nederlands'
export const dansk = 'Dansk'
export const svenska = 'Svenska'
export const polski = 'Polski'
export const turkce = 'Türkçe'
export const text = 'Українська'
export const textText = 'Русский'
export const textText2 = 'Ελληνικά'

// Photo controls
export const photoFiles = 'Photo files'
export const camera = 'Camera'
export const useTheCamera = 'Use the camera'

// Photo tile
export const noImage = 'No image'
export const p = (page: Insert) => `p. ${page}`
export const movePEarlier = (page: Insert) => `Move p. ${page} earlier`
export const movePLater = (page: Insert) => `Move p. ${page} later`
export const removeP = (page: Insert) => `Remove p. ${page}`

// Photo tray
export const isNowP = (name: Insert, position: Insert) => `${name} is now p. ${position}`
export const inThisOrder = (pages: Insert) => `${pages} in this order`
export const countOfPage = (count: number) => countOf(count, 'page')
export const aPhotoIsReadHere =
  'Photos are read on this device. Only the text found in them is sent.'
export const thisBrowserCannotOpenRemove = (join: Insert) =>
  `This browser cannot open ${join}. Remove it, or save it as JPEG or PNG and add it again.`
export const addPhotos = 'Add photos'
export const removeAll = 'Remove all'

// Photos
export const isNotAPngJpeg = (name: Insert) => `${name} is not a PNG, JPEG or HEIC image.`

// Waiting document
export const yourWaitingDocument = 'Your waiting document'
export const itWaitedInThisTab =
  'It is still in this tab and has not been sent. Summarize it when you are ready.'
export const itWaitsForACredit =
  'It is still in this tab and has not been sent. You can summarize it once you have a credit.'
export const itIsSummarizedOnceYouPaid =
  'It will be summarized as soon as your payment arrives, for one credit.'
export const itNoLongerWaits = 'It is no longer in this tab. Please choose it again.'
export const remove = 'Remove'
