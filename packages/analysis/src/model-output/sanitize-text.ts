const controls = /(?![\n\t])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
/** What a browser would act on. Other words between angle brackets are text: `<CRLF>`, `<surname>`. */
const elements =
  'a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meta meter nav noscript object ol optgroup option output p param picture portal pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xml'
const tag = new RegExp(
  `<(?:!|\\?|/?(?:${elements.replaceAll(' ', '|')})(?=[\\s/>]))[^<>]{0,2000}>`,
  'giu',
)
const activeTag =
  /^<\/?(?:base|embed|form|frame|iframe|link|meta|object|script|style|svg|template)\b/iu
const bareTag = /^<\/?[a-z][a-z0-9]*\s?\/?>$/iu
const address =
  /\b(?:https?|ftp):\/\/[^\s<>"'`)\]]+|\b(?:javascript|vbscript):\S+|\bdata:[a-z]+\/\S+/giu

/**
 * Model output as plain text: links, images, HTML tags, emphasis and control characters are taken away, and addresses
 * that `isKnown` does not confirm to be in the source are replaced. A bare tag of the source stays, as do line breaks.
 */
export function sanitizeText(text: string, isKnown: (words: string) => boolean): string {
  let plain = text.replace(controls, '')
  for (let round = 0; round < 3; round += 1) {
    const next = stripMarkup(plain, isKnown)
    if (next === plain) break
    plain = next
  }
  return plain.replace(address, (found) => {
    const bare = found.replace(/[.,;:!?]+$/u, '')
    return isKnown(bare) ? found : `[link removed]${found.slice(bare.length)}`
  })
}

function stripMarkup(text: string, isKnown: (words: string) => boolean): string {
  return text
    .replace(/!\[([^\]]{0,500})\]\((?:[^()]|\([^()]*\)){0,2000}\)/gu, '$1')
    .replace(/\[([^\]]{1,500})\]\((?:[^()]|\([^()]*\)){0,2000}\)/gu, '$1')
    .replace(/<((?:https?|mailto):[^<>\s]+)>/giu, '$1')
    .replace(tag, (found) =>
      bareTag.test(found) && !activeTag.test(found) && isKnown(found) ? found : '',
    )
}

/** One line of sanitized text: a point of a list or a sentence, without bullets, emphasis or passage marks. */
export function sanitizeLine(text: string, isKnown: (words: string) => boolean): string {
  return sanitizeText(text, isKnown)
    .replace(/\[#\d+(?:\s*,\s*#?\d+)*\]/gu, '')
    .replace(/(\*\*|__)(?=\S)([^*_]+?)(?<=\S)\1/gu, '$2')
    .replace(/^\s*(?:[-*•]\s+|#{1,6}\s+|\d{1,2}[.)]\s+(?=\p{L}))/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([.,;:!?])/gu, '$1')
    .trim()
}
