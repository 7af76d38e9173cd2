import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: 'Comparison of two versions',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  was: 'was',
}
