import { addAccount } from '../../accounts.ts'
import { median } from '../../percentile.ts'
import type { Scenario } from '../../scenario.ts'
import { smallSummaries, summarize } from '../../summaries.ts'

const characters = 400_000
const fill = (piece: string) =>
  piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters)

const texts = {
  'a list': fill('• a\n'),
  'no full stop': fill('the rent is due and '),
  'one word': fill('a'),
  brackets: fill('('),
  'nested quotes': fill('“‘'),
  'combining marks': `a${fill('\u0301')}`,
  abbreviations: fill('e.g. '),
  'empty lines': fill('a\n\n'),
  'digits and commas': fill('1,'),
  'every cue': fill('In conclusion, we recommend the important risk shall be $5 on 1 May 2025 '),
  dashes: fill('- '),
}

export const worstTexts: Scenario = {
  name: 'worst-texts',
  what: `Texts of ${characters / 1000} kB that made a pass quadratic, one after another, beside another's small summaries.`,
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open({
      environment: { RATE_LIMITS: 'off', PACK_DOCUMENTS: '5000' },
    })
    const [attacker, other] = [
      await addAccount(fixture, { credits: true }),
      await addAccount(fixture, { credits: true }),
    ]
    const alone = median(await smallSummaries(other.visitor, 15))
    let slowest = { name: '', ms: 0 }
    const during = await drill.during(async () => {
      let isOver = false
      const attack = (async () => {
        for (const [name, text] of Object.entries(texts)) {
          const { ms } = await summarize(attacker.visitor, text)
          if (ms > slowest.ms) slowest = { name, ms }
        }
        isOver = true
      })()
      const times = await smallSummaries(other.visitor, 1, () => isOver)
      await attack
      return times
    })
    drill.claim(
      slowest.ms < 5000,
      `slowest text: ${slowest.name}, ${Math.round(slowest.ms)} ms; 5 s at most`,
    )
    const worst = Math.max(...during)
    drill.figure(
      `another's small summary: alone ${Math.round(alone)} ms, at worst ${Math.round(worst)} ms`,
    )
    drill.goal('median of it in terms of alone', median(during) / alone, 3, 'times')
  },
}
