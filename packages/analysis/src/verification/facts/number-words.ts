const lists = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici',
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze',
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien',
]
const tens = [
  'twenty thirty forty fifty sixty seventy eighty ninety hundred',
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
  'twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd',
]
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'

const others: readonly (readonly [string, number])[] = [
  ['eine', 1],
  ['einen', 1],
  ['einem', 1],
  ['une', 1],
  ['una', 1],
  ['uma', 1],
  ['duas', 2],
  ['half', 0.5],
  ['twice', 2],
  ['both', 2],
]
const values = new Map<string, number>([
  ...lists.flatMap((list) => valued(list, (at) => at)),
  ...tens.flatMap((list) => valued(list, (at) => (at + 2) * 10)),
  ...valued(ordinals, (at) => at + 1),
  ...others,
])

function valued(list: string, valueAt: (at: number) => number): [string, number][] {
  return list.split(' ').map((word, at) => [word, valueAt(at)])
}

/** The number that a lower-case word writes out, or two of them in English: `twenty-five`. */
export function numberWordValue(word: string): number | undefined {
  const whole = values.get(word)
  if (whole !== undefined) return whole
  const [ten = '', one = ''] = word.split('-')
  const [first, second] = [values.get(ten), values.get(one)]
  return first !== undefined && second !== undefined && first >= 20 && second < 10
    ? first + second
    : undefined
}

const compound =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](one|two|three|four|five|six|seven|eight|nine)\b/gu
const hundreds = /\b(one|two|three|four|five|six|seven|eight|nine) (hundred|thousand|million)\b/gu
const powers: Record<string, number> = { hundred: 100, thousand: 1000, million: 1e6 }

/** Values that a lower-case text writes out in words: `thirty days` holds 30. Covers small numbers of seven languages. */
export function numberWordValues(lowerText: string): Set<string> {
  const found = new Set<string>()
  for (const [word] of lowerText.matchAll(/[\p{L}-]+/gu)) {
    const value = values.get(word)
    if (value !== undefined) found.add(String(value))
  }
  for (const [, ten = '', one = ''] of lowerText.matchAll(compound)) {
    found.add(String((values.get(ten) ?? 0) + (values.get(one) ?? 0)))
  }
  for (const [, one = '', power = ''] of lowerText.matchAll(hundreds)) {
    found.add(String((values.get(one) ?? 0) * (powers[power] ?? 1)))
  }
  return found
}
