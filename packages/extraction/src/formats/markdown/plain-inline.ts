const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '\u00a9',
  reg: '\u00ae',
  trade: '\u2122',
  hellip: '\u2026',
  ndash: '\u2013',
  mdash: '\u2014',
  euro: '\u20ac',
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? whole
  const isHex = name[1] === 'x' || name[1] === 'X'
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

const escaped = /\\([!-/:-@[-`{-~])/g
const shelf = '\ue000'
const shelved = /\ue000(\d+)\ue000/g

/** Inline Markdown without its marks: emphasis, code spans and links keep their words, images and tags go. */
export function plainInline(markdown: string): string {
  const kept: string[] = []
  const keep = (text: string) => `${shelf}${kept.push(text) - 1}${shelf}`
  return markdown
    .replaceAll(shelf, '')
    .replace(
      /(`{1,8})(?!`)([^`]{1,2000}|[^`][^\n]{0,2000}?[^`])\1(?!`)/g,
      (_, _ticks, code: string) => keep(code.trim()),
    )
    .replace(escaped, (_, character: string) => keep(character))
    .replace(
      /!\[[^\]\n]{0,1000}\](?:\([^()\n]{0,2000}(?:\([^()\n]{0,500}\)[^()\n]{0,500})?\)|\[[^\]\n]{0,500}\])?/g,
      '',
    )
    .replace(/\[\^([^\]\s]{1,100})\]/g, '[$1]')
    .replace(
      /\[([^[\]\n]{1,2000})\](?:\([^()\n]{0,2000}(?:\([^()\n]{0,500}\)[^()\n]{0,500})?\)|\[[^\]\n]{0,500}\])/g,
      '$1',
    )
    .replace(
      /<((?:https?|ftp|mailto):[^<>\s]{1,2000}|[\w.+-]{1,100}@[\w.-]{1,200})>/g,
      (_, link: string) => keep(link),
    )
    .replace(/<br\s{0,10}\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,2000}>|<!--[^<>]{0,5000}-->/gi, '')
    .replace(/(\*{1,3})(?=\S)([^*\n]{1,5000}?(?:\n[^*\n]{1,5000}?){0,20})(?<=\S)\1/g, '$2')
    .replace(/(\*{1,2})(?=\S)([^*\n]{1,5000}?)(?<=\S)\1/g, '$2')
    .replace(
      /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^\n]{1,1000}?)(?<=[^\s_])\1(?![\p{L}\p{N}_])/gu,
      '$2',
    )
    .replace(/~~(?=\S)([^~\n]{1,5000}?)~~/g, '$1')
    .replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-z]{2,8});/g, decodeEntity)
    .replace(shelved, (_, index: string) => kept[Number(index)] ?? '')
}
