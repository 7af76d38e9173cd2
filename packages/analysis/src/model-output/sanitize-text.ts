const controls = /(?![\n\t])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const tag = /<\/?[a-zA-Z!][^<>]{0,2000}>/gu
const address =
  /\b(?:https?|ftp):\/\/[^\s<>"'`)\]]+|\b(?:javascript|vbscript):\S+|\bdata:[a-z]+\/\S+/giu

/**
 * Model output as plain text: links, images, tags, emphasis and control characters are taken away, and addresses that
 * `isKnownAddress` does not confirm are replaced. Line breaks stay.
 */
export function sanitizeText(text: string, isKnownAddress: (address: string) => boolean): string {
  let plain = text.replace(controls, '')
  for (let round = 0; round < 3; round += 1) {
    const next = stripMarkup(plain)
    if (next === plain) break
    plain = next
  }
  return plain.replace(address, (found) => {
    const bare = found.replace(/[.,;:!?]+$/u, '')
    return isKnownAddress(bare) ? found : `[link removed]${found.slice(bare.length)}`
  })
}

function stripMarkup(text: string): string {
  return text
    .replace(/!\[([^\]]{0,500})\]\((?:[^()]|\([^()]*\)){0,2000}\)/gu, '$1')
    .replace(/\[([^\]]{1,500})\]\((?:[^()]|\([^()]*\)){0,2000}\)/gu, '$1')
    .replace(/<((?:https?|mailto):[^<>\s]+)>/giu, '$1')
    .replace(tag, '')
}

/** One line of inert text: a point of a list or a sentence, without bullets, emphasis or passage marks. */
export function sanitizeLine(text: string, isKnownAddress: (address: string) => boolean): string {
  return sanitizeText(text, isKnownAddress)
    .replace(/\[#\d+(?:\s*,\s*#?\d+)*\]/gu, '')
    .replace(/(\*\*|__)(?=\S)([^*_]+?)(?<=\S)\1/gu, '$2')
    .replace(/^\s*(?:[-*•]\s+|#{1,6}\s+|\d{1,2}[.)]\s+(?=\p{L}))/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([.,;:!?])/gu, '$1')
    .trim()
}
