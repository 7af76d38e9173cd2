import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const engine = createEmbeddedEngine()

const letter = `Notice about your allotment

Your last day. You may dig until Saturday, 28 February 2026. The shed is cleared a week later.

If you do nothing

The plot goes to the next on the list. Tools left behind are given away.

Why is the rent larger? It includes the new water pipe to the lower gate. The pipe was laid in May.

What does it cost?

Seeds are your own affair. A plot is £64 a year.

Tools and sheds

Sheds may be two metres high. Spades are lent by the warden.`

async function ask(question: string, content = letter) {
  return (await engine.answer({ content, question })).result
}

it.each([
  ['What is my last day?', 'You may dig until Saturday, 28 February 2026'],
  ['what happens if I do nothing', 'The plot goes to the next on the list'],
  ['what if I just ignore it', 'The plot goes to the next on the list'],
  ['why is the rent larger', 'It includes the new water pipe'],
  ['how much does it cost', 'A plot is £64 a year'],
])('answers %s with what stands under the heading that asks the same', async (question, said) => {
  expect(await ask(question)).toMatch(new RegExp(`^${said}`, 'u'))
})

it('takes a heading that supposes a case for what is asked of it', async () => {
  const content = `Ferry pass

If you don't pay on time

Miss an instalment and we send a card. The pass is void a week later.

Days at sea

The ferry is out from May to October.`
  expect(await ask('what happens if I miss a payment', content)).toMatch(/^Miss an instalment/u)
})

it('takes no heading that says more than the question', async () => {
  expect(await ask('When are the sheds painted?')).not.toMatch(/^Sheds may be/u)
})

it('finds the headings of other languages', async () => {
  const content = `Kündigung des Kellerabteils

Was passiert mit meinen Fahrrädern?

Sie werden im Hof abgestellt. Nach einem Monat gehen sie an den Verein.

Schlüssel. Die Schlüssel nimmt der Hausmeister an.`
  expect(await ask('Was passiert mit meinen Fahrrädern?', content)).toMatch(
    /^Sie werden im Hof abgestellt/u,
  )
})

it('takes a heading of the same words, or one that opens alike, and shows steps to their end', async () => {
  const content = `Care of the old kiln

Smoke in the shed?

Step out. Shut the door. Count to ten. Still smoking? Pull the red lever. If it smokes after that, ring the fire brigade on 112.

How pots are picked

A jury of three looks at each pot. The best ten are fired.

Lids for tall jars

Lids come in March. The potter has the moulds.`
  const smoke = await ask('what do i do if there is smoke in the shed', content)
  expect(smoke).toMatch(/^Step out\..*112\.$/u)
  expect(await ask('how do they choose the pots', content)).toMatch(/^A jury of three/u)
  expect(await ask("what's happening with the lids for tall jars", content)).toMatch(/^Lids come/u)
})
