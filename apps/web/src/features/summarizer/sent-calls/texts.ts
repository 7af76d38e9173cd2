import { countOf } from '@precis/domain'

type Insert = string | number

// Calls button
export const whatLeftThisDevice = 'What left this device'

// Calls dialog
export const backToAllCalls = 'Back to all calls'
export const sentBesideTheText = 'Sent beside the text'
export const textThatWasSent = 'Text that was sent'
export const textOfTheDocumentAsSent = 'Text of the document, as sent'
export const noCallWasRecorded =
  'No call was recorded for this document. It was summarized before calls were kept with documents.'
export const everyCallAboutThisDocument =
  'Every call about this document that this browser has made, recorded as it was sent. The list is kept with the document on this device.'
export const read = 'Read'
export const whatWasSent = (purpose: Insert) => `what was sent: ${purpose}`
export const theFileItselfWasNotSent =
  'The file itself was not sent. Beside these calls the page fetched its own programs and asked for your session, your profile and your credits: those requests hold nothing of the document. Reading, recognizing, searching and making files happen on this device.'
export const to = (at: Insert, sizeBytes: Insert, host: Insert) => `${at}, ${sizeBytes}, to ${host}`
export const thenTo = (modelHost: Insert) => `, then to ${modelHost}`

// Describe call
export const title = 'Title'
export const question = (question: Insert) => `Question: ${question}`
export const analysisOfChanges = 'Analysis of changes'
export const exportLabel = 'Export'
export const summary = 'Summary'

// Text sheet
export const copied = 'Copied'
export const couldNotBeCopied = 'Could not be copied'
export const countOfCharacter = (count: number) => countOf(count, 'character')
export const previous = 'Previous'
export const part = 'part'
export const partOf = (value: Insert, length: Insert) => `part ${value} of ${length}`
export const next = 'Next'
export const copyAll = 'Copy all'
