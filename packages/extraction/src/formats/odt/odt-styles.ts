import { type ListLevel, maxLabel } from '../../document/compose/list-numbering.ts'
import { scanXml, type XmlAttributes } from '../xml/scan-xml.ts'

const names = new Set([
  ...['style', 'text-properties', 'list-style', 'outline-style', 'outline-level-style'],
  ...['list-level-style-number', 'list-level-style-bullet', 'list-level-style-image'],
])
const formats: Readonly<Record<string, string>> = {
  '': 'none',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
}
const mostLevels = 10
const deepestParent = 50

/** The name under which the numbers of headings are kept. */
export const outlineList = '#outline'

export interface OdtStyles {
  readonly levels: ReadonlyMap<string, ReadonlyMap<number, ListLevel>>
  /** Whether the text of a style is not shown. */
  isHidden(style: string | undefined): boolean
  /** The list that paragraphs of a style belong to, empty for none; undefined where it says nothing. */
  listOf(style: string | undefined): string | undefined
}

interface Style {
  readonly parent: string | undefined
  readonly list: string | undefined
  isHidden: boolean
}

/** What a level shows: LibreOffice's own description of it, or else the numbers of the levels above it and its own. */
function labelText(
  attributes: XmlAttributes,
  depth: number,
  levels: ReadonlyMap<number, ListLevel>,
): string {
  const own = attributes.get('num-list-format')
  if (own !== undefined) return own.replace(/%(\d+)%/g, '%$1').slice(0, maxLabel)
  const shown = Math.min(depth + 1, Number(attributes.get('display-levels') ?? 1) || 1)
  const numbers: string[] = []
  for (let level = depth - shown + 1; level <= depth; level += 1) {
    if (level === depth || levels.get(level)?.format !== 'none') numbers.push(`%${level + 1}`)
  }
  const [prefix = '', suffix = ''] = [attributes.get('num-prefix'), attributes.get('num-suffix')]
  return (prefix + numbers.join('.') + suffix).slice(0, maxLabel)
}

function numberLevel(
  attributes: XmlAttributes,
  depth: number,
  levels: ReadonlyMap<number, ListLevel>,
): ListLevel {
  const sign = attributes.get('num-format') ?? ''
  const format = formats[sign] ?? 'decimal'
  const start = Number(attributes.get('start-value') ?? 1)
  const text = format === 'none' ? '' : labelText(attributes, depth, levels)
  return { format, text, start: Number.isFinite(start) ? start : 1 }
}

/** The lists of an OpenDocument text, and which styles hide their text, by the XML of its parts. */
export function readOdtStyles(parts: readonly string[]): OdtStyles {
  const levels = new Map<string, Map<number, ListLevel>>()
  const styles = new Map<string, Style>()
  let list = new Map<number, ListLevel>()
  let style: Style | null = null
  const openList = (name: string) => {
    list = new Map()
    levels.set(name, list)
  }
  const addLevel = (name: string, attributes: XmlAttributes) => {
    const depth = Number(attributes.get('level')) - 1
    if (!(depth >= 0 && depth < mostLevels)) return
    const isNumber = name === 'list-level-style-number' || name === 'outline-level-style'
    const bullet = { format: 'bullet', text: '', start: 1 }
    list.set(depth, isNumber ? numberLevel(attributes, depth, list) : bullet)
  }
  const handler = {
    names,
    open(name: string, attributes: XmlAttributes) {
      if (name === 'style') {
        const parent = attributes.get('parent-style-name')
        style = { parent, list: attributes.get('list-style-name'), isHidden: false }
        styles.set(attributes.get('name') ?? '', style)
      } else if (name === 'list-style') openList(attributes.get('name') ?? '')
      else if (name === 'outline-style') openList(outlineList)
      else if (name !== 'text-properties') addLevel(name, attributes)
      else if (style && attributes.get('display') === 'none') style.isHidden = true
    },
    close(name: string) {
      if (name === 'style') style = null
    },
  }
  for (const xml of parts) scanXml(xml, handler)
  return {
    levels,
    isHidden: (name) => (name !== undefined && styles.get(name)?.isHidden) === true,
    listOf(name) {
      let found = name === undefined ? undefined : styles.get(name)
      for (let depth = 0; found && depth < deepestParent; depth += 1) {
        if (found.list !== undefined) return found.list
        found = found.parent === undefined ? undefined : styles.get(found.parent)
      }
      return undefined
    },
  }
}
