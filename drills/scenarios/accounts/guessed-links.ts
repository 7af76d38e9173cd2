import { send } from '../../raw-request.ts'
import type { Scenario } from '../../scenario.ts'

const guesses = 150

export const guessedLinks: Scenario = {
  name: 'guessed-links',
  what: `${guesses} guesses at the token of a mailed link.`,
  databases: ['pglite'],
  async run(drill) {
    const fixture = await drill.open()
    const [origin] = fixture.origins
    const config = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
    const answers = await drill.during(() =>
      Promise.all(
        Array.from({ length: guesses }, (_, at) =>
          send(origin, '/auth/v1/verify', {
            headers: { apikey: config.supabaseKey },
            body: { type: 'signup', token_hash: String(at).padStart(64, '0') },
          }),
        ),
      ),
    )
    const limited = answers.filter(({ status }) => status === 429).length
    drill.claim(limited > 0, `${limited} of ${guesses} were refused for their number`)
    drill.claim(
      answers.every(({ status }) => status !== null && status >= 400),
      'no guess was right',
      'a guess was answered like a right one',
    )
  },
}
