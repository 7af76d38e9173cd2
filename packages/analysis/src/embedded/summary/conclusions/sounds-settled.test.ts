import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function concludedIn(content: string): Promise<string> {
  return (await engine.summarize({ content, mode: 'general' })).conclusions.join('\n')
}

describe('conclusions', () => {
  it('hold no form that nobody has signed, and tell what was not funded', async () => {
    const letter = `Elm Trust

Re: Boats for all

Dear Mr Noor,

I am pleased to tell you that our trustees approved a grant of £12,000. The trustees did not fund the second boat, as it is hardly used.

Yours sincerely
Ida Marsh

Acceptance. On behalf of the club we accept the grant upon the terms above. We confirm that two officers have signed.

Name ____________________ Date ___________`
    const concluded = await concludedIn(letter)
    expect(concluded).toContain('did not fund the second boat')
    expect(concluded).not.toMatch(/we accept|We confirm/u)
  })

  it('hold no case, no grades and no finding without its thing', async () => {
    const survey = `Building Survey

How to read this report

We give each part of the house a condition rating.

Attic

The roof leaks beside the chimney. We found no fresh dust and so consider it old.

You are admitted to hospital

Overall we consider the house sound.`
    const concluded = await concludedIn(survey)
    expect(concluded).toContain('we consider the house sound')
    expect(concluded).not.toMatch(/condition rating|consider it old|admitted/u)
  })

  it('hold no subject line and no word on the missing signature', async () => {
    const letter = `Gemeente Dal\n\nKerkpad 3\n\nOnderwerp: besluit op uw aanvraag kapvergunning\n\nGeachte heer Vos,\n\nIn deze brief leest u wat wij hebben besloten. Wij weigeren de vergunning voor de beuk. Deze brief is digitaal vastgesteld en daarom niet ondertekend.\n\nMet vriendelijke groet,\n\nGemeente Dal`
    const concluded = await concludedIn(letter)
    expect(concluded).toContain('Wij weigeren de vergunning')
    expect(concluded).not.toMatch(/Onderwerp|leest u|niet ondertekend|vriendelijke/u)
  })
})
