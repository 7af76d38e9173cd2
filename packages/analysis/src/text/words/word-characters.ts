/**
 * What no word is made of: spaces, punctuation, signs, and marks that combine with letters. Ranges are written out
 * because a pattern that ignores case takes milliseconds to compile for each `\p{L}` in it; as the characters themselves,
 * not as escapes, because V8 compiles no pattern well whose source is longer than 20 KB. See decision 164.
 */
const signs = [
  // Latin; U+0345 counts as the iota whose lower case it shares.
  `\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7`,
  `\u02c2-\u02c5\u02d2-\u02df\u02e5-\u02eb\u02ed\u02ef-\u0344\u0346-\u036f`,
  // Greek, Cyrillic and Armenian
  `\u0375\u037e\u0384-\u0385\u0387\u03f6\u0482-\u0489\u055a-\u055f`,
  // Hebrew and Arabic
  `\u0589-\u05c7\u05f3-\u061f\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06e4\u06e7-\u06ed\u06fd-\u06fe`,
  // accents that stand alone, dashes, quotation marks
  `\u1fbd\u1fbf-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd-\u206f`,
  // currencies, arrows, mathematics, shapes
  `\u207a-\u207e\u208a-\u208e\u20a0-\u2101\u2103-\u2106\u2108-\u2109\u2114\u2116-\u2118\u211e-\u2123\u2125\u2127\u2129`,
  `\u212e\u213a-\u213b\u2140-\u2144\u214a-\u214d\u214f\u218a-\u244a\u249c-\u24e9\u2500-\u2775\u2794-\u2bff`,
  // Chinese and Japanese
  `\u2de0-\u2e2e\u2e30-\u3004\u3008-\u3020\u302a-\u3030\u3036-\u3037\u303d-\u303f\u3099-\u309c\u30a0\u30fb\u3190-\u3191`,
  `\u3196-\u319f\u31c0-\u31ef\u3200-\u321e\u322a-\u3247\u3250\u3260-\u327f\u328a-\u32b0\u32c0-\u33ff\u4dc0-\u4dff`,
  `\ud800-\uf8ff\ufe00-\ufe6b\ufeff-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\ufffd`,
  // pictures
  `\u{1f000}-\u{1f0f5}\u{1f10d}-\u{1faf8}`,
].join('')

const digits = [
  `\u0030-\u0039\u00b2-\u00b3\u00b9\u00bc-\u00be\u0660-\u0669\u06f0-\u06f9\u2070\u2074-\u2079\u2080-\u2089`,
  `\u2150-\u2182\u2185-\u2189\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u3007\u3021-\u3029\u3038-\u303a\u3192-\u3195`,
  `\u3220-\u3229\u3248-\u324f\u3251-\u325f\u3280-\u3289\u32b1-\u32bf\uff10-\uff19\u{1f100}-\u{1f10c}`,
].join('')

/** What the words of a language are made of, for patterns under the flags `iu`. */
export interface WordCharacters {
  /** `[\p{L}\p{N}]` */
  readonly any: string
  /** `\p{L}` */
  readonly letter: string
}

/** In all scripts that documents here are written in. */
export const ofEveryScript: WordCharacters = {
  any: `[^${signs}]`,
  letter: `[^${signs}${digits}]`,
}

/** Latin, Greek and Cyrillic small letters; capitals count where a pattern ignores case. */
const europeanLetters = `a-z\u00aa\u00b5\u00ba\u00df-\u00f6\u00f8-\u02af\u0388-\u03ff\u0400-\u0481\u048a-\u052f\u1e00-\u1eff`

/** In Latin, Greek and Cyrillic: short, because it stands in the patterns of a language hundreds of times. See decision 179. */
export const ofEurope: WordCharacters = {
  any: `[0-9\u00b2\u00b3\u00b9\u00bc-\u00be${europeanLetters}\u2070-\u2079\u2080-\u2089]`,
  letter: `[${europeanLetters}]`,
}
