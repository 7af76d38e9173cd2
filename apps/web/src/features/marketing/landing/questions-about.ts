import { countOf, fileLimitMegabytes, type Policy } from '@precis/domain'

/** What buyers ask about a pack, with the answers. */
export function questionsAbout(policy: Policy) {
  const repeats = countOf(policy.freeRepeats, 'time', 'times')
  const hours = countOf(policy.freeRepeatHours, 'hour', 'hours')
  return [
    {
      question: 'What uses a credit?',
      answer: `One finished summary uses one credit. A failed analysis uses none. The same document sent again within ${hours} is free, up to ${repeats}.`,
    },
    {
      question: 'Do questions and exports cost extra?',
      answer: 'No. They come with the document you summarized.',
    },
    {
      question: 'What happens when I buy again?',
      answer: 'The new credits are added to those you have left. Nothing renews by itself.',
    },
    {
      question: 'How long can a document be?',
      answer: `Files up to ${fileLimitMegabytes(policy)} MB, or ${countOf(policy.maxPasteWords, 'word', 'words')} of pasted text. Long documents are analyzed whole, in parts, and the result says how much was read.`,
    },
  ]
}
