export { asking } from './asking.ts'
export { concepts } from './concepts.ts'
export { common as everyday } from './everyday/common.ts'
