import { concepts as common } from './concepts.ts'
import { lifeConcepts } from './life-concepts.ts'
import { moreConcepts } from './more-concepts.ts'
import { technicalConcepts } from './technical-concepts.ts'

export { askAbout } from './ask-about.ts'
export { asking } from './asking.ts'
export { clauses } from './clauses.ts'
export { countries } from './countries.ts'
export { everyday } from './everyday.ts'

export const concepts = [common, moreConcepts, technicalConcepts, lifeConcepts]
  .map((lines) => lines.trim())
  .join('\n')
