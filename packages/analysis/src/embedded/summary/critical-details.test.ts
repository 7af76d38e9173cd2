import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const body = `This Agreement dated March 13, 2014 is by and between Janus Ltd ("Janus") and Kettle GmbH ("Kettle").

1. Term

This Agreement shall commence on the date above and shall continue in effect for a term of two (2) years. Either party may assign it with consent.

2. Law

This Agreement shall be governed by and construed in accordance with the laws of the State of Texas.`

async function detailsOf(content: string): Promise<string[]> {
  return (await createEmbeddedEngine().summarize({ content, mode: 'general' })).criticalDetails
}

it('names the agreement by its heading where no clause does', async () => {
  const details = await detailsOf(`EXHIBIT B\n\nCOOPERATION AGREEMENT\n\n${body}`)
  expect(details[0]).toBe('COOPERATION AGREEMENT')
  expect(details.join(' ')).toContain('two (2) years')
  expect(details.join(' ')).toContain('laws of the State of Texas')
})

it('does not name it twice', async () => {
  const named = body.replace('This Agreement dated', 'This Cooperation Agreement dated')
  const details = await detailsOf(`EXHIBIT B\n\nCOOPERATION AGREEMENT\n\n${named}`)
  expect(details).not.toContain('COOPERATION AGREEMENT')
})
