const denials = new Set(
  `not no nor never none without except unless cannot nicht nie niemals ohne außer ne pas jamais sans sauf aucun aucune
  non mai senza nessun nessuna sin nunca jamás ningún ninguna não sem nenhum nenhuma niet geen nooit zonder bez nie ani
  не ни без нет никогда لا لم لن ليس بدون غير 不 未 無 无 没 非`.split(/\s+/u),
)
const germanNo = /^kein(?:e[mnrs]?)?$/u

/** Whether a lower-case word can turn a statement into its opposite. */
export function isDenial(word: string): boolean {
  return denials.has(word) || germanNo.test(word)
}

/** Whether a text denies something anywhere. */
export function deniesSomething(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return words.some((word) => isDenial(word)) || /n['’]t\b/iu.test(text)
}
