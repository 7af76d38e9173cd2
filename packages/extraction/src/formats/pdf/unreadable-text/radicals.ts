const kangxi = /[\u2f00-\u2fd5]/g
const supplement = /[\u2e80-\u2ef3]/g

/** Radicals that have no decomposition in Unicode and look like the character beside them. */
const pairs =
  '⺎兀⺐尢⺒巳⺓幺⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'
const characterOf = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, from, to]) => [from, to]))

/**
 * A text in which no radical stands for the character that looks like it. Programs that know a font only by its shapes
 * write such radicals into their PDFs. As long as before.
 */
export function withoutRadicals(text: string): string {
  return text
    .replace(kangxi, (radical) => radical.normalize('NFKC'))
    .replace(supplement, (radical) => characterOf.get(radical) ?? radical)
}
