import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { tellsGoodNews } from './good-news.ts'
import { withoutMereMentions } from './mere-mentions.ts'

const english = await loadLanguage('en')

describe('words of harm that tell of none', () => {
  it.each([
    ['legal', 'Attachments in your mail go to the archive.', 'attachment', true],
    ['legal', 'An attachment of wages may follow.', 'attachment', false],
    ['exclusion', 'The hatch opens only if the red key is turned.', 'only if', true],
    ['exclusion', 'The hatch is insured only if it is locked.', 'only if', false],
    ['exclusion', 'Only if it is locked do we pay for the hatch.', 'only if', false],
    ['increase', 'By more than ten days', 'more than', true],
    ['waiver', 'The board may waive informalities.', 'waive', true],
    ['silence', 'A letter is deemed served on the third day.', 'deemed', true],
    ['silence', 'You are deemed to accept the price.', 'deemed', false],
    ['ending', 'If needed, revoke the keys of the old gate.', 'revoke', true],
    ['ending', 'We may revoke your licence.', 'revoke', false],
  ] as const)('%s: %s', (id, text, word, isGone) => {
    expect(!withoutMereMentions(text, id, english).toLowerCase().includes(word.toLowerCase())).toBe(
      isGone,
    )
  })
})

describe('good news that sounds like harm', () => {
  it.each([
    ['en', 'If the boat is late, cover is extended automatically for three days.'],
    ['en', 'The voucher has no end date.'],
    ['en', 'The samples can be destroyed if you ask.'],
    ['en', 'You may then ask the court to decide.'],
    ['nl', 'Dan kunt u de rechter vragen om te beslissen.'],
    ['en', 'The notice period is shortened from six months to two.'],
    ['en', 'Neither of us can send bailiffs without a judgment.'],
  ] as const)('(%s) %s', async (code, text) => {
    const language = await loadLanguage(code)
    expect(tellsGoodNews(text, language)).toBe(true)
  })

  it.each([
    ['en', 'The cover ends by itself.'],
    ['en', 'The samples can be destroyed if you are late.'],
    ['en', 'We may then ask the court to decide.'],
  ] as const)('is not: (%s) %s', async (code, text) => {
    const language = await loadLanguage(code)
    expect(tellsGoodNews(text, language)).toBe(false)
  })
})

it('gives a reason that is true of what it stands beside', async () => {
  const content = `Rules of the gate

The gate stands beside the mill and is painted green. Members of the club use it every day.

The deposit will not be returned where a member loses the key; letters are deemed served on the third day.`
  const { risks, riskReasons } = await createEmbeddedEngine().summarize({
    content,
    mode: 'general',
  })
  expect(risks).toHaveLength(1)
  expect(riskReasons).toEqual(['Money or a right may be lost'])
})
