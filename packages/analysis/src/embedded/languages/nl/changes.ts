import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: 'Vergelijking van twee versies',
  added: 'Toegevoegd',
  removed: 'Verwijderd',
  moved: 'Verplaatst',
  was: 'was',
}
