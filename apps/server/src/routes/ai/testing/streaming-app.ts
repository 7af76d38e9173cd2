import { aiPath, makeApp, summaryBody } from '../../../../test/fakes/test-app.ts'
import { content } from './requests.ts'

export const events = { accept: 'text/event-stream' }

/** An app with a user who has two credits and asks for a streamed summary. */
export function streamingApp(overrides: Parameters<typeof makeApp>[0] = {}) {
  const made = makeApp(overrides)
  const user = made.database.addUser('ada', { limit: 2 })
  const stream = () => made.post(aiPath, summaryBody(content), user.token, events)
  return { ...made, user, stream }
}
