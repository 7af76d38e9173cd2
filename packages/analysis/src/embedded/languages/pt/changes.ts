import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: 'Comparação de duas versões',
  added: 'Adicionado',
  removed: 'Removido',
  moved: 'Movido',
  was: 'antes',
}
