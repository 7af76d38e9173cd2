export { serve as default } from '../serve.ts'

/** Pages, `/config.json`, health and metrics: all that is no file and no function of its own. */
export const config = { path: '/*', preferStatic: true }
