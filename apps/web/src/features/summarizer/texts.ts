// Privacy line
export const textIsExtractedInYourBrowser =
  'Text is extracted in your browser and sent for analysis. The server stores none of it.'
export const whatThisDeviceKeeps = 'What this device keeps'
export const theFinishedSummaryAndTheText =
  'The finished summary and the text it came from stay in this browser, encrypted for your account, until you delete them, as does another version that you compare. Other accounts here cannot open them; whoever uses your browser profile could. Turn this off on a shared computer: they then go when you sign out or close the tab. The file itself is kept only if you say so.'

// Summarizer page
export const summaryReady = 'Summary ready'
