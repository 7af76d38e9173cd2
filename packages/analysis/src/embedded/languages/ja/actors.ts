import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: [],
  given: ['((?:甲|乙|受託者|委託者|借主|貸主|賃借人|賃貸人))は'],
  within: '',
  passive: '',
  roles: '甲|乙|受託者|委託者|借主|貸主|賃借人|賃貸人',
  joins: '',
  nobody: '',
  minuted: '',
  promised: '',
  noName: '',
}
