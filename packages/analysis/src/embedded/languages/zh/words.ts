export { asking } from './asking.ts'
export { concepts } from './concepts.ts'
export { stopWords } from './stop-words.ts'
