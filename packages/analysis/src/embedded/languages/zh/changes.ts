import type { ChangeWords } from '../change-words.ts'

export const changes: ChangeWords = {
  type: '两个版本的比较',
  added: '新增',
  removed: '删除',
  moved: '移动',
  was: '原为',
}
