type Insert = string | number

// Billing tab
export const currentPlan = 'Current Plan'
export const onePaymentForEachPack = (validity: Insert) =>
  `One payment per pack. No subscription. ${validity}.`
export const loadingUsageData = 'Loading usage data...'
export const failedToLoadUsageDataPlease = 'Failed to load usage data. Please refresh the page.'
export const needHelp = 'Need Help?'
export const questionsAboutAPayment = 'Questions about a payment or your credits?'
export const contactSupport = 'Contact support'
export const at = (supportEmail: Insert) => `at ${supportEmail}`
export const orReadThe = 'Or read the'
export const billingFaq = 'Billing FAQ'
export const and = 'and'
export const whatUsesACredit = 'what uses a credit'
export const allPurchases = 'All purchases'
export const loadingTheReceipt = 'Loading the receipt...'
export const yourPurchasesCouldNotBeLoaded = 'Your purchases could not be loaded.'
export const thisAccountHasNoPurchase = 'We could not find that purchase in this account.'

// No credits panel
export const getDocumentPack = 'Get Document Pack'
export const tryItOnThisDevice = 'Try it on this device'
export const useASample = 'Use a sample'

// Payment success page
export const documentPackActivated = 'Document Pack Activated!'
export const yourAccountHasBeenUpgraded = 'Your account has been upgraded'
export const redirectingYouToContinueAnalyzing =
  'Redirecting you to continue analyzing documents...'
export const activatingYourDocumentPack = 'Activating your Document Pack...'
export const checkingYourPayment = 'Checking your payment'
export const paymentPending = 'Payment Pending'
export const bankDebitsAndTransfersCanTake =
  'Bank debits and transfers can take a few days. We add your credits when the money arrives. You can close this page.'
export const backToDashboard = 'Back to Dashboard'
export const checkAgain = 'Check Again'
export const invalidPaymentSession = 'Invalid payment session'
export const activationFailed = 'Activation Failed'
export const somethingWentWrong = 'Something went wrong'
export const whatToDoWhenAPayment = 'What to do if a payment is missing'
export const returnHome = 'Return Home'
export const tryAgain = 'Try Again'

// Usage panel
export const documentCredits = 'Document Credits'
export const noCredits = 'No Credits'
export const youDontHaveAnyDocumentCredits =
  "You don't have any document credits yet. Purchase a document pack to start analyzing your documents with AI."
export const whatUsesACreditText = 'What uses a credit'

// Activation
export const failedToVerifyPayment = 'Failed to verify payment'

// Checkout
export const theCheckoutCouldNotBeOpened = 'The checkout could not be opened. Please try again.'

// Purchases
export const theEmailCouldNotBeSent =
  'The email could not be sent. Please try again in a few minutes.'

// Credit balance
export const onlyRemaining = (remaining: number) =>
  `Only ${remaining} ${remaining === 1 ? 'document' : 'document(s)'} remaining. Purchase more credits to ensure uninterrupted analysis.`
export const remaining = (remaining: number) =>
  `${remaining} ${remaining === 1 ? 'document' : 'documents'} remaining`
export const youHaveUsedAllYourDocument =
  'You have used all your document credits. Purchase more to continue analyzing.'
export const documentPack = 'Document Pack'
export const freeDocuments = 'Free documents'
export const used = (percentUsed: Insert) => `${percentUsed}% used`
export const ofDocumentsAnalyzed = (used: Insert, limit: Insert) =>
  `${used} of ${limit} documents analyzed`
export const buyMoreCredits = 'Buy More Credits'
export const yourCreditsExpireOn = (longDate: Insert) => `Your credits expire on ${longDate}.`

// Credit meter
export const documentCreditsUsed = 'Document credits used'

// Pack offer
export const documentSummaries = (packDocuments: Insert) => `${packDocuments} document summaries`
export const oneTimePaymentNoSubscription = 'one-time payment, no subscription'
export const upgradeNow = (price: Insert) => `Upgrade Now - ${price}`
export const preparingTheCheckout = 'Preparing the checkout...'
export const opensInANewTabPayment =
  'Opens in a new tab. Payment is secure and handled by our card payment provider.'
export const thisServerRunsATestCheckout =
  ' This site uses a test checkout. It asks for no card and takes no money.'
export const aboutPaymentsAndRefunds = 'About payments and refunds'

// Checkout link
export const moreAboutThisError = 'More about this error'

// Waiting offer
export const buyAPackAndSummarize = (price: Insert) => `Buy a pack and summarize - ${price}`

// Payment slip
export const yourPayment = 'Your payment'
export const inYourAccount = 'In your account'
export const validity = 'Validity'
export const transaction = 'Transaction'
export const questions = 'Questions'

// Plan card
export const freePlan = 'Free Plan'
export const limitedFeatures = 'Limited features'
export const nextReset = (part: Insert) => `Next reset: ${part}`
export const buyMore = 'Buy More'
export const upgradeToPremium = 'Upgrade to Premium'

// Purchases
export const purchases = 'Purchases'
export const everyPackThatYouPaid = 'Every pack and gift, with its receipt.'
export const loadingYourPurchases = 'Loading your purchases...'
export const nothingYetAfterAPurchase = 'No purchases yet. Your receipts will appear here.'
export const receiptFrom = (date: Insert) => `Receipt from ${date}`
export const receipt = 'Receipt'

// Receipt
export const item = 'Item'
export const paidOn = 'Paid on'
export const paidWith = 'Paid with'
export const billedTo = 'Billed to'
export const validUntil = 'Valid until'
export const neverExpires = 'Never expires'
export const precis = 'Precis'
export const total = 'Total'
export const print = 'Print'
export const sending = 'Sending...'
export const emailItToMe = 'Email it to me'
export const sentTo = (value: Insert) => `Sent to ${value}.`

// Pack texts
export const documentAnalyses = (packDocuments: Insert) => `${packDocuments} document analyses`
export const allAnalysisModes = 'All analysis modes'
export const interactiveQAWithDocuments = 'Interactive Q&A with documents'
export const creditsThatNeverExpire = 'Credits that never expire'
export const creditsValidForDays = (creditValidityDays: Insert) =>
  `Credits valid for ${creditValidityDays} days`
export const emailSupport = 'Email support'
export const getDocumentPackFor = (packPriceCents: Insert) =>
  `Get Document Pack - ${packPriceCents}`
export const documentAnalysesOf = (packDocuments: Insert, validity: Insert) =>
  `${packDocuments} document analyses • ${validity}`
export const documentSummariesOf = (packDocuments: Insert, validity: Insert) =>
  `${packDocuments} document summaries • ${validity}`

// Purchase texts
export const documentPackOf = (documents: number) =>
  `Document Pack, ${documents} document ${documents === 1 ? 'summary' : 'summaries'}`
export const welcomeGiftOf = (documents: number) =>
  `Welcome gift, ${documents} document ${documents === 1 ? 'summary' : 'summaries'}`
export const giftOf = (documents: number) =>
  `Gift, ${documents} document ${documents === 1 ? 'summary' : 'summaries'}`
export const aWelcomeFromPrecisNoMoney = 'A welcome gift from Precis, free of charge'
export const aGiftFromPrecisNoMoney = 'A gift from Precis, free of charge'
export const testCheckoutNoMoneyWasTaken = 'Test checkout, no money taken'
export const cardPaymentThroughStripe = 'Card payment through Stripe'
export const refunded = 'Refunded'
export const inDispute = 'In dispute'
