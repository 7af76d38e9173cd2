import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const body = `This Agreement is made on 13 March 2014 by and between Janus Ltd ("Janus") and Kettle GmbH ("Kettle").

1. Services

Janus shall repair the kettles of Kettle. Kettle shall pay $40 for each of them within 30 days.

2. Entire Agreement

This Agreement supersedes what the parties agreed before. It shall be governed by the laws of the State of Texas.`

async function nameIn(content: string): Promise<string> {
  const answer = await createEmbeddedEngine().answer({
    content,
    question: 'What is the name of the agreement?',
  })
  return answer.result
}

it('answers with the heading that names the agreement', async () => {
  expect(await nameIn(`SUPPORT AGREEMENT\n\n${body}`)).toBe('SUPPORT AGREEMENT')
  expect(await nameIn(`Exhibit 2\n\nSupport and Repair Agreement\n\n${body}`)).toBe(
    'Support and Repair Agreement',
  )
})

it('does not take a heading on what is agreed for the name', async () => {
  expect(await nameIn(body)).not.toContain('Entire')
})

it('lets the words of a question decide over the kind of clause that one of them belongs to', async () => {
  const content = `SUPPLY AGREEMENT\n\n${body}

3. Store

Janus shall keep a reserve of 70 lids for Kettle at its works in Laredo. Janus shall replace a lost stamp for $15.

4. Term

This Agreement begins on 1 April 2014 and ends on 31 March 2016 unless the parties renew it in writing.`
  const engine = createEmbeddedEngine()
  const ask = async (question: string) => (await engine.answer({ content, question })).result
  expect(await ask('How much does a lost stamp cost?')).toContain('$15')
  expect(await ask('When does the agreement expire?')).toContain('31 March 2016')
})

it('finds a clause whose question names the agreement and its parties in words that another passage holds', async () => {
  const content = `SUPPLY AGREEMENT effective as of 1 April 2014 between Janus Lids and Kettle Works

${body}

6. Signature

In witness of which the parties have signed this agreement on the date given beside each name.`
  const engine = createEmbeddedEngine()
  const ask = async (question: string) => await engine.answer({ content, question })
  expect(await ask('What is the effective date of the agreement?')).toMatchObject({
    verdict: 'answer',
    result: expect.stringContaining('1 April 2014'),
  })
})
