import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function conclusionsOf(content: string): Promise<string[]> {
  return (await engine.summarize({ content, mode: 'general' })).conclusions
}

const talk = `Stores call, 3 June 2027

[00:00:10] Ida Noor: Morning both, thanks for making the time for this.
[00:00:20] Tom Vale: Morning. I could hold two pallets of paper for you from the middle of the month.
[00:00:40] Ida Noor: Done. Two pallets of paper from 15 June, counted each Friday. And the broken crates?
[00:01:00] Tom Vale: They stand in our yard, all thirty of them.
[00:01:20] Pat Hale: Collection Tuesday the 8th. I'll book it today.
[00:01:40] Ida Noor: And the refund for April, you said four hundred.
[00:02:00] Tom Vale: Fine, £400 as a credit note.
[00:02:20] Ida Noor: Good. We don't decide on the labels until Pat has seen them.
[00:02:40] Pat Hale: So it's nearly ten now, I have to leave you.`

it('tells what was agreed in a talk, behind the name of who said it', async () => {
  const told = await conclusionsOf(talk)
  expect(told).toContain('Ida Noor: Two pallets of paper from 15 June, counted each Friday.')
  expect(told).toContain('Tom Vale: Fine, £400 as a credit note.')
  expect(told.join('\n')).toMatch(
    /Ida Noor: .*We don't decide on the labels until Pat has seen them\./u,
  )
  expect(told.join('\n')).not.toMatch(/nearly ten/u)
})

it('tells a short promise with the sentence before it', async () => {
  expect(await conclusionsOf(talk)).toContain(
    "Pat Hale: Collection Tuesday the 8th. I'll book it today.",
  )
})

it('knows a yes in other languages', async () => {
  const told = await conclusionsOf(`Telefonat vom 3. Juni 2027

Ida Noor: Guten Morgen zusammen, schön, dass es klappt.
Tom Vale: Morgen. Ich könnte zwei Paletten Papier für Sie lagern.
Ida Noor: Abgemacht. Zwei Paletten Papier ab dem 15. Juni, gezählt jeden Freitag.
Tom Vale: Und die Kisten stehen noch immer bei uns im Hof.
Pat Hale: Die sehe ich mir einmal an, wenn ich wieder da bin.
Ida Noor: Gut, dann sprechen wir uns nächste Woche wieder.
Tom Vale: Bis dann, schönen Tag noch.
Pat Hale: Tschüss zusammen.`)
  expect(told.join('\n')).toMatch(/Ida Noor: Zwei Paletten Papier ab dem 15\. Juni/u)
})
