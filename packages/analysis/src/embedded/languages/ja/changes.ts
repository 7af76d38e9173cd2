import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: '二つの版の比較',
  added: '追加',
  removed: '削除',
  moved: '移動',
  was: '変更前',
}
