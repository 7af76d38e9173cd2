import { concepts as common } from './asking/concepts.ts'
import { lifeConcepts } from './asking/life-concepts.ts'
import { moreConcepts } from './asking/more-concepts.ts'
import { technicalConcepts } from './asking/technical-concepts.ts'

export { askAbout } from './asking/ask-about.ts'
export { asking } from './asking/asking.ts'
export { countries } from './asking/countries.ts'
export { everyday } from './asking/everyday.ts'
export { clauses } from './clauses.ts'

export const concepts = [common, moreConcepts, technicalConcepts, lifeConcepts]
  .map((lines) => lines.trim())
  .join('\n')
