import { fileLimitMegabytes, type Policy } from '@precis/domain'
import * as texts from './texts.ts'

/** What buyers ask about a pack, with the answers. */
export function questionsAbout(policy: Policy) {
  const repeats = texts.countOfTimeTimes(policy.freeRepeats)
  const hours = texts.countOfHourHours(policy.freeRepeatHours)
  return [
    {
      question: texts.whatUsesACredit,
      answer: texts.oneFinishedSummaryUsesOneCredit(hours, repeats),
    },
    {
      question: texts.doQuestionsAndExportsCostExtra,
      answer: texts.noTheyComeWithTheDocument,
    },
    {
      question: texts.whatHappensWhenIBuyAgain,
      answer: texts.theNewCreditsAreAdded,
    },
    {
      question: texts.howLongCanADocumentBe,
      answer: texts.filesUpToMb(
        fileLimitMegabytes(policy),
        texts.countOfWordWords(policy.maxPasteWords),
      ),
    },
  ]
}
