import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: 'Comparación de dos versiones',
  added: 'Añadido',
  removed: 'Eliminado',
  moved: 'Movido',
  was: 'antes',
}
