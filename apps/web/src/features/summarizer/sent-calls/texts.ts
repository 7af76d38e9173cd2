import { countOf } from '@precis/domain'

type Insert = string | number

// Calls button
export const whatLeftThisDevice = 'What left this device'

// Calls dialog
export const backToAllCalls = 'Back to all requests'
export const sentBesideTheText = 'Sent along with the text'
export const textThatWasSent = 'Text that was sent'
export const textOfTheDocumentAsSent = 'Document text as sent'
export const noCallWasRecorded =
  'No requests were recorded for this document. It was summarized before Precis started recording them.'
export const everyCallAboutThisDocument =
  'Every request this browser has made about this document, exactly as it was sent. The list is kept with the document on this device.'
export const read = 'Read'
export const whatWasSent = (purpose: Insert) => `what was sent: ${purpose}`
export const theFileItselfWasNotSent =
  'The file itself was not sent. The page also loaded its own code and asked for your session, profile and credits, but those requests contain nothing from the document. Reading files, recognizing text, searching and making files all happen on this device.'
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
