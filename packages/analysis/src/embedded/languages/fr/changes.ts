import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: 'Comparaison de deux versions',
  added: 'Ajouté',
  removed: 'Supprimé',
  moved: 'Déplacé',
  was: 'auparavant',
}
