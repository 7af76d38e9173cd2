import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: [],
  given: [],
  within: '',
  passive: '',
  roles: 'Председатель|Казначей|Секретарь|Правление|Все',
  joins: 'и',
  nobody: 'статус|',
  minuted: '',
  promised: '',
  noName: '',
}
