type Insert = string | number

// Ai calls
export const untitledDocument = 'Untitled Document'

// Failure
export const summaryFailed = 'Summary failed'
export const summaryInterrupted = 'Summary interrupted'
export const thePageWasReloaded = 'The page was reloaded before the summary was finished.'
export const summaryCanceled = 'Summary canceled'
export const theSummaryWasAlreadyBeingWritten =
  'The summary was already being written when you canceled.'
export const noCreditWasUsed = 'No credit was used.'
export const ifItsCreditWasUsedTrying = (freeRepeatHours: Insert) =>
  `If a credit was used, trying again with the same document is free for ${freeRepeatHours} hours.`

// Source
export const pastedText = 'Pasted text'
