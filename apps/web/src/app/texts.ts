type Insert = string | number

// Island failure
export const thisPartCouldNotBeShown = 'This part could not load'
export const reloadThePageToTryAgain = 'Reload the page to try again.'

// Analyze
export const paymentSuccessfulYourDocumentCredits =
  'Payment successful. Your document credits are ready to use.'
export const noNewPaymentHasArrivedYet =
  'No new payment yet. If you just paid, your credits will appear here as soon as the payment is confirmed.'

// Dev ui
export const componentsPrecis = 'Components · Precis'
export const everyComponentInEveryState = 'Every component in every state.'

// Landing
export const noAccountNothingSent = 'No account, nothing sent'
export const tryItOnAPage = 'Try it on your own document'
export const bringAShortDocument =
  'Choose a short document. It is read and summarized right here on your device, and every point links to its sentence.'

// Footer
export const precis = (firstYear: Insert, year: Insert) => `© ${firstYear}–${year} Precis`
export const precisOf = (firstYear: Insert) => `© ${firstYear} Precis`
export const summariesYouCanCheckSentence =
  'Summaries you can check, sentence by sentence, against the source.'
export const product = 'Product'
export const aiFeatures = 'AI Features'
export const useCases = 'Use Cases'
export const pricing = 'Pricing'
export const company = 'Company'
export const aboutUs = 'About Us'
export const contactUs = 'Contact Us'
export const helpCenter = 'Help Center'
export const legal = 'Legal'
export const privacyPolicy = 'Privacy Policy'
export const termsOfService = 'Terms of Service'
export const security = 'Security'
export const compliance = 'Compliance'
export const contactSupport = 'Contact Support'

// Shell
export const precisReadsDocumentsInYourBrowser =
  'Precis reads documents in your browser, which requires JavaScript. Turn it on for this site, then reload the page.'
export const skipToContent = 'Skip to content'

// Theme choice
export const system = 'System'
export const light = 'Light'
export const dark = 'Dark'
export const theme = 'Theme'

// Page failure
export const notShown = 'not shown'
export const thisPageCouldNotBeShown = 'This page could not load'
export const somethingFailedWhileItWasLoading =
  'Something went wrong while loading it. Your documents and credits are not affected.'
export const reloadThePage = 'Reload the page'
export const backToHome = 'Back to Home'

// Start failure
export const noAnswer = 'no answer'
export const precisCannotBeReached = 'Can’t reach Precis'
export const theServerDidNotAnswerCheck =
  'The server did not respond. Check your connection, then try again.'
export const tryAgain = 'Try Again'

// Account button
export const accountMenu = (letters: Insert) => `${letters} Account menu`

// Account menu
export const user = 'User'
export const settings = 'Settings'
export const keepMyDocumentsOnThisDevice = 'Keep my documents on this device'
export const signOut = 'Sign Out'

// Nav bar
export const main = 'Main'
export const dashboard = 'Dashboard'
export const tryNow = 'Try Now'
export const features = 'Features'
export const signIn = 'Sign In'

// Nav drawer button
export const openMenu = 'Open menu'

// Nav drawer
export const menu = 'Menu'

// Plan label
export const documentPack = 'Document Pack'
export const freePlan = 'Free Plan'

// Use leaving
export const yourDocumentsWereRemoved = 'Your documents were removed from this device.'
export const yourDocumentsCouldNotBeRemoved =
  'Your documents could not be removed. Clear this site’s data in your browser settings.'

// Offline note
export const youAreOffline = 'You are offline.'
export const summariesAnswersAndExportsNeed =
  'You need a connection for summaries, answers and exports.'

// Ongoing note
export const yourDocumentIsStillBeingSummarized =
  'Your document is still being summarized. Keep this tab open.'
export const backToIt = 'Go back to it'
export const yourDocumentCouldNotBeRead = 'Parts of your document could not be read.'
export const decideHowToGoOn = 'Choose what to do'
export const yourDocumentWaitsForItsPassword = 'Your document needs its password.'
export const openIt = 'Open it'
export const yourSummaryIsReady = 'Your summary is ready.'
export const openTheSummary = 'Open the summary'
export const yourDocumentWasNotSummarized = 'Your document was not summarized.'
export const seeWhatHappened = 'See what happened'
export const yourDocument = 'Your document'
