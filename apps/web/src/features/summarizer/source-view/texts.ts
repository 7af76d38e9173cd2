import { countOf } from '@precis/domain'

type Insert = string | number

// Citation stepper
export const previousCitation = 'Previous citation'
export const citation = 'citation'
export const nextCitation = 'Next citation'

// Pages
export const theTextOfThisPage = 'The text on this page was removed by hand.'

// Source page
export const documentText = 'Document text'
export const page = (page: Insert) => `Page ${page}`
export const p = (page: Insert) => `p. ${page}`

// Source pane
export const sourceDocument = 'Source document'
export const theFileIsNotKeptHere = 'The file is not saved here, so its pages are shown as text.'

// Source tools
export const toOfTheText = (percent: Insert) => `To ${percent}% of the text`
export const previousPage = 'Previous page'
export const pText = 'p.'
export const ofLabel = (pages: Insert) => `of ${pages}`
export const nextPage = 'Next page'
export const findInDocument = 'Find in document'
export const smaller = (what: Insert) => `Smaller ${what}`
export const larger = (what: Insert) => `Larger ${what}`

// Text view
export const pages = 'Pages'

// View switch
export const showTheSourceAs = 'Show the source as'
export const pageText = 'Page'
export const text = 'Text'

// Find bar
export const noneFound = 'No matches'
export const previousPlace = 'Previous match'
export const nextPlace = 'Next match'
export const closeFind = 'Close find'

// Page rail
export const thumbnails = 'Thumbnails'

// Page sheet
export const pageOf = (number: Insert) => `Page ${number}`
export const thisPageCannotBeDrawn = 'This page cannot be displayed.'
export const hereIsItsTextInstead = ' Here is its text instead.'

// Page thumbnail
export const countOfCitation = (count: number) => countOf(count, 'citation')
export const pageOf2 = (number: Insert, cited: Insert) => `Page ${number}${cited}`
