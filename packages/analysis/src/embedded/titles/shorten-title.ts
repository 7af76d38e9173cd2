import { between } from '../document/wording/between.ts'

export const untitled = 'Untitled Document'
export const maxTitleLength = 80

/** `Employment contract between`, `Junta general celebrada`: the names or the day stand on the next line. */
const goesOn = new RegExp(
  `\\s(?:(?:made |entered into )?(?:by and )?${between}|held|abgehalten|celebrad[ao]|tenue|svolta|realizada|gehouden)$`,
  'iu',
)
/** What a title that was cut cannot end with. */
const torn =
  /[\s,;:–-]+(?:in (?:connection|relation|respect|accordance)|the|an?|of|for|to|in|on|at|by|with|from|and|or|&|as|their|its|your|der|die|das|des|dem|den|eine[rsmn]?|und|zum|zur|für|über|von|vom|mit|im|am|de|du|des|la|le|les|et|en|au|aux|à|pour|del|las?|los|el|y|por|para|con|di|della?|dei|delle|e|per|do|da|dos|das|van|het|een|voor|met|w|z|o|na|i|do|dla|oraz|в|о|об|на|и|с|по|для)$/iu
const mostTorn = 4

function withoutTorn(title: string): string {
  let whole = title
  for (let cut = 0; cut < mostTorn && torn.test(whole); cut += 1) whole = whole.replace(torn, '')
  return whole
}

/** `your electricity bill`, and no `iPhone` or `mRNA`. */
const startsSmall = /^\p{Ll}+(?=\s|$)/u

/** `(born` at the end of what was cut. */
const openBracket = /\s[(（[][^()（）[\]]*$/u

/** `"Green roofs" fund` keeps its quotation marks; those around the whole title or without the other one go. */
function withoutLoneQuotes(text: string): string {
  const inner = text.replace(/^["“”]+|["“”]+$/gu, '').replace(/^'([^']*)'$/u, '$1')
  if (!/["“”]/u.test(inner)) return inner
  const opens = /^["“]/u.test(text) ? (text[0] ?? '') : ''
  const closes = /["”]$/u.test(text) ? text.slice(-1) : ''
  const kept = `${opens}${inner}${closes}`
  return (kept.match(/["“”]/gu)?.length ?? 0) % 2 === 0 ? kept : inner
}

const edgeOfPart = / [·•|–—] |, /gu

/** A title of at most 80 characters, cut where one of its parts ends, or a word. */
export function shortenTitle(text: string): string {
  const plain = withoutLoneQuotes(text.replace(/^[\s*_#]+|[\s*_,;:–-]+$/gu, '')).replace(goesOn, '')
  if (plain === '') return untitled
  const title = startsSmall.test(plain) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
  if (title.length <= maxTitleLength) return title
  const cut = title.slice(0, maxTitleLength)
  const space = cut.lastIndexOf(' ')
  const parted = [...cut.matchAll(edgeOfPart)].at(-1)?.index ?? 0
  const atWord = space > maxTitleLength / 2 ? cut.slice(0, space) : cut
  const kept = parted > maxTitleLength / 2 ? cut.slice(0, parted) : atWord
  const whole = space > maxTitleLength / 2 ? withoutTorn(kept) : kept
  const closed = whole.replace(openBracket, '')
  return closed.replace(/[\s,;:·•|–-]+$/u, '').replace(/[\ud800-\udbff]$/u, '')
}
