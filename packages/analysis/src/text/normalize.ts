/** Every run of white space as one space, none at the ends. */
export function flattenSpace(text: string): string {
  return text.replace(/[\s\u200b\ufeff]+/gu, ' ').trim()
}

/** Number of runs of visible characters; CJK characters count as half a word each. */
export function roughWordCount(text: string): number {
  const runs = text.match(/\S+/gu)?.length ?? 0
  const unspaced =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return runs + Math.floor(unspaced / 2)
}
