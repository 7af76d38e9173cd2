import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: [],
  given: [
    '(?:[（(]?[一二三四五六七八九十\\p{N}]{1,3}[）).、．]\\s?)?((?:甲方|乙方|双方|丙方))(?:应|须|需|必须|不得|保证|承诺)',
  ],
  within: '',
  passive: '',
  roles: '甲方|乙方|双方|丙方',
  joins: '',
  nobody: '',
  minuted: '',
  promised: '',
  noName: '',
}
