import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: 'Confronto di due versioni',
  added: 'Aggiunto',
  removed: 'Rimosso',
  moved: 'Spostato',
  was: 'prima',
}
