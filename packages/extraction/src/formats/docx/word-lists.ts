import {
  type ListDefinitions,
  type ListLevel,
  maxLabel,
} from '../../document/compose/list-numbering.ts'
import { scanXml } from '../xml/scan-xml.ts'

type OpenLevel = { -readonly [Key in keyof ListLevel]: ListLevel[Key] }

interface OpenInstance {
  abstractId: string
  readonly starts: Map<number, number>
}

const names = new Set([
  ...['abstractNum', 'num', 'lvl', 'lvlOverride', 'abstractNumId', 'startOverride'],
  ...['numFmt', 'lvlText', 'start'],
])

/** The lists of a Word file by its numbering part, which may be missing. */
export function readWordLists(xml: string | null): ListDefinitions {
  const levels = new Map<string, Map<number, ListLevel>>()
  const instances = new Map<string, OpenInstance>()
  let abstractId = ''
  let level: OpenLevel | null = null
  let instance: OpenInstance | null = null
  let override = 0
  scanXml(xml ?? '', {
    names,
    open: (name, attributes) => {
      const value = () => attributes.get('val') ?? ''
      if (name === 'abstractNum') {
        abstractId = attributes.get('abstractNumId') ?? ''
        levels.set(abstractId, new Map())
      } else if (name === 'num') {
        instance = { abstractId: '', starts: new Map() }
        instances.set(attributes.get('numId') ?? '', instance)
      } else if (name === 'lvl' && !instance) {
        level = { format: 'decimal', text: '', start: 1 }
        levels.get(abstractId)?.set(Number(attributes.get('ilvl')), level)
      } else if (name === 'lvlOverride') override = Number(attributes.get('ilvl'))
      else if (instance && name === 'abstractNumId') instance.abstractId = value()
      else if (instance && name === 'startOverride') instance.starts.set(override, Number(value()))
      else if (level && name === 'numFmt') level.format = value()
      else if (level && name === 'lvlText') level.text = value().slice(0, maxLabel)
      else if (level && name === 'start') level.start = Number(value()) || 0
    },
    close: (name) => {
      if (name === 'lvl') level = null
      else if (name === 'num') instance = null
    },
  })
  return { levels, instances }
}
