import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

const english = `Boat yard notes

The crane was moved to the north pier in spring, as the old base had cracked.
The crane is painted each year by the crew.
Visitors buy their tickets at the kiosk and keep them until they leave.
The kiosk opens at nine and closes at five on every day of the season.
Boats longer than nine metres lie at the outer pier, where the water is deeper.
The yard hires out ladders, buckets and brushes for a small sum.
In winter the slipway was closed for eleven weeks due to frost damage below the rails.
Members bring their own ropes and fenders.`

const french = `Règlement du port

Le bassin peut être vidé en cas de gel prolongé des écluses.
Le bassin est surveillé par une caméra.
Les visiteurs paient au kiosque et gardent leur billet.
Le kiosque ouvre à neuf heures.
Les bateaux de plus de neuf mètres restent au ponton extérieur.`

it.each([
  ['Why could nobody use the slipway in winter?', english, 'due to frost damage'],
  ['Why did the crane go to another pier?', english, 'as the old base had cracked'],
  ['Pourquoi le bassin pourrait-il être vidé ?', french, 'en cas de gel'],
])('%s', async (question, content, reason) => {
  expect((await engine.answer({ content, question })).result).toContain(reason)
})

it('tells no reason where none is given', async () => {
  const question = 'Why is the crane painted by the crew?'
  const { verdict } = await engine.answer({ content: english, question })
  expect(verdict).not.toBe('answer')
})

const unexplained = `Millrace Credit Union

Dear Mr Tull,
We have decided to close your savings account on 4 March 2026. We are not obliged to give our reasons.
Please collect your passbook at the desk. Cards stop working on that day.
The balance will be sent to you by cheque.`

const unexplainedInGerman = `Kündigung

Sehr geehrter Herr Tull,
wir kündigen Ihren Vertrag über das Bootshaus zum 31. März 2026. Die Kündigung erfolgt ohne Angabe von Gründen.
Bitte geben Sie den Schlüssel ab. Ihr Guthaben erhalten Sie zurück.`

it.each([
  ['Why do they close my account?', unexplained, 'not obliged to give our reasons'],
  ['Why are they throwing me out?', unexplained, 'not obliged to give our reasons'],
  ['Warum wird mir gekündigt?', unexplainedInGerman, 'ohne Angabe von Gründen'],
])('tells that no reason is given: %s', async (question, content, told) => {
  expect((await engine.answer({ content, question })).result).toContain(told)
})
