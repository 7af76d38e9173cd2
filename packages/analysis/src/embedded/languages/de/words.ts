import { concepts as common } from './concepts.ts'
import { moreConcepts } from './more-concepts.ts'

export { asking } from './asking.ts'
export { everyday } from './everyday.ts'

export const concepts = `${common.trimEnd()}\n${moreConcepts.trim()}`
