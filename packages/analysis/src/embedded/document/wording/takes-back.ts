/** How a sentence opens that limits or takes back the one before it: `This only applies if you:`, by language. */
const limits = [
  "(?:this|that|it|these|they|doing so|such (?:a )?\\p{L}+|the (?:offer|guarantee|cover|refund|discount|promise|allowance)) (?:\\p{L}+ )?(?:only appl(?:y|ies)|appl(?:y|ies) only|only covers?|only counts?|does not|doesn[’']t|do not|don[’']t|is not|isn[’']t|are not|aren[’']t|is no longer|are no longer|cannot|can[’']t|will not|won[’']t|is only|are only|is subject to)",
  'such interest',
  '(?:dies|das|diese\\p{L}*(?: \\p{L}+)?|die \\p{L}+) (?:gilt|gelten|ist|sind) (?:jedoch |aber |allerdings )?(?:nur|nicht|kein\\p{L}*)|voraussetzung (?:ist|dafür)',
  "(?:cela|ceci|cette \\p{L}+|cet \\p{L}+|ce \\p{L}+) (?:ne |n['’])",
  '(?:esto|ello|est[ea] \\p{L}+) (?:solo|sólo|no|únicamente) ',
  '(?:ciò|quest[oa](?: \\p{L}+)?) (?:vale solo|si applica solo|non )',
  '(?:isto|isso|est[ea] \\p{L}+|ess[ea] \\p{L}+) (?:só|apenas|não) ',
  '(?:dit|dat|deze \\p{L}+) (?:geldt|is|kan|mag) (?:echter )?(?:alleen|niet|geen)',
  '(?:dotyczy to tylko|to (?:dotyczy tylko|nie )|nie dotyczy to|t(?:a|en|o) \\p{L}+ (?:obowiązuje tylko|nie ))',
  '(?:это|эта|этот|данн\\p{L}+)(?: \\p{L}+)? (?:(?:действует|относится|применяется|распространяется) только|не )',
]
const limiting = new RegExp(
  `^(?:${limits.join('|')})(?!\\p{L})|^(?:ただし|但し|但)|^(?:此|该)\\p{Script=Han}{0,6}(?:仅|不)适用|^(?:ولا يسري|ولا ينطبق|ويسري ذلك فقط)`,
  'iu',
)
const denying =
  /^(?:but )?(?:(?:i|we|you|they|it|that) (?:cannot|can['’]?t|won['’]t|will not|do not|don['’]t|did not|didn['’]t|is not|isn['’]t)|(?:das|dies) (?:geht|kann ich|können wir) (?:leider )?nicht|c['’]est impossible|no es posible|non è possibile|não é possível|dat kan niet|to niemożliwe|это невозможно)\.$/iu

const longestDenial = 40

/** Whether a sentence limits what the one before it says, or takes it back: `This only applies if you:` */
export function takesBack(text: string): boolean {
  return limiting.test(text)
}

/** How many characters behind a sentence deny it in a few words: `I can't.` */
export function denialBehind(content: string, end: number): number {
  const [whole = '', said = ''] =
    /^\s+(\P{P}[^.!?\n]{1,30}\.)/u.exec(content.slice(end, end + longestDenial)) ?? []
  return denying.test(said) ? whole.length : 0
}
