import { concepts as common } from './concepts.ts'
import { moreConcepts } from './more-concepts.ts'

export { asking } from './asking.ts'
export { everyday } from './everyday.ts'
export { stopWords } from './stop-words.ts'

export const concepts = `${common.trimEnd()}\n${moreConcepts.trim()}`
