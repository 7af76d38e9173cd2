const kangxi = /[\u2f00-\u2fd5]/g
const supplement = /[\u2e80-\u2ef3]/g

/** Radicals that have no decomposition in Unicode and look like the character beside them. */
const pairs =
  '⺎兀⺐尢⺒巳⺓幺⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'
const characterOf = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, from, to]) => [from, to]))

const door = '⼾'
const kana = /[\u3041-\u30ff]/
const simplified = /[们这为业务发时对约应责账银议证]/

/** The door is the one radical whose character Japan, mainland China and the others each write in a way of their own. */
function doorOf(page: string): string {
  if (kana.test(page)) return '戸'
  return simplified.test(page) ? '户' : '戶'
}

/**
 * Gives the texts of a page without radicals that stand for the character that looks like them. Programs that know a font
 * only by its shapes write such radicals into their PDFs. Texts stay as long as they were.
 */
export function radicalReader(texts: readonly string[]): (text: string) => string {
  const character = texts.some((text) => text.includes(door)) ? doorOf(texts.join('')) : door
  return (text) =>
    text
      .replaceAll(door, character)
      .replace(kangxi, (radical) => radical.normalize('NFKC'))
      .replace(supplement, (radical) => characterOf.get(radical) ?? radical)
}
