type Insert = string | number

// Try out
export const readingTheDocument = 'Reading the document'
export const summarizing = 'Summarizing'
export const summaryReadyKeyPointsCitations = (keyPointCount: Insert, citationCount: Insert) =>
  `Summary ready: ${keyPointCount} key points, ${citationCount} citations`
export const nothingIsSentFileAndText =
  'Nothing is sent. The file and its text stay on this device and are gone when you close this tab.'
export const allItNeedsIsHereNow = 'Everything is loaded now, so it also works offline.'

// Document page
export const page = (number: Insert) => `Page ${number}`
export const documentText = 'Document text'
export const p = (number: Insert) => `p. ${number}`

// Full analysis
export const ofThisOneForInstance = (at: Insert) => ` For this one, you could ask: “${at}”`
export const theWholeSummary = 'The whole summary'
export const runningSummaryConclusions =
  'A full summary, conclusions, recommendations and a readability score.'
export const questions = 'Questions'
export const upToForEachDocumentAnswered = (questionsPerDocument: Insert, example: Insert) =>
  `Up to ${questionsPerDocument} per document, each answered with the sentence behind it.${example}`
export const longerDocuments = 'Longer documents'
export const filesUpToReadWhole = (megabytes: Insert) => `Files up to ${megabytes}, read in full.`
export const eachLooksForOtherThings = (modes: Insert) =>
  `${modes}: each looks for different things.`
export const aLanguageModel = 'A language model'
export const itWordsThePointsInPlain =
  'It puts the points into plain language. This page only quotes the sentences that matter.'
export const whatTheFullAnalysisAdds = 'What the full analysis adds'
export const itsTextIsSentForAnalysis =
  'The text is sent for analysis and is not stored. The file stays on your device.'
export const yourDocumentWaits =
  'Your document stays in this tab for up to two hours. You do not need to choose it again.'
export const useTheFullAnalysis = 'Use the full analysis'

// Input spread
export const orPasteItsText = 'Or paste its text'
export const aLetterAClauseAPage = 'A letter, a clause, a page of a report'
export const ofCharacters = (length: Insert, maxCharacters: Insert) =>
  `${length} of ${maxCharacters} characters`
export const summarize = 'Summarize'
export const documentToTry = 'Document to try'
export const readingADocumentHereNeedsJavascript =
  'You need JavaScript to try a document here. It is turned off in this browser.'
export const dropADocumentHere = 'Drop a document here'
export const addADocument = 'Add a document'
export const pdfTxtDocDocxRtf = 'PDF, TXT, DOC, DOCX, RTF\u00a0or\u00a0MD'
export const upToPagesAnd = (maxPages: Insert, megabytes: Insert) =>
  `up to ${maxPages} pages and ${megabytes}`
export const chooseAFile = 'Choose a file'
export const nothingAtHand = 'No document handy?'
export const useASample = 'Use a sample'
export const aConsultingAgreementWritten = 'A consulting agreement written for this page.'

// Progress page
export const opening = 'Opening'
export const pageOf = (value: Insert, total: Insert) => `Page ${value} of ${total}`
export const reading = 'Reading'
export const done = 'Done'
export const waiting = 'Waiting'
export const findingWhatMatters = 'Finding what matters'
export const cancel = 'Cancel'

// Result tools
export const summaryCopied = 'Summary copied'
export const theSummaryCouldNotBeCopied = 'The summary could not be copied'
export const copied = 'Copied'
export const copySummary = 'Copy summary'
export const startAgain = 'Start again'

// Summary page
export const documentType = 'Document Type'
export const mainPurpose = 'Main Purpose'
export const keyPoints = 'Key Points'
export const criticalDetails = 'Critical Details'
export const risks = 'Risks'

// Work spread
export const writtenForThisPage = 'Written for this page. '
export const wordsInSOnThisDevice = (sentence: Insert, words: Insert, seconds: Insert) =>
  `${sentence} ${words} words in ${seconds}\u00a0s, on this device.`
export const summary = 'Summary'
export const yourDocument = 'Your document'
export const backToThePoint = 'Back to the point'

// Limits
export const thisFileHasTheTryOut = (megabytes: Insert, megabytes2: Insert) =>
  `This file is ${megabytes}. You can try files of up to ${megabytes2} here.`
export const thisDocumentHasPagesTheTry = (pages: Insert, maxPages: Insert) =>
  `This document has ${pages} pages. You can try up to ${maxPages} here.`
export const thisTextHasCharactersTheTry = (characters: Insert, maxCharacters: Insert) =>
  `This text has ${characters} characters. You can try up to ${maxCharacters} here.`

// Summary text
export const documentTypeOf = (name: Insert, documentType: Insert) =>
  `${name}\nDocument Type: ${documentType}`
export const mainPurposeOf = (sourced: Insert) => `Main Purpose\n${sourced}`

// Try out state
export const consultingAgreementASample = 'Consulting agreement, a sample'
export const pastedText = 'Pasted text'
export const tooLongForTheTryOut = 'Too long to try here'
export const thisFileCouldNotBeRead = 'This file could not be read'
export const noSummaryThisTime = 'The summary could not be made'
export const thisBrowserCouldNotFinish =
  'This browser could not finish the summary. Please try again.'
