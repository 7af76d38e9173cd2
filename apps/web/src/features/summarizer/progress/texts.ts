import { countOf } from '@precis/domain'

type Insert = string | number

// Draft pane
export const result = 'Result'
export const draft = 'Draft'

// Leaving cost
export const usesItsCreditAsSoon = (tooManyLeft: Insert, hours: Insert) =>
  `${tooManyLeft} uses a credit as soon as its first part is finished, even if you cancel. Trying again with this document is then free for ${hours} hours.`
export const theSummaryIsBeingWritten = (hours: Insert) =>
  `The summary is being written. If you cancel now, the credit may still be used. Trying again with this document is then free for ${hours} hours.`
export const readingHappensOnThisDevice =
  'The document is read on this device. A credit is used only when the summary is finished.'
export const cancelingBeforeTheFirstPointsAppear = (base: Insert, times: Insert) =>
  `${base} You can cancel before the first points appear up to ${times} a day for free. After that, the first finished part uses a credit.`
export const countOfTime = (count: number) => countOf(count, 'time')
export const thisSummary = 'This summary'
export const n1SummaryWas = '1 summary was'
export const summariesWere = (most: Insert) => `${most} summaries were`
export const leftUnfinishedTodaySoThisOne = (left: Insert) =>
  `${left} left unfinished today, so this one`

// Progress screen
export const recognizingPage = 'Recognizing page'
export const page = 'Page'
export const partOf = (value: Insert, parts: Insert) => `Part ${value} of ${parts}`
export const countOfPage = (count: number) => countOf(count, 'page')
export const cancel = 'Cancel'

// Reading facts
export const simple = 'Simple'
export const moderate = 'Moderate'
export const complex = 'Complex'
export const read = 'Read'
export const words = 'Words'
export const readingTime = 'Reading time'
export const language = 'Language'
export const notCertain = 'Not certain'
export const complexity = 'Complexity'
export const analysisMode = 'Analysis mode'
export const whatWasRead = 'What was read'

// Reading words
export const countOfSection = (count: number) => countOf(count, 'section')
export const allOfIt = 'Everything'

// Recognition note
export const pagesWithoutUsableText = 'Pages without usable text'
export const theTextOfCannotBeUsed = (pages: Insert) => `${pages} without usable text`
export const thePageBeingReadIsFinished =
  'The current page will be finished. The pages after it will be skipped.'
export const onThisDeviceNothingIsSent = (part: Insert, left: Insert) =>
  `${part}, on this device. ${left} Nothing is sent.`
export const howLongThatTakesIsKnown = 'We’ll know how long this takes after the first page.'
export const itIsReadFromItsPicture = 'The page is being read from its image'
export const theyAreReadFromTheirPictures = 'They are being read from their images'
export const skipThesePages = 'Skip these pages'

// Stage list
export const readingFile = 'Reading file'
export const extractingText = 'Extracting text'
export const analyzing = 'Analyzing'
export const done = 'Done'

// Summary draft
export const keyPoints = 'Key Points'
export const conclusions = 'Conclusions'
export const recommendations = 'Recommendations'
export const criticalDetails = 'Critical Details'
export const risks = 'Risks'
export const summaryBeingWritten = 'Summary being written'
export const mainPurpose = 'Main Purpose'
export const stillBeingWrittenPageReferencesFollow =
  'Still being written. Page references will follow when it is finished.'
export const summary = 'Summary'

// Summary preview
export const preview = 'Preview'
export const previewMadeOnYourDevice =
  'A preview made on your device. The checked summary will follow.'

// Time left
export const aboutMore = (wait: Insert) => `About ${wait} more.`
