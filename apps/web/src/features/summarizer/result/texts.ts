import { countOf } from '@precis/domain'

type Insert = string | number

// Abstract
export const overview = 'Overview'
export const mainPurpose = 'Main Purpose'
export const documentType = 'Document Type'
export const readingTime = 'Reading time'
export const complexity = 'Complexity'

// Pane tabs
export const summary = 'Summary'
export const document = 'Document'
export const ask = 'Ask'
export const resultSections = 'Result sections'

// Result bars
export const summarizeAnotherDocument = 'Summarize Another Document'
export const smartExport = 'Smart Export'
export const compare = 'Compare'
export const backTo = (section: Insert) => `Back to ${section}`

// Result screen
export const countOfPage = (count: number) => countOf(count, 'page')
export const countOfWord = (count: number) => countOf(count, 'word')

// Section tabs
export const sections = 'Sections'

// Splitter
export const resizeTheSource = 'Resize the document pane'

// Summary pane
export const result = 'Result'
export const keyPoints = 'Key Points'
export const risks = 'Risks'
export const criticalDetails = 'Critical Details'
export const conclusions = 'Conclusions'
export const recommendations = 'Recommendations'

// Summary sections
export const notes = 'Notes'
export const keyPointsText = 'key points'
export const criticalDetailsText = 'critical details'
export const noWereFoundInThisDocument = (either: Insert) =>
  `No ${either} were found in this document.`
export const inTheLanguageOfThisDocument = (names: Insert) =>
  `Precis cannot reliably identify ${names} in this document’s language.`

// Detail kinds
export const all = 'All'
export const money = 'Money'
export const dates = 'Dates'
export const parties = 'Parties'

// Detail list
export const addToCalendar = (value: Insert) => `Add to calendar: ${value}`
export const show = 'Show'
export const addToCalendarOf = (dates: Insert) => `Add ${dates} to calendar`
export const countOfDate = (count: number) => countOf(count, 'date')

// Point actions
export const copyWithSource = 'Copy with source'
export const copied = 'Copied!'
export const notCopied = 'Not copied'
export const copiedWithItsSource = 'Copied with its source'
export const yourBrowserDidNotAllowCopying = 'Your browser blocked copying'
export const removedFromNotes = 'Removed from notes'
export const addedToNotes = 'Added to notes'
export const keepInNotes = 'Keep in notes'
export const pinToNotes = 'Pin to notes'
export const askAboutThis = 'Ask about this'

// Point list
export const notVerifiedNoPassage = 'Not verified: no passage in the document was found for this. '
export const keptInExports = 'Kept in exports.'
export const leftOutOfExports = 'Left out of exports.'
export const leaveItOut = 'Leave out'
export const keepIt = 'Keep it'
export const inOtherSections = (points: Insert) => `${points} in other sections.`
export const countOfMorePoint = (count: number) => countOf(count, 'more point')
