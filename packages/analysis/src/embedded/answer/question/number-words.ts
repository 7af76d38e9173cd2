import type { Asking } from '../../languages/asking.ts'

/** For the stems of number words their digits: `vier` and `vierten` are 4. */
export function numberWordsOf(
  { firstForms, twoToTwelve, laterNumbers }: Asking,
  stem: (word: string) => string,
): ReadonlyMap<string, string> {
  const counted = twoToTwelve.split(' ').map((words, at) => [`${at + 2}`, words] as const)
  const more = laterNumbers.split(' ').map((pair) => pair.split(':') as [string, string?])
  const numbers = new Map<string, string>()
  for (const [digits, words = ''] of [['1', firstForms], ...counted, ...more] as const) {
    for (const word of words.split('|')) if (word !== '') numbers.set(stem(word), digits)
  }
  return numbers
}
