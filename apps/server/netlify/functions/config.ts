export { serve as default } from '../serve.ts'

export const config = { path: '/config.json' }
