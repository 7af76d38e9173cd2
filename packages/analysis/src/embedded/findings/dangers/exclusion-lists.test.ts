import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function risksOf(content: string) {
  const { risks, riskReasons } = await createEmbeddedEngine().summarize({
    content,
    mode: 'general',
  })
  return risks.map((text, at) => `${riskReasons?.[at]}: ${text}`)
}

it('tells in one what a heading says is not paid for', async () => {
  const risks = await risksOf(`Cover for rowing boats

The policy runs for one year from the day it is paid.

What is covered
- Hull and oars on the lake
- Theft from a locked shed

What we won't pay for

  ✗ scratches from the jetty, and
    paint that fades
  ✗ oars lent to somebody else. They need a policy of their own
  ✗ races

The office is open in the morning.`)
  expect(risks).toContain(
    "Not covered or not included: What we won't pay for: scratches from the jetty, and paint that fades; oars lent to somebody else; races.",
  )
  expect(risks.join()).not.toContain('Hull and oars')
})

it.each([
  [
    'de',
    'Was ist nicht versichert?',
    'Der Vertrag läuft ein Jahr und die Prämie ist im Mai zu zahlen.',
  ],
  [
    'fr',
    "Ce qui n'est pas couvert :",
    'Le contrat dure un an et la prime est payée au mois de mai.',
  ],
  ['es', 'Exclusiones', 'El contrato dura un año y la prima se paga en el mes de mayo.'],
])('knows such headings in %s', async (_code, heading, others) => {
  const risks = await risksOf(`${others}\n\n${heading}\n- Alpha beta gamma\n- Delta epsilon zeta`)
  expect(risks.join()).toContain('Alpha beta gamma; Delta epsilon zeta')
})

it('takes a list of what nobody is liable for as one danger', async () => {
  const risks = await risksOf(`Terms of the Perrin boat club

Boats may be hired by the day. The club keeps the jetty open from April to October.

Neither party is liable for:

(a) any loss of profit;

(b) loss of business or contracts;

(c) the loss of data kept on board.

The keys are handed out at the desk.`)
  expect(risks.filter((risk) => risk.startsWith('Liability'))).toHaveLength(1)
  expect(risks.join()).toContain('loss of business')
})
