type Insert = string | number

// Export dialog
export const cancel = 'Cancel'
export const saveAs = (name: Insert) => `Save as ${name}`
export const generate = (name: Insert) => `Generate ${name}`
export const smartExport = 'Smart Export'
export const generationFailed = 'Generation Failed'
export const tryAgain = 'Try Again'
export const writingYour = (name: Insert) => `Writing your ${name}`
export const fromTheSummaryYouJustRead = (estimatedLength: Insert) =>
  `${estimatedLength}, from the summary you just read.`

// Use export
export const exportGenerationFailed = 'Export generation failed'

// Export preview
export const preview = 'Preview'

// File buttons
export const making = 'Making…'
export const saved = 'Saved'
export const tryAgainText = 'Try again'
export const saveOrSendTheAs = (name: Insert) => `Save or send the ${name} as`
export const fileSaved = (name: Insert) => `${name} file saved`
export const theFileCouldNotBeMade = (name: Insert) =>
  `The ${name} file could not be made. Check your connection and try again.`
export const madeOnThisDeviceEveryPoint =
  'Made on this device. Every point keeps its page reference.'

// Format choice
export const format = 'Format'

// Result actions
export const copy = 'Copy'
export const copied = 'Copied!'
export const notCopied = 'Not copied'
export const yourBrowserDidNotAllowCopying =
  'Your browser blocked copying. Select the text in the preview, or download it.'
export const generateAnother = 'Generate Another'
export const download = 'Download'
export const done = 'Done'

// Share button
export const shareTheFile = (name: Insert) => `Share the ${name} file`
export const itWasNotSharedPress = 'The file was not shared. Try again, or save it.'

// Stepper
export const select = 'Select'
export const generateText = 'Generate'
export const exportLabel = 'Export'
export const steps = 'Steps'

// Build export document
export const notes = 'Notes'

// File kinds
export const word = 'Word'
export const pdf = 'PDF'
export const file = 'file'
export const print = 'Print'
export const orSaveAsPdf = 'or save as PDF'
export const powerpoint = 'PowerPoint'
export const email = 'Email'
export const calendar = 'Calendar'
export const spreadsheet = 'Spreadsheet'
export const markdown = 'Markdown'

// Make file
export const onlyForAPresentation = 'only for a Presentation'
export const noDatesFound = 'no dates found'
export const noDetailsFound = 'no details found'
export const noFontFor = (character: Insert) => `no font for “${character}”`
