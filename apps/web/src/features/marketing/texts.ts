// Not found head
export const pageNotFoundPrecis = 'Page not found · Precis'
export const thereIsNoPage = 'There is no page at this address.'

// Not found page
export const summarizeADocument = 'Summarize a document'
export const pricing = 'Pricing'
export const quickStartGuide = 'Quick start guide'
export const privacyPolicy = 'Privacy Policy'
export const thereIsNoPageHere = 'There is no page here'
export const couldNotFind = 'We could not find'
export const thisAddress = 'this address'
export const theAddressMayBeMistyped =
  '. The address may be misspelled, or the page may have moved.'
export const backToHome = 'Back to Home'
export const helpCenter = 'Help Center'
export const oftenLookedFor = 'Popular pages'
export const precis = 'Precis'
export const p404 = 'p. 404'
