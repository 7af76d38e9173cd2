import { countOf } from '@precis/domain'

type Insert = string | number

// Coverage
export const ofTheTextWasAnalyzed = (percent: Insert) => ` ${percent}% of the text was analyzed.`
export const allOfItWasAnalyzed = (parts: Insert) =>
  ` All of the text was analyzed, in ${parts} parts.`
export const itIsAThread = (messages: Insert) =>
  ` This is a thread of ${messages} emails. The summary and details cover them all; tasks and risks are of the newest one.`
export const thisTextIsVeryShort = 'This text is very short'
export const thisTextHasOnly = (words: number) =>
  `It has only ${words} ${words === 1 ? 'word' : 'words'}. A summary of it uses a credit like any other.`
export const notEverythingCouldBeRead = 'Not everything could be read'
export const somePagesWereSkipped = 'Some pages were skipped'
export const somePagesWereHardToRead = 'Some pages were hard to read'
export const hardlyAnyTextWasFound = 'Hardly any text was found'
export const onlyCharactersOfTextWereFound = (text: Insert) =>
  `Only ${text} characters of text were found`

// Image pages
export const pagesReadFromPictures = 'Pages read from images'
export const checkThePagesFirst = 'Check the pages first'
export const theAnalysisWillWaitUntil = 'The analysis will wait until you have checked them.'

// Language switch
export const picturesOfTextWereRead = (name: Insert) =>
  `Scanned text was read as ${name}. To read it in another language, choose the file again.`
export const picturesOfTextAreReadIn = 'Language of scanned text'
export const readAgain = 'Read again'
export const recognizedPagesAreThenReadAgain = (name: Insert) =>
  `Scanned pages will be read again as ${name}.`
export const pagesThatYouCorrectedKeep = ' Pages you corrected keep your text.'

// Page dialog
export const saveCorrection = 'Save correction'
export const textIsRight = 'The text is correct'
export const noTextOnThisPage = 'No text on this page'
export const page = (number: Insert) => `Page ${number}`
export const goToPage = 'Go to page'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const takeCorrectionBack = 'Undo correction'
export const done = 'Done'
export const pageOf = (number: Insert) => `Page ${number}:`
export const changedByHandNotSavedYet = 'Edited, not saved yet'

// Page review
export const check = 'Check'
export const toCheck = (pages: Insert) => `${pages} to check`
export const countOfPage = (count: number) => countOf(count, 'page')

// Page text field
export const textOfThePage = 'Text of the page'
export const textOfPage = (number: Insert) => `Text of page ${number}`
export const countOfUncertainWord = (count: number) => countOf(count, 'uncertain word')
export const showNext = 'Show next'
export const typeWhatStandsOnThePage = 'Type the text on this page'

// Page view
export const drawingThePage = 'Loading the page…'
export const noPictureOfThisPage = 'This page could not be displayed.'
export const thePictureNeedsTheFile =
  'To see the pages, choose the file again. It is no longer open in this tab.'
export const pictureOfThePage = 'Image of the page'
export const imageOfPage = (number: Insert) => `Image of page ${number}`
export const enlarge = 'Enlarge'

// Review pages
export const typedInByHand = 'Typed in by hand'
export const correctedByHand = 'Corrected by hand'
export const holdsNoTextAsChecked = 'Checked: no text'
export const checkedByHand = 'Checked by hand'
export const skippedItsPictureWasNotRead = 'Skipped, image not read'
export const onlyAPart = 'Only part of it could be read'
export const blank = 'Blank'
export const textOfTheFileItself = 'Text from the file'
export const recognized = 'Recognized'
export const hardToRead = 'Hard to read'

// Review screen
export const thePagesCouldNotBeRead = 'The pages could not be read again'
export const whatYouSeeIsTheReading = 'The previous text is shown.'
export const readyToSummarize = 'Ready to summarize'
export const noCreditHasBeenUsed = 'No credit has been used so far.'
export const theSummaryCanOnlyCoverWhat =
  'The summary can only cover what was read. No credit has been used so far.'
export const whyPagesStayUnread = 'Why some pages can’t be read'
export const summarize = 'Summarize'
export const summarizeAnyway = 'Summarize anyway'
export const chooseAnotherDocument = 'Choose another document'
export const readingHappenedOnThisDeviceNothing =
  'The document was read on this device. Nothing has been sent yet.'
