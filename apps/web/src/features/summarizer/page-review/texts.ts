import { countOf } from '@precis/domain'

type Insert = string | number

// Coverage
export const ofTheTextWasAnalyzed = (percent: Insert) => ` ${percent}% of the text was analyzed.`
export const allOfItWasAnalyzed = (parts: Insert) => ` All of it was analyzed, in ${parts} parts.`
export const notEverythingCouldBeRead = 'Not everything could be read'
export const somePagesWereSkipped = 'Some pages were skipped'
export const somePagesWereHardToRead = 'Some pages were hard to read'
export const hardlyAnyTextWasFound = 'Hardly any text was found'
export const onlyCharactersOfTextWereFound = (text: Insert) =>
  `Only ${text} characters of text were found`

// Image pages
export const pagesReadFromPictures = 'Pages read from pictures'
export const checkThePagesFirst = 'Check the pages first'
export const theAnalysisWillWaitUntil = 'The analysis will wait until you have looked at them.'

// Language switch
export const picturesOfTextWereRead = (name: Insert) =>
  `Pictures of text were read in ${name}. To read them in another language, choose the file again.`
export const picturesOfTextAreReadIn = 'Pictures of text are read in'
export const readAgain = 'Read again'
export const recognizedPagesAreThenReadAgain = (name: Insert) =>
  `Recognized pages are then read again in ${name}.`
export const pagesThatYouCorrectedKeep =
  ' Pages that you corrected keep your text and are not read again.'

// Page dialog
export const saveCorrection = 'Save correction'
export const textIsRight = 'Text is right'
export const noTextOnThisPage = 'No text on this page'
export const page = (number: Insert) => `Page ${number}`
export const goToPage = 'Go to page'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const takeCorrectionBack = 'Take correction back'
export const done = 'Done'
export const pageOf = (number: Insert) => `Page ${number}:`
export const changedByHandNotSavedYet = 'Changed by hand, not saved yet'

// Page review
export const check = 'Check'
export const toCheck = (pages: Insert) => `${pages} to check`
export const countOfPage = (count: number) => countOf(count, 'page')

// Page text field
export const textOfThePage = 'Text of the page'
export const textOfPage = (number: Insert) => `Text of page ${number}`
export const countOfUncertainWord = (count: number) => countOf(count, 'uncertain word')
export const showNext = 'Show next'
export const typeWhatStandsOnThePage = 'Type what stands on the page'

// Page view
export const drawingThePage = 'Drawing the page…'
export const noPictureOfThisPage = 'No picture of this page could be drawn.'
export const thePictureNeedsTheFile =
  'The picture needs the file, which is no longer open in this tab. Choose it again to see its pages.'
export const pictureOfThePage = 'Picture of the page'
export const pageAsItLooks = (number: Insert) => `Page ${number} as it looks`
export const enlarge = 'Enlarge'

// Review pages
export const typedInByHand = 'Typed in by hand'
export const correctedByHand = 'Corrected by hand'
export const holdsNoTextAsChecked = 'Holds no text, as checked'
export const checkedByHand = 'Checked by hand'
export const skippedItsPictureWasNotRead = 'Skipped, its picture was not read'
export const onlyAPart = 'Only a part of it could be read'
export const blank = 'Blank'
export const textOfTheFileItself = 'Text of the file itself'
export const recognized = 'Recognized'
export const hardToRead = 'Hard to read'

// Review screen
export const thePagesCouldNotBeRead = 'The pages could not be read again'
export const whatYouSeeIsTheReading = 'What you see is the reading from before.'
export const readyToSummarize = 'Ready to summarize'
export const noCreditHasBeenUsed = 'No credit has been used so far.'
export const theSummaryCanOnlyCoverWhat =
  'The summary can only cover what was read. No credit has been used so far.'
export const whyPagesStayUnread = 'Why pages stay unread'
export const summarize = 'Summarize'
export const summarizeAnyway = 'Summarize anyway'
export const chooseAnotherDocument = 'Choose another document'
export const readingHappenedOnThisDeviceNothing =
  'Reading happened on this device. Nothing has been sent yet.'
