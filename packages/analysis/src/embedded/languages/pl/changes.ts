import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: 'Porównanie dwóch wersji',
  added: 'Dodano',
  removed: 'Usunięto',
  moved: 'Przeniesiono',
  was: 'było',
}
