import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: 'مقارنة بين نسختين',
  added: 'أضيف',
  removed: 'حُذف',
  moved: 'نُقل',
  was: 'كان',
}
