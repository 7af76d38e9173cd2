import { isNoName } from './names/no-names.ts'
import type { Span } from './span.ts'

const big = "\\p{Lu}[\\p{L}\\p{M}'’.-]{1,25}"
/** The same without hyphens, where these part words. */
const plain = "\\p{Lu}[\\p{L}\\p{M}'’.]{1,25}"
const small =
  '(?:de|del|de la|de los|de las|du|des|la|le|les|di|della|dei|van|van de|van der|der|den|am|an der|im|sur|sous|los|las|of|the|and|y)'
const words = `(?:(?:${small}|${big}|d[’']${big}|l[’']${big}|\\d{1,2})[ \\u00a0]){0,4}${big}`
const number = '\\d{1,4}[ ]?[A-Za-z]?(?:[-–/]\\d{1,4}[A-Za-z]?)?(?![\\p{L}\\d])'

const english =
  'Street|St\\.?|Road|Rd\\.?|Lane|Ln\\.?|Avenue|Ave\\.?|Drive|Close|Court|Ct\\.?|Way|Place|Square|Terrace|Gardens|Grove|Crescent|Quay|Boulevard|Blvd\\.?|Hill|Row|Mews|Walk|Parkway|Pkwy|Highway|Wharf|Yard|Rise|Green'
const unit = '(?:(?:Unit|Flat|Suite|Apartment|Apt\\.?|Floor) [\\w-]{1,6},? )?'
const germanic =
  '(?:straße|strasse|str\\.|weg|platz|allee|gasse|ring|damm|ufer|steig|markt|hof|straat|laan|plein|gracht|kade|dijk)'

const streets = [
  `${unit}(?<!\\d)\\d{1,5}[A-Za-z]?(?:[-–/]\\d{1,5})?,? (?:${big} ){1,3}(?:${english})(?![\\p{L}])(?:,? (?:Suite|Apt\\.?|Unit|Floor|#) ?[\\w-]{1,6})?`,
  `(?<![\\p{L}])\\p{Lu}[\\p{L}\\p{M}-]{1,30}${germanic}[ \\u00a0]${number}`,
  `(?<![\\p{L}])(?:${plain}[ -]){1,3}(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|Straat|Laan)[ \\u00a0]${number}`,
  `(?<![\\p{L}])(?:Am|An der|Auf der|Auf dem|Im|In der|Zum|Zur|Unter den)[ ]${big}[ \\u00a0]${number}`,
  `(?<!\\d)\\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|av\\.|boulevard|bd|place|chemin|allée|quai|impasse|route|cours|square|passage|Rue|Avenue|Boulevard|Place|Chemin|Allée|Quai|Impasse|Route) ${words}`,
  `(?<![\\p{L}])(?:[Cc]alle|C/|[Aa]venida|[Aa]vda\\.|Av\\.|[Pp]laza|Pza\\.|[Pp]aseo|[Cc]amino|[Rr]onda|[Tt]ravesía|[Cc]arretera|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ll]argo|[Rr]ua|[Tt]ravessa|[Pp]raça|ul\\.|al\\.|plac) ?${words},?[ \\u00a0](?:n\\.?º ?|núm\\.? ?|no\\. ?)?${number}(?:, ?\\d{1,2}\\.?º ?(?:\\p{Lu}|izq\\.?|dcha\\.?|-\\p{Lu})?)?`,
]

const street = new RegExp(streets.join('|'), 'gu')
const city = `${plain}(?:[ -](?:${small}|${plain})){0,3}`
const british = '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}(?![A-Z\\d])'
const end = [
  `(?:${city},? ){0,2}${british}`,
  `${city},? [A-Z]{2},? \\d{5}(?:-\\d{4})?(?!\\d)`,
  `(?:[A-Z]{1,2}-)?\\d{4,5}(?: [A-Z]{2})?(?:-\\d{3})? ${city}(?: \\([\\p{L} ]{2,20}\\))?`,
  `\\d{2}-\\d{3} ${city}`,
].join('|')
const tail = new RegExp(`(?:,? ?\\n ?|, | – | - | )(?:${end})`, 'uy')
const cityOnly = new RegExp(`, (${city})`, 'uy')
const postcode = new RegExp(`(?<![\\p{L}\\d])${british}`, 'gu')

const label =
  /(?<=^|\n)(?:Address|Home address|Postal address|Anschrift|Adresse|Wohnanschrift|Domicilio|Dirección|Indirizzo|Adres)[ \u00a0]?:[ \u00a0]{0,2}([^\n]{6,120})/giu

function endOf(text: string, offset: number): number {
  tail.lastIndex = offset
  const rest = tail.exec(text)?.[0]
  if (rest !== undefined) return offset + rest.length
  cityOnly.lastIndex = offset
  const named = cityOnly.exec(text)
  const first = named?.[1]?.split(/[ -]/u)[0]
  if (named === null || first === undefined || isNoName(first)) return offset
  return offset + named[0].length
}

/** Postal addresses: a street with its number, and the town behind it; lines that are labeled so. */
export function findAddresses(text: string): Span[] {
  const inStreets = [...text.matchAll(street)].map(({ index, 0: written }) => ({
    start: index,
    end: endOf(text, index + written.length),
  }))
  const labeled = [...text.matchAll(label)].map((match) => {
    const at = match.index + match[0].length
    return { start: at - (match[1]?.length ?? 0), end: at }
  })
  const ends = new Set(inStreets.map(({ end }) => end))
  const codes = [...text.matchAll(postcode)]
    .map(({ index, 0: written }) => ({ start: index, end: index + written.length }))
    .filter(({ end }) => !ends.has(end))
  return [...labeled, ...inStreets, ...codes].map((place) => ({ kind: 'address', ...place }))
}
