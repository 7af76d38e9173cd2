import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: 'Сравнение двух редакций',
  added: 'Добавлено',
  removed: 'Удалено',
  moved: 'Перемещено',
  was: 'было',
}
