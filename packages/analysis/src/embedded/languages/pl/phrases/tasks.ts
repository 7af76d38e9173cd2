import type { TaskPhrases } from '../../phrases/task-phrases.ts'

export const tasks: TaskPhrases = {
  dissents: 'głosował\\p{L}? przeciw',
}
