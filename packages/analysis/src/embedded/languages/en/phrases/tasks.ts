import type { TaskPhrases } from '../../phrases/task-phrases.ts'

export const tasks: TaskPhrases = {
  dissents: '(?:voted (?:no|against)|dissent(?:s|ed)|(?:argues?|argued) that)_',
}
