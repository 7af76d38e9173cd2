import { strFromU8, unzipSync } from 'fflate'

/** The parts of a zipped file as text, by their names. */
export async function unzipParts(file: Blob): Promise<ReadonlyMap<string, string>> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return new Map(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** A part of XML, read strictly. Throws when it is missing or not well-formed. */
export function xmlPart(parts: ReadonlyMap<string, string>, name: string): Document {
  const xml = new DOMParser().parseFromString(parts.get(name) ?? '', 'application/xml')
  const fault = xml.querySelector('parsererror')
  if (fault) throw new Error(`${name}: ${fault.textContent}`)
  return xml
}

/** Names of the elements in a part whose children do not are in the order of the schema. */
export function outOfOrder(xml: Document, name: string, order: readonly string[]): string[] {
  return [...xml.getElementsByTagName(name)].flatMap((element) => {
    const names = [...element.children].map((child) => child.tagName.replace(/^\w+:/u, ''))
    const places = names.map((child) => order.indexOf(child))
    const isSorted = places.every((place, i) => place >= 0 && place >= (places[i - 1] ?? 0))
    return isSorted ? [] : [`${name}: ${names.join(' ')}`]
  })
}
