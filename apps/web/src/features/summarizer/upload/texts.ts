import { countOf } from '@precis/domain'

type Insert = string | number

// Failure advice
export const yourDocumentIsStillHere = 'Your document is still here.'
export const downloadOrExportItAgain = 'Download or export it again, or paste its text.'
export const chooseAFileWithText = 'Choose a file with text in it, or paste the text.'
export const aSharperScanMayHelp = 'A sharper scan may help. Or paste its text.'
export const removeItsPasswordOrSave = 'Remove its password, or save a fresh copy.'
export const chooseItAgainToGive = 'Choose it again to give its password.'
export const tryAgainInAMoment = (kept: Insert) => `${kept} Try again in a moment.`
export const checkTheConnectionThenTryAgain = (kept: Insert) =>
  `${kept} Check the connection, then try again.`
export const orPasteThePartYouNeed = 'Or paste the part you need.'
export const aPictureGoesInAsPhoto = 'A picture goes in as “Photo of a page”. Or paste its text.'
export const splitItAndSummarizeItsParts = 'Split it, and summarize its parts.'
export const itMayBeInAnotherTab = 'It may be in another tab. Wait for it to end.'
export const aSharperPhotoHelpsStraight =
  'A sharper photo helps: straight, in even light, the page filling it. Or paste the text.'
export const saveThePicturesAsJpeg = 'Save the pictures as JPEG or PNG, or take them again.'

// Failure notice
export const tryAgainIn = (wait: Insert) => `Try Again in ${wait}`
export const tryAgain = 'Try Again'
export const moreAboutThisError = 'More about this error'

// Locked screen
export const protectedByAPassword = 'protected by a password'
export const passwordOfThisFile = 'Password of this file'
export const itOpensTheFile = 'It opens the file on this device. It is not sent and not kept.'
export const thisPasswordDoesNotOpen = 'This password does not open the file. Try again.'
export const opening = 'Opening...'
export const openTheFile = 'Open the file'
export const cancel = 'Cancel'
export const nothingHasBeenSent = 'Nothing has been sent, and no credit used.'

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
export const onlyOnPaper = 'Only on paper?'
export const pngJpegOrHeicAPhoto = 'PNG, JPEG or HEIC, a photo for each page.'
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
export const howToAddTheDocument = 'How to add the document'
export const credits = 'Credits'
export const whatComesBack = 'What comes back'

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
export const noPicture = 'No picture'
export const p = (page: Insert) => `p. ${page}`
export const movePEarlier = (page: Insert) => `Move p. ${page} earlier`
export const movePLater = (page: Insert) => `Move p. ${page} later`
export const removeP = (page: Insert) => `Remove p. ${page}`

// Photo tray
export const isNowP = (name: Insert, position: Insert) => `${name} is now p. ${position}`
export const inThisOrder = (pages: Insert) => `${pages} in this order`
export const countOfPage = (count: number) => countOf(count, 'page')
export const aPhotoIsReadHere =
  'A photo is read here, on this device; only the text found in it is sent.'
export const thisBrowserCannotOpenRemove = (join: Insert) =>
  `This browser cannot open ${join}. Remove it, or save it as JPEG or PNG and add it again.`
export const addPhotos = 'Add photos'
export const removeAll = 'Remove all'

// Photos
export const isNotAPngJpeg = (name: Insert) => `${name} is not a PNG, JPEG or HEIC picture.`

// Waiting document
export const yourWaitingDocument = 'Your waiting document'
export const itWaitedInThisTab =
  'It waited in this tab and has not been sent. Summarize it when you are ready.'
export const itWaitsForACredit =
  'It waits in this tab and has not been sent. You can summarize it once you have a credit.'
export const itNoLongerWaits = 'It no longer waits in this tab. Please choose it again.'
export const remove = 'Remove'
