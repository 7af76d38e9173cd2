const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ '
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■ '

const labels: Record<number, string> = {
  708: 'iso-8859-6',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  20866: 'koi8-r',
  54936: 'gb18030',
  65001: 'utf-8',
}

const pagesByCharset: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
}

/** Charset of symbol fonts, whose bytes are no letters. */
export const symbolCharset = 2

/** The code page that a font's charset stands for, or undefined for the document's own. */
export function codePageOfCharset(charset: number): number | undefined {
  return pagesByCharset[charset]
}

const decoders = new Map<number, TextDecoder>()

function decoderOf(codePage: number): TextDecoder {
  const known = decoders.get(codePage)
  if (known) return known
  const isWindows = codePage >= 1250 && codePage <= 1258
  const label = labels[codePage] ?? (isWindows ? `windows-${codePage}` : 'windows-1252')
  const decoder = new TextDecoder(label)
  decoders.set(codePage, decoder)
  return decoder
}

/** Decodes bytes of a Windows, DOS or Macintosh code page; unknown pages count as 1252. */
export function decodeCodePage(bytes: Uint8Array, codePage: number): string {
  const table = codePage === 437 ? cp437 : codePage === 850 ? cp850 : null
  if (!table) return decoderOf(codePage).decode(bytes)
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (table[byte - 0x80] ?? ''),
  ).join('')
}
