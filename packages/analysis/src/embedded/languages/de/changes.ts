import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: 'Vergleich zweier Fassungen',
  added: 'Neu',
  removed: 'Gestrichen',
  moved: 'Verschoben',
  was: 'bisher',
}
