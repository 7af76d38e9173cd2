import type { RulesLanguage } from '../../languages/which-language.ts'

const twoToTwelve: Readonly<Record<RulesLanguage, string>> = {
  en: 'second|two third|three fourth|four fifth|five sixth|six seventh|seven eighth|eight ninth|nine tenth|ten eleven|eleventh twelve|twelfth|dozen',
  de: 'zwei|zweiten|zweite|zweiter|zweites drei|dritten|dritte|dritter|drittes vier|vierten|vierte|vierter|viertes fünf|fünften|fünfte|fünfter sechs|sechsten sieben|siebten acht|achten neun|neunten zehn|zehnten elf|elften zwölf|zwölften|dutzend',
  fr: 'deux|deuxième|second|seconde trois|troisième quatre|quatrième cinq|cinquième six|sixième sept|septième huit|huitième neuf|neuvième dix|dixième onze|onzième douze|douzième|douzaine',
  es: 'dos|segundo|segunda tres|tercero|tercera|tercer cuatro|cuarto|cuarta cinco|quinto|quinta seis|sexto|sexta siete|séptimo|séptima ocho|octavo|octava nueve|noveno|novena diez|décimo|décima once|undécimo doce|duodécimo|docena',
  it: 'due|secondo|seconda tre|terzo|terza quattro|quarto|quarta cinque|quinto|quinta sei|sesto|sesta sette|settimo|settima otto|ottavo|ottava nove|nono|nona dieci|decimo|decima undici|undicesimo dodici|dodicesimo|dozzina',
  pt: 'dois|duas|segundo|segunda três|terceiro|terceira quatro|quarto cinco|quinto seis|sexto sete|sétimo|sétima oito|oitavo|oitava nove|nono|nona dez|décimo|décima onze doze|dúzia',
  nl: 'twee|tweede drie|derde vier|vierde vijf|vijfde zes|zesde zeven|zevende acht|achtste negen|negende tien|tiende elf|elfde twaalf|twaalfde|dozijn',
  pl: 'dwa|dwie|dwóch|dwoje|dwu|drugi|druga|drugie|drugim trzy|trzech|troje|trzeci|trzecia|trzecie cztery|czterech|czwarty|czwarta pięć|pięciu|piąty|piąta sześć|sześciu|szósty|szósta siedem|siedmiu|siódmy|siódma osiem|ośmiu|ósmy|ósma dziewięć|dziewięciu|dziewiąty|dziewiąta dziesięć|dziesięciu|dziesiąty|dziesiąta jedenaście|jedenastu dwanaście|dwunastu|tuzin',
  ru: 'два|две|двух|двое|второй|вторая|втором три|трёх|трех|трое|третий|третья|третье|третьего|третьем четыре|четырёх|четырех|четвертый|четвёртый|четвертая пять|пяти|пятый|пятая шесть|шести|шестой|шестая семь|семи|седьмой|седьмая восемь|восьми|восьмой|восьмая девять|девяти|девятый|девятая десять|десяти|десятый|десятая одиннадцать|одиннадцати двенадцать|двенадцати|дюжина',
  ar: 'اثنان|اثنين|اثنتين|اثنتان|الثاني|الثانية ثلاث|ثلاثة|الثالث|الثالثة أربع|أربعة|الرابع|الرابعة خمس|خمسة|الخامس|الخامسة ست|ستة|السادس|السادسة سبع|سبعة|السابع|السابعة ثمان|ثمانية|ثماني|الثامن|الثامنة تسع|تسعة|التاسع|التاسعة عشر|عشرة|العاشر',
  zh: '',
  ja: '',
}

/** Numbers after twelve of which periods are made. */
const later: Readonly<Partial<Record<RulesLanguage, string>>> = {
  en: '13:thirteen 14:fourteen 15:fifteen 16:sixteen 18:eighteen 20:twenty 30:thirty 40:forty 50:fifty 60:sixty 90:ninety 100:hundred',
  de: '13:dreizehn 14:vierzehn 15:fünfzehn 16:sechzehn 18:achtzehn 20:zwanzig 30:dreißig 40:vierzig 50:fünfzig 60:sechzig 90:neunzig 100:hundert',
  fr: '13:treize 14:quatorze 15:quinze 16:seize 20:vingt 30:trente|trentaine 40:quarante 50:cinquante 60:soixante 100:cent',
  es: '13:trece 14:catorce 15:quince 16:dieciséis 20:veinte 30:treinta 40:cuarenta 50:cincuenta 60:sesenta 90:noventa 100:cien',
  it: '13:tredici 14:quattordici 15:quindici 16:sedici 20:venti 30:trenta 40:quaranta 50:cinquanta 60:sessanta 90:novanta 100:cento',
  pt: '13:treze 14:catorze|quatorze 15:quinze 16:dezasseis|dezesseis 20:vinte 30:trinta 40:quarenta 50:cinquenta 60:sessenta 90:noventa 100:cem',
  nl: '13:dertien 14:veertien 15:vijftien 16:zestien 18:achttien 20:twintig 30:dertig 40:veertig 50:vijftig 60:zestig 90:negentig 100:honderd',
  pl: '13:trzynaście|trzynastu 14:czternaście|czternastu 15:piętnaście|piętnastu 20:dwadzieścia|dwudziestu 30:trzydzieści|trzydziestu 60:sześćdziesiąt|sześćdziesięciu 90:dziewięćdziesiąt 100:sto',
  ru: '14:четырнадцать|четырнадцати 15:пятнадцать|пятнадцати 20:двадцать|двадцати 30:тридцать|тридцати 60:шестьдесят|шестидесяти 90:девяносто 100:сто',
}

/** What stands for 1 and is no article. */
const first: Readonly<Record<RulesLanguage, string>> = {
  en: 'first',
  de: 'erste|ersten|erster|erstes',
  fr: 'premier|première',
  es: 'primer|primero|primera',
  it: 'primo',
  pt: 'primeiro|primeira',
  nl: 'eerste',
  pl: 'pierwszy|pierwsza|pierwszym',
  ru: 'первый|первая|первом',
  ar: 'الأول|الأولى',
  zh: '',
  ja: '',
}

/** How ordinals end that are written in digits: `2nd`, `8º` or `8o`, `3ème`. */
export const ordinalEndings: Readonly<Record<RulesLanguage, string>> = {
  en: 'st|nd|rd|th|s',
  de: 'te|ten|ter|tes|t',
  fr: 'er|ère|ere|re|e|è|ème|eme|em|nd|nde',
  es: 'º|ª|o|a|er|do|ro|to',
  it: 'º|ª|o|a',
  pt: 'º|ª|o|a',
  nl: 'e|de|ste|d|st',
  pl: 'go|ej',
  ru: 'й|я|е|го|ой|ом|ый|ая|ю',
  ar: '',
  zh: '',
  ja: '',
}

/** For the stems of number words their digits: `vier` and `vierten` are 4. */
export function numberWordsOf(
  language: RulesLanguage,
  stem: (word: string) => string,
): ReadonlyMap<string, string> {
  const counted = twoToTwelve[language].split(' ').map((words, at) => [`${at + 2}`, words] as const)
  const more = (later[language] ?? '')
    .split(' ')
    .map((pair) => pair.split(':') as [string, string?])
  const numbers = new Map<string, string>()
  for (const word of first[language].split('|')) if (word !== '') numbers.set(stem(word), '1')
  for (const [digits, words = ''] of [...counted, ...more]) {
    for (const word of words.split('|')) if (word !== '') numbers.set(stem(word), digits)
  }
  return numbers
}
