import { countOf } from '@precis/domain'

type Insert = string | number

// Change list
export const changes = 'Changes'
export const by = (one: Insert) => `By ${one}`

// Change row
export const notInTheEarlierVersion = 'Not in the earlier version'
export const notInTheLaterVersion = 'Not in the later version'
export const ofShowInItsText = (name: Insert, name2: Insert) =>
  `${name} of ${name2}, show in its text`
export const removed = ' [removed: '
export const added = ' [added: '

// Change words
export const mattersMost = 'Matters most'
export const worthKnowing = 'Worth knowing'
export const wordingOnly = 'Wording only'
export const changed = 'Changed'
export const addedText = 'Added'
export const removedText = 'Removed'
export const moved = 'Moved'

// Changes analysis
export const namesAreHiddenBeforeSending =
  'You chose to hide names. Names and numbers found in either version are replaced before sending, in the same way in both.'
export const theChangesCouldNotBeAnalyzed = 'The changes could not be analyzed'
export const whatTheChangesMean =
  'Find out what the changes mean for you. This uses 1 credit. Only the changed passages of both versions are sent, and nothing is stored.'
export const analyzingTheChanges = 'Analyzing the changes...'
export const analyzeTheChanges = 'Analyze the changes'
export const cancel = 'Cancel'
export const lowRisk = 'Low risk'
export const mediumRisk = 'Medium risk'
export const highRisk = 'High risk'
export const keyPoints = 'Key Points'
export const conclusions = 'Conclusions'
export const criticalDetails = 'Critical Details'
export const recommendations = 'Recommendations'
export const risks = 'Risks'
export const before = 'Before'
export const after = 'After'
export const showTheChange = (word: Insert, label: Insert, name: Insert) =>
  `${word}, ${label}: ${name}, show the change`
export const notVerified = 'not verified'
export const whatTheChangesMeanText = 'What the changes mean'

// Choose version
export const thisDocumentCanNoLonger = 'This document can no longer be opened.'
export const compareWithAnotherVersion = 'Compare with another version'
export const backToTheSummary = 'Back to the summary'
export const theOtherVersionIsNoLonger =
  'The other version is no longer on this device. Choose it again.'
export const theOtherVersion = 'The other version could not be read'
export const reading = (name: Insert) => `Reading ${name}`
export const openingTheFileOnThisDevice = 'Opening the file on this device.'
export const ofReadOnThisDevice = (done: Insert, pages: Insert) =>
  `${done} of ${pages} read, on this device.`
export const countOfPage = (count: number) => countOf(count, 'page')
export const compareAnyway = 'Compare anyway'
export const chooseAnotherVersion = 'Choose another version'
export const whatWasNotReadCannot = (value: Insert) =>
  `${value} Text that was not read cannot be compared.`
export const fileWithTheOtherVersion = 'File with the other version'
export const dropTheOtherVersionHere = 'Drop the other version here'
export const aFileWithTheOtherVersion = 'Add the other version'
export const scansAreRecognizedOnThisDevice = 'Scans are read on this device.'
export const chooseAFile = 'Choose a file'
export const comparingHappensOnThisDevice =
  'The comparison runs on this device. It sends nothing and uses no credit. If this document is kept on this device, the other version is kept with it, encrypted.'
export const myDocuments = 'My documents'
export const orPasteItsText = 'Or paste its text'
export const textOfTheOtherVersion = 'Text of the other version'
export const compareWithThisText = 'Compare with this text'

// Compared versions
export const theAnalysisOfTheChanges = 'The analysis of the changes is ready'
export const ofThemMayMatterMost = (changes: Insert, matter: Insert) =>
  `${changes}, ${matter} of them may matter most`
export const countOfChange = (count: number) => countOf(count, 'change')
export const previousChange = 'Previous change'
export const change = (part: Insert, changeCount: Insert) => `change ${part}/${changeCount}`
export const nextChange = 'Next change'
export const swap = 'Swap'
export const otherVersion = 'Other version'
export const close = 'Close'
export const comparedOnThisDeviceNothing = (same: Insert, sentences: Insert) =>
  `Compared on this device. Nothing was sent. ${same} of ${sentences} are the same. Page numbers, headers and footers are ignored.`
export const countOfSentence = (count: number) => countOf(count, 'sentence')
export const bothVersions = 'Both versions'
export const earlierVersion = 'Earlier version'
export const laterVersion = 'Later version'
export const theVersionsCouldNotBeCompared = 'The versions could not be compared'
export const reloadThePageAndTryAgain =
  'Reload the page and try again. Nothing was sent and no credit was used.'
export const bothVersionsSayTheSame = 'Both versions are the same'
export const apartFromWhiteSpacePageNumbers =
  'There are no differences apart from spacing, page numbers, headers and footers.'
export const theseTwoHaveNothingInCommon = 'These two documents have nothing in common'
export const hardlyASentenceOfOne =
  'They share almost no sentences. Choose another version of this document.'
export const allChanges = 'All changes'
export const showMoreOf = (min: Insert, shownCount: Insert) => `Show ${min} more of ${shownCount}`
export const notEverythingOfCouldBeCompared = (name: Insert) =>
  `Not all of ${name} could be compared`
export const theVersionsAreInTwoLanguages = 'The versions are in two languages'
export const wordsAreComparedAsTheyStand =
  'Translations are not matched, so a translated sentence is shown as removed and added.'

// Passage dialog
export const textOfThePage = 'Text of the page'
export const thePage = 'The page'

// Use version reader
export const theFileCouldNotBeRead = 'The file could not be read.'
