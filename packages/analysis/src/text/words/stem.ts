import type { LanguageCode } from '../language-codes.ts'
import { irregularWords } from './irregular-words.ts'
import { porterStem } from './porter-stem.ts'

const endings: Readonly<Record<Exclude<LanguageCode, 'en'>, readonly string[]>> = {
  de: order(
    'ungen heiten keiten ung heit keit lich isch igen iges iger ige ig ern em en er es e n s',
  ),
  fr: order(
    'issements issement ements ement ations ation ateurs ateur ités ité ives ive euses euse eux aux ées ée és é ent es e s',
  ),
  es: order(
    'amientos amiento aciones ación adores ador idades idad mente ados adas ado ada idos idas ido ida os as es o a e',
  ),
  it: order(
    'amenti amento azioni azione atori atore ità mente ati ate ato ata iti ite ito ita i e o a',
  ),
  pt: order(
    'amentos amento ações ação adores ador idades idade mente ados adas ado ada idos idas ido ida os as es o a e',
  ),
  nl: order('heden heid ingen ing lijke lijk ige ig eren ende end en er e s'),
}

function order(list: string): readonly string[] {
  return list.split(' ').sort((a, b) => b.length - a.length)
}

const foldable = /[\u0300-\u036f]/gu

/** The form under which inflections of a lower-case word meet: Porter for English, light suffix stripping elsewhere. */
export function stemWord(word: string, language: LanguageCode): string {
  if (language === 'en') {
    const plain = plainLetters(word)
    return porterStem(irregularWords.get(plain) ?? plain)
  }
  const least = 4
  let stem = word
  for (const ending of endings[language]) {
    if (stem.length - ending.length >= least && stem.endsWith(ending)) {
      stem = stem.slice(0, -ending.length)
      break
    }
  }
  return plainLetters(stem)
}

function plainLetters(word: string): string {
  return word.normalize('NFD').replace(foldable, '')
}
