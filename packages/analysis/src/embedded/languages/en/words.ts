export { asking } from './asking.ts'
export { concepts } from './concepts.ts'
export { everyday } from './everyday/everyday.ts'
