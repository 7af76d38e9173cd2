import { countOf } from '@precis/domain'

type Insert = string | number

// Final call
export const bringOneYouHaveBeenPutting = 'Bring the one you’ve been putting off'
export const readyToSummarizeYourDocuments = 'Ready to Summarize Your Documents?'
export const getStartedNow = 'Get Started Now'

// Pricing section
export const allAnalysisModes = 'All analysis modes'
export const interactiveQAWithDocuments = 'Interactive Q&A with documents'
export const exportInFormats = (exportFormatCount: Insert) =>
  `Export in ${exportFormatCount} formats`
export const emailSupport = 'Email support'
export const documentPack = 'Document Pack'
export const countOfDocumentSummaryDocument = (count: number) =>
  countOf(count, 'document summary', 'document summaries')
export const oneTimePaymentNoSubscription = 'one-time payment, no subscription'
export const yourFirstFree = (part: Insert) => `Your first ${part} free.`
export const documentIs = 'document is'
export const documentsAre = (welcomeDocuments: Insert) => `${welcomeDocuments} documents are`
export const startSummarizing = 'Start Summarizing'
export const payWhenYouNeedIt = 'Pay only when you need it'
export const onePackOnePrice = 'One pack, one price'

// Questions about
export const countOfTimeTimes = (count: number) => countOf(count, 'time', 'times')
export const countOfHourHours = (count: number) => countOf(count, 'hour', 'hours')
export const whatUsesACredit = 'What uses a credit?'
export const oneFinishedSummaryUsesOneCredit = (hours: Insert, repeats: Insert) =>
  `Each finished summary uses one credit. A failed analysis uses none. Sending the same document again within ${hours} is free, up to ${repeats}.`
export const doQuestionsAndExportsCostExtra = 'Do questions and exports cost extra?'
export const noTheyComeWithTheDocument = 'No. They are included with each document you summarize.'
export const whatHappensWhenIBuyAgain = 'What happens when I buy again?'
export const theNewCreditsAreAdded =
  'The new credits are added to the ones you have left. Nothing renews automatically.'
export const howLongCanADocumentBe = 'How long can a document be?'
export const filesUpToMb = (fileLimitMegabytes: Insert, words: Insert) =>
  `Files up to ${fileLimitMegabytes} MB, or ${words} of pasted text. Long documents are analyzed in full, in parts, and the result shows how much was read.`
export const countOfWordWords = (count: number) => countOf(count, 'word', 'words')

// Steps section
export const upload = 'Upload'
export const chooseAPdfWordRtfText =
  'Choose a PDF, Word, RTF, text or Markdown file, or paste text. Your browser extracts the text on your device.'
export const analyze = 'Analyze'
export const precisReadsTheWholeTextFinds =
  'Precis reads the whole text, finds what matters and records the sentence behind each point.'
export const summary = 'Summary'
export const readItBesideTheOriginalFollow =
  'Read it next to the original. Follow any citation to its sentence, ask questions, then export.'
export const threeStepsOneScreen = 'Three steps, one screen'
export const howItWorks = 'How It Works'

// Feature examples
export const reading = 'Reading'
export const extracting = 'Extracting'
export const analyzing = 'Analyzing'
export const file = 'File'
export const onYourDevice = 'on your device'
export const text = 'Text'
export const sentToBeAnalyzed = 'sent to be analyzed'
export const copies = 'Copies'
export const noneKept = 'none kept'
export const uploadFile = 'Upload File'
export const pasteText = 'Paste Text'
export const mainPurpose = 'Main Purpose'
export const keyPoints = 'Key Points'
export const risks = 'Risks'

// Feature section
export const quotedFrom = 'quoted from'
export const drawnFrom = 'drawn from'
export const aiPoweredSummaries = 'AI-Powered Summaries'
export const purposeKeyPointsConclusions = (made: Insert) =>
  `Purpose, key points, conclusions, recommendations and risks, ${made} the whole document.`
export const instantProcessing = 'Instant Processing'
export const onePassFromFileToSummary =
  'One pass from file to summary. You see each stage as it happens instead of a spinner.'
export const universalFormatSupport = 'Universal Format Support'
export const filesUpToMbScannedPages = (fileLimitMegabytes: Insert) =>
  `Files up to ${fileLimitMegabytes} MB. Scanned pages are read on your device, and any page that could not be read is listed.`
export const securePrivate = 'Secure & Private'
export const yourFileStaysOnYourDevice =
  'Your file stays on your device. Only its text is sent for analysis, and it is not stored.'
export const multipleInputMethods = 'Multiple Input Methods'
export const dropAFileChooseOne = (words: Insert) =>
  `Drop a file, choose one, or paste up to ${words}.`
export const structuredOutput = 'Structured Output'
export const theSameSectionsEveryTime = (exportFormatCount: Insert) =>
  `The same sections every time, with a source for each point. Smart Export offers ${exportFormatCount} formats.`
export const whatYouGet = 'What you get'
export const aSummaryWithItsEvidenceAttached = 'A summary with its evidence attached'

// Hero
export const yourFileStaysOnYourDeviceIts =
  'Your file stays on your device. Its text is sent for analysis and is not stored.'
