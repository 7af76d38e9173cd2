import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: [],
  given: [],
  within: '',
  passive: '',
  roles: '',
  joins: '',
  nobody: '',
  minuted: '',
  promised: '',
  noName: '',
}
