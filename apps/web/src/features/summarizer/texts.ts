// Privacy line
export const textIsExtractedInYourBrowser =
  'Text is extracted in your browser and sent for analysis. The server stores none of it.'
export const whatThisDeviceKeeps = 'What this device keeps'
export const theFinishedSummaryAndTheText =
  'The finished summary, its source text and any other version you compare stay in this browser, encrypted for your account, until you delete them. Other accounts here cannot open them, but anyone who uses your browser profile could. On a shared computer, turn this off, and they will be gone when you sign out or close the tab. The file itself is kept only if you choose to keep it.'

// Summarizer page
export const summaryReady = 'Summary ready'