export const theUltimateDocumentSummarizationTool = 'The Ultimate Document Summarization Tool'
export const contractsReportsAndTechnicalFiles =
  'Contracts, reports and technical files, reduced to what matters. Every point links back to its sentence in the original, or says that none was found.'
export const getStartedFree = 'Get Started Free'
export const seeFeatures = 'See Features'
export const tryItWithoutAnAccount = 'Try it without an account'

// Product image
export const rentIs3400AMonth =
  'Rent is $3,400 a month. Utilities, insurance and local taxes come on top.'
export const rentRisesEveryYearBy4 =
  'Rent rises every year by 4% or by inflation, whichever is higher. There is no upper limit.'
export const theTenantPaysForAllRepairs =
  'The tenant pays for all repairs, including the roof and foundations.'
export const theTenantCanLeaveAfterThree =
  'The tenant can leave after three years with six months’ notice.'
export const theTenantShallPayRent =
  'The Tenant shall pay rent of $3,400 per month, in advance, on the first business day of each month.'
export const onEachAnniversaryOfTheStart =
  'On each anniversary of the start date the rent shall increase by the greater of four percent (4%) or the change in the Consumer Price Index over the preceding twelve months.'
export const theTenantShallKeepThePremises =
  'The Tenant shall keep the premises in repair, the roof and foundations included.'
export const commercialLease = 'Commercial Lease'
export const p3 = 'p. 3'
export const n4Rent = '4. Rent'
export const rentIsExclusiveOfUtilitiesInsurance =
  'Rent is exclusive of utilities, insurance contributions and local taxes, which are payable in addition on demand.'
export const n43SumsUnpaidFiveDays =
  '4.3 Sums unpaid five days after the due date bear interest at one and one-half percent (1.5%) per month until paid in full.'
export const n5Deposit = '5. Deposit'
export const n51TheTenantShallLodge =
  '5.1 The Tenant shall lodge a deposit of $10,200, which the Landlord may apply against any sum due under this lease.'
export const commercialLeaseUnitB14Quay = 'Commercial Lease, Unit B, 14 Quay Street'
export const pdf12Pages25Min = 'PDF, 12 pages, 25 min to read in full'
export const complexity = 'Complexity'
export const of100 = 'of 100'
export const p = (page: Insert) => `p. ${page}`
export const askAboutThisDocument = 'Ask about this document'
export const pictureOfTheProductASample =
  'Picture of the product: a sample lease with one sentence highlighted, and beside it the key point that cites that sentence.'
export const aSampleLeaseWritten = 'A sample lease written for this page.'

// Showcase cases
export const contracts = 'Contracts'
export const beforeYouSign = 'Before you sign'
export const thisAgreementShallRenewForSuccessive =
  'This Agreement shall renew for successive periods of twelve (12) months unless either party gives notice of non-renewal not less than ninety (90) days prior to expiry.'
export const thePartiesShallReviewTheService =
  'The parties shall review the service levels once in each year of the term. Notices under this Agreement shall be given in writing and sent by courier to the address of the receiving party.'
export const itRenewsForAnotherYear =
  'It renews for another year by itself. To stop it, write at least 90 days before it ends.'
export const criticalDetails = 'Critical Details'
export const amountsDatesAndPeriodsThatMust = 'Amounts, dates and deadlines you must not miss.'
export const reports = 'Reports'
export const beforeTheMeeting = 'Before the meeting'
export const adjustedForTheReclassification =
  'Adjusted for the reclassification of freight, gross margin declined 2.1 points. The company moved its head office in the spring.'
export const managementRecommendsRenegotiating =
  'Management recommends renegotiating the freight contracts before the end of the third quarter, when the present rates lapse.'
export const revenueForTheYear =
  'Revenue for the year was in line with the budget approved in January.'
export const renegotiateTheFreightContracts =
  'Renegotiate the freight contracts by the end of the third quarter. After that, today’s rates no longer apply.'
export const recommendations = 'Recommendations'
export const whatTheDocumentItselfAsks = 'What the document itself recommends.'
export const technicalFiles = 'Technical files'
export const beforeYouBuild = 'Before you build'
export const theClientLibraryOpensOneConnection =
  'The client library opens one connection to each host and keeps it for later calls.'
export const clientsMustNotRetryANon =
  'Clients MUST NOT retry a non-idempotent request unless the server has signaled that the original was not processed.'
export const theLogLevelCanBeChanged = 'The log level can be changed at run time.'
export const dontResendARequestThatChanges =
  'Don’t resend a request that changes data unless the server confirms the first one never ran.'
export const theStatementsThatCarryTheDocument = 'The main statements of the document.'

// Showcase section
export const theDocumentSays = 'The document says'
export const precisSays = 'Precis says'
export const precisQuotesItUnder = 'Precis quotes it under'
export const useCases = 'Use cases'
export const whatItSaysAndWhere = 'What it says, and where it belongs'
export const whatItSaysAndWhat = 'What it says, and what it means'
export const threeShortPassagesWritten =
  'Three short passages, written for this page. Precis picks out the sentence that matters and quotes it word for word under the right heading.'
export const threeShortExamplesWritten = 'Three short examples, written for this page.'
