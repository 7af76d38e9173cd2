import type { TaskPhrases } from '../../phrases/task-phrases.ts'

export const tasks: TaskPhrases = {
  dissents: 'stemde tegen_',
}
