import { countOf } from '@precis/domain'

type Insert = string | number

// Help article page
export const backToHelpCenter = 'Back to Help Center'
export const minToRead = (articleMinutes: Insert) => `${articleMinutes} min read`
export const relatedArticles = 'Related articles'
export const moreIn = (value: Insert) => `More in ${value}`
export const previous = 'Previous'
export const next = 'Next'
export const articlesBeforeAndAfter = 'Articles before and after'

// Help center page
export const helpCenter = 'Help Center'
export const notHereWriteToUsSay =
  'Can’t find it? Write to us and tell us what you did and what you saw.'
export const contactSupport = 'Contact Support'
export const pagesAreShownAsUnread = 'Some pages could not be read'
export const whatUsesACredit = 'What uses a credit'
export const whereADocumentGoes = 'Where your document goes'
export const emailNotReceived = 'Didn’t get an email?'
export const popularArticles = 'Popular articles'

// Render help
export const nothingHere = 'Nothing here'

// Article list
export const min = (articleMinutes: Insert) => `${articleMinutes} min`

// Category nav
export const allArticles = 'All articles'
export const categories = 'Categories'

// Example
export const p3 = 'p. 3'
export const countOfDocumentSummaryDocument = (count: number) =>
  countOf(count, 'document summary', 'document summaries')
export const n72TheTenantPays = '7.2 The tenant pays for repairs of every kind.'
export const repairsAbove2000Need = 'Repairs above $2,000 need the landlord’s consent.'
export const ofLabel = (half: Insert, words: Insert) => `${half} of ${words}`
export const countOfWord = (count: number) => countOf(count, 'word')
export const n11Of12PagesReadPage = '11 of 12 pages read. Page 7 could not be read.'
export const yourCreditsExpireOnMarch14 = 'Your credits expire on March 14, 2027.'
export const mayIKeepADog = 'May I keep a dog?'
export const file = 'File'
export const onYourDevice = 'on your device'
export const text = 'Text'
export const sentToBeAnalyzed = 'sent to be analyzed'
export const copies = 'Copies'
export const noneKept = 'none kept'
export const whenIsTheRentDue = 'When is the rent due?'
export const onTheFirstBusinessDay = 'On the first business day of each month.'
export const mainPurpose = 'Main Purpose'
export const summary = 'Summary'
export const keyPoints = 'Key Points'
export const criticalDetails = 'Critical Details'
export const risks = 'Risks'
export const readingFile = 'Reading file'
export const extractingText = 'Extracting text'
export const analyzing = 'Analyzing'
export const done = 'Done'

// Search field
export const searchHelp = 'Search help'
export const searchArticles = 'Search articles'

// Search results
export const articles = (count: number) => countOf(count, 'article')
export const noResultsFoundTryDifferentKeywords =
  'No results found. Try different keywords or browse categories'
export const searchResults = 'Search results'
export const clearSearch = 'Clear search'

// Article head
export const precisHelpCenter = (title: Insert) => `${title} · Precis Help Center`

// Article
export const gettingStarted = 'Getting started'
export const features = 'Features'
export const security = 'Security'
export const troubleshooting = 'Troubleshooting'
export const billing = 'Billing'
