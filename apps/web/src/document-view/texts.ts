type Insert = string | number

// Check text
export const notVerifiedTheQuotedPassage =
  'Not verified: the quoted passage does not clearly say this.'
export const notVerifiedNoPassage = 'Not verified: no passage in the document was found for this.'
export const notVerifiedTheFigure = (text: Insert) =>
  `Not verified: the figure “${text}” is not in the quoted passage.`
export const notVerifiedTheName = (text: Insert) =>
  `Not verified: the name “${text}” is not in the quoted passage.`

// Citation chips
export const showMore = (more: Insert) => `Show ${more} more`

// Place
export const section = (number: Insert, rest: Insert) => `Section ${number}, ${rest}`
export const sectionText = 'Section '
export const sectionOf = (name: Insert) => `Section ${name}`
export const page = (number: Insert) => `Page ${number}`
export const paragraph = (number: Insert) => `Paragraph ${number}`

// Reading coverage
export const typedIn = 'typed in'
export const withoutText = 'without text'
export const pageOf = (value: Insert, one: Insert) => `Page ${value} ${one}.`
export const pages = (joinPages: Insert, many: Insert) => `Pages ${joinPages} ${many}.`
export const couldNotBeRead = 'could not be read'
export const wasSkipped = 'was skipped'
export const wereSkipped = 'were skipped'
export const wasHardToRead = 'was hard to read'
export const wereHardToRead = 'were hard to read'
export const wasCorrectedByHand = 'was corrected by hand'
export const wereCorrectedByHand = 'were corrected by hand'
export const wasCheckedByHand = 'was checked by hand'
export const wereCheckedByHand = 'were checked by hand'
export const theWholeTextWasRead = 'The whole text was read.'
export const thereIsNoText = 'There is no text on this page.'
export const noWordsWereRecognized = 'No text was found on this page.'
export const thisPageIsBlank = 'This page is blank.'
export const thisPageHoldsAPictureWhose =
  'This page contains an image whose text could not be read.'
export const thisPageWasSkipped = 'This page was skipped. Its image was not read.'
export const thisPageCouldNotBeRead = 'This page could not be read.'
