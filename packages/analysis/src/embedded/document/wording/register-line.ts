import type { Language } from '../../languages/load-language.ts'

/** What a firm has to print on its paper by the law of its country, in whatever language it writes: its register, its capital, who leads it. */
const marks = [
  'registered (?:office|in (?:england|wales|scotland|ireland|northern ireland))|\\p{N}{8}|company (?:no|number|reg\\p{L}*)|vat (?:no|reg\\p{L}*|number)|abn|acn',
  'hr[ab] ?\\p{N}|amtsgericht|ust-?id\\p{L}*|geschäftsführer(?:in|ung)?:|gf:|vorstand:|(?:vorsitzende[rn]? des )?aufsichtsrats?:|steuer-?nr|handelsregister',
  'au capital (?:social )?de|r\\.?c\\.?s\\.? \\p{L}|siret|siren|tva (?:intra\\p{L}*|fr)|code (?:ape|naf)|garantie financière|carte pro',
  'registro mercantil|c\\.?i\\.?f\\.?:?|hoja \\p{Lu}|inscrita en|capital social',
  'p\\.? ?iva|partita iva|r\\.?e\\.?a\\.?|cap(?:itale|\\.) soc|registro (?:delle )?imprese',
  'nipc|conservatória|matriculada|pessoa colectiva',
  'kvk|btw(?:-?(?:nr|nummer))?:? ?nl|statutair',
  'krs|nip|regon|kapitał zakładowy|sąd rejonowy',
  'огрн|инн|кпп|уставный капитал',
]
const mark = new RegExp(`(?<!\\p{L})(?:${marks.join('|')})(?!\\p{L})`, 'giu')
const fewest = 2
const longest = 240
const label = /^[\p{L} ]{2,30}\s?[:：]/u

/** Whether a line only says by which register and number a firm is known: `SARL au capital de 5 000 € - RCS Lyon 123`. */
export function isRegisterLine(text: string, { phrases }: Language): boolean {
  // Where to pay is worth knowing, and so is who is a party.
  const saysMore = /iban/iu.test(text) || phrases.describesParty.test(text)
  if (text.length > longest || saysMore) return false
  const own = label.exec(text)?.[0]
  if (own !== undefined && own.search(mark) < 0) return false
  return (text.match(mark)?.length ?? 0) >= fewest
}
