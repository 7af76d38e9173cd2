/** What people leave out in a hurry, and what stands there when it is written out. */
const writtenOut: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|ca|wo|could|would|should|must)nt\b/giu, "$1n't"],
  [/\b(i)m\b/giu, "$1'm"],
  [
    /\b(s?he|it)s (?=(?:off|ill|sick|late|not|going|gone|been|coming|away|broken|ok|the|a)\b)/giu,
    '$1 is ',
  ],
  [/\b(i|they|we|you)ve\b/giu, "$1've"],
  [/\b(they|you)re\b/giu, "$1're"],
  [/(?<![\d.,])(\d{1,2}) ?(?:k|grand)\b/giu, '$1,000'],
  [/(?<![\d.,])(\d{1,3})(?: ?thousand)\b/giu, '$1,000'],
  [/\b(what|who|where|when|how|that|there)['’]?s\b/giu, '$1 is'],
]

/** How people write in a message, word for word. */
const spelledOut: Readonly<Record<string, string>> = {
  wud: 'would',
  cud: 'could',
  shud: 'should',
  hv: 'have',
  hav: 'have',
  til: 'until',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  wat: 'what',
  wen: 'when',
  hw: 'how',
  u: 'you',
  ur: 'your',
  dnt: "don't",
  cos: 'because',
  cuz: 'because',
  coz: 'because',
  abt: 'about',
  bf: 'before',
  b4: 'before',
  thru: 'through',
  tho: 'though',
  pls: 'please',
  plz: 'please',
  wk: 'week',
  wks: 'weeks',
  mth: 'month',
  mths: 'months',
  yr: 'year',
  yrs: 'years',
  hr: 'hour',
  hrs: 'hours',
  mins: 'minutes',
  appt: 'appointment',
  info: 'information',
  tmrw: 'tomorrow',
  tomoz: 'tomorrow',
  nxt: 'next',
  amt: 'amount',
  pymt: 'payment',
  dept: 'department',
}
const inThousands: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const thousands = new RegExp(`\\b(${Object.keys(inThousands).join('|')}) thousand\\b`, 'giu')
const shortWord = /(?<![\p{L}\p{N}.'’-])[a-z][a-z4]{0,4}(?![\p{L}\p{N}.'’-])/gu

/** A question in English as a careful writer has it: `whats the rent if i dont pay` with `what is` and `don't`. */
export function writeOut(question: string): string {
  let text = question.replace(shortWord, (word) => spelledOut[word] ?? word)
  for (const [pattern, instead] of writtenOut) text = text.replace(pattern, instead)
  return text.replace(thousands, (_, word: string) => `${inThousands[word.toLowerCase()]},000`)
}
