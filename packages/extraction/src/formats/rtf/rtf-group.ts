import type { RtfField } from './rtf-field.ts'

/** Where the text of a group goes. */
type Destination =
  | 'text'
  | 'skip'
  | 'fonts'
  | 'styles'
  | 'author'
  | 'choice'
  | 'instruction'
  | 'form'
  | 'entry'

/** What holds within one pair of braces. */
export interface Group {
  destination: Destination
  unicodeSkip: number
  font: number
  isHidden: boolean
  isDeleted: boolean
  /** The field around it, if there is one. */
  field: RtfField | undefined
  /** Called when the group that opened a story of its own ends. */
  onClose: (() => void) | undefined
}

export function outermostGroup(): Group {
  return {
    destination: 'text',
    unicodeSkip: 1,
    font: -1,
    isHidden: false,
    isDeleted: false,
    field: undefined,
    onClose: undefined,
  }
}
