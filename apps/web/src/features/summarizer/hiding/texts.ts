import { countOf } from '@precis/domain'

type Insert = string | number

// Detail groups
export const namesAndCompanies = 'Names and companies'
export const addressesAndBirthDates = 'Addresses and birth dates'
export const eMailAndTelephone = 'Email addresses and phone numbers'
export const accountsAndIdNumbers = 'Accounts and ID numbers'
export const markedByYou = 'Marked by you'

// Detail list
export const hideNone = 'Hide none'
export const hideAll = 'Hide all'
export const found = (detailCount: Insert) => `${detailCount} found`
export const showAll = (detailCount: Insert) => `Show all ${detailCount}`
export const hide = (value: Insert) => `Hide ${value}`
export const sentAsItIs = 'not hidden'

// Hiding choice
export const hideNamesBeforeSending = 'Hide names before sending'
export const namesNumbersAndAddressesAreFound =
  'Names, numbers and addresses are found and replaced on this device. You check them before anything is sent.'

// Hiding screen
export const noNamesNumbersOrAddresses =
  'No names, numbers or addresses were found. You can hide words yourself.'
export const n1NameNumberOrAddressWas = '1 name, number or address was'
export const namesNumbersAndAddressesWere = (found: Insert) =>
  `${found} names, numbers and addresses were`
export const foundOnThisDeviceChooseWhat = (what: Insert) =>
  `${what} found on this device. Choose what to hide.`
export const cancel = 'Cancel'
export const whatIsHidden = 'What is hidden'
export const beforeAnythingIsSent = 'Before anything is sent'
export const sendAndSummarize = 'Send and summarize'
export const readTheExactText = 'Read the exact text'
export const n1OfWhenTheSummary = (credits: Insert) =>
  `Uses 1 of ${credits} when the summary is finished`
export const countOfCredit = (count: number) => countOf(count, 'credit')
export const theExactText = 'The exact text'

// Leaving facts
export const textOf = (pages: Insert) => `Text of ${pages}`
export const countOfPage = (count: number) => countOf(count, 'page')
export const theText = 'The text'
export const andThe = (details: Insert) => ` and the ${details}`
export const countOfDetail = (count: number) => countOf(count, 'detail')
export const theFileItsImages = (kept: Insert) => `The file, its images${kept}`
export const thePhotos = (kept: Insert) => `The photos${kept}`
export const the = (details: Insert) => `The ${details}`
export const nothingTheTextGoes = 'Nothing is hidden'
export const whatLeavesThisDevice = 'What leaves this device'
export const withLabel = (placeholders: Insert) => `, with ${placeholders}`
export const countOfPlaceholder = (count: number) => countOf(count, 'placeholder')
export const nothingHidden = ', nothing hidden'
export const toPrecis = 'To Precis'
export const andNoFurther = ', and nowhere else'
export const thenTo = ', then to'
export const whatStaysHere = 'What stays here'
export const theyReturnWhenYouRead = 'They are put back when you read and export'

// Mark form
export const otherWordsToHide = 'Other words to hide'
export const hideText = 'Hide'
export const theseWords =
  'These words are not in the document. Check the spelling and capital letters.'

// Text pane
export const textOfTheDocument = 'Text of the document'
export const show = 'Show'
export const original = 'Original'
export const asSent = 'As sent'
export const previous = 'Previous'
export const ofLabel = (position: Insert, items: Insert) => `${position} of ${items}`
export const next = 'Next'
export const selectAnyWordsToHideThem = 'Select any words to hide them'
export const hideSelectedWords = 'Hide selected words'
export const text = 'Text'
