export { serve as default } from '../serve.ts'
