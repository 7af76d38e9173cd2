/** Where a line of Japanese was wrapped inside a sentence: in front of a particle or an ending, or behind a particle. */
const wrapped =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー）」])[^\S\n]{0,20}\n[^\S\n]{0,20}(?=\p{Script=Hiragana})|(?<=[のをにはがでとへや、])\n[^\S\n]{0,20}(?=[\p{Script=Han}\p{Script=Katakana}])/gu

/** Where a line ends in the middle of a word: `Versicherungs-` above `schein`, and no `Betriebs-` above `und Heizkosten`. */
const broken =
  /(?<=\p{Ll})-[^\S\n]{0,80}\n[^\S\n]{0,80}(?=\p{Ll})(?!(?:und|oder|bzw|sowie|and|or|to|et|ou|y|e|o|en|of|i|lub)(?!\p{L}))/gu

/** Every run of white space as one space, none at the ends and none where Japanese was wrapped, which has no spaces, or where a word was parted. */
export function flattenSpace(text: string): string {
  const joined = text.includes('\n') ? text.replace(wrapped, '').replace(broken, '-') : text
  return joined.replace(/[\s\u200b\ufeff]+/gu, ' ').trim()
}

const spacedLetters = /^\p{L}(?:\s{1,2}\p{L}){3,30}$/u

const spacedWords = /^\p{L}(?: \p{L})+(?: {2,6}\p{L}(?: \p{L})+){1,5}$/u

/** `B E S C H E I D`, `D E C I S I O N    N O T I C E`, `使 用 说 明 书`: words whose letters are set apart. Other lines are as they were. */
export function closeUp(line: string): string {
  if (spacedWords.test(line)) {
    const words = line.split(/ {2,}/u)
    return words.map((word) => word.replaceAll(' ', '')).join(' ')
  }
  return spacedLetters.test(line) ? line.replace(/\s/gu, '') : line
}

/** Number of runs of visible characters; CJK characters count as half a word each. */
export function roughWordCount(text: string): number {
  const runs = text.match(/\S+/gu)?.length ?? 0
  const unspaced =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return runs + Math.floor(unspaced / 2)
}
