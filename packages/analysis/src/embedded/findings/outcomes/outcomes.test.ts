import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function conclusionsOf(content: string): Promise<string> {
  const { conclusions } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return conclusions.join('\n')
}

it('takes what courts order for conclusions, and what a party asks for not', async () => {
  const conclusions = await conclusionsOf(`Juzgado de Primera Instancia n.º 3 de Vallehondo

SENTENCIA 112/2025

ANTECEDENTES DE HECHO

La demandante solicita que se condene al demandado a pagar 2.400 euros y las costas.

FALLO

Que estimando en parte la demanda, condeno al demandado a pagar 1.900 euros a la demandante.

No se hace expresa imposición de costas a ninguna de las partes.`)
  expect(conclusions).toContain('condeno al demandado a pagar 1.900 euros')
  expect(conclusions).not.toContain('solicita')
})

it('takes what happens to whoever is late for a rule of a notice', async () => {
  const conclusions = await conclusionsOf(`Oakmere Borough Council

Housing Benefit: decision notice

Dear Ms Farrow,

Your application of 4 May 2025 is refused because your savings are above the limit.

If you do not return the keys within ten days, the deposit will be kept and the file closed.

Yours sincerely, Benefits Office`)
  expect(conclusions).toContain('is refused because')
  expect(conclusions).not.toContain('the deposit will be kept')
})

it('takes what doctors found and changed for conclusions of a letter', async () => {
  const conclusions = await conclusionsOf(`Hollin Royal Infirmary

Discharge summary

Patient: Ms Ida Corrie. Admitted 2 March 2025, discharged 5 March 2025.

She came in with a swollen ankle after a fall on wet steps at her workplace.

A fracture was excluded on the radiograph of 2 March.

Ibuprofen was stopped on the ward, as her blood pressure had risen.`)
  expect(conclusions).toContain('A fracture was excluded')
  expect(conclusions).toContain('Ibuprofen was stopped')
})

it('takes short orders of a court and numbered decisions of an office for conclusions', async () => {
  const ruling = await conclusionsOf(`County Court at Northwold

JUDGMENT

Claim No. NW-2214. Between Ida Corrie, Claimant, and Pell Boats Ltd, Defendant.

The claimant asks for the price of two oars and for the cost of a sail.

I allow the price of the oars. Both counterclaims are dismissed.`)
  expect(ruling).toContain('I allow the price of the oars')
  expect(ruling).toContain('Both counterclaims are dismissed')
  const letter = await conclusionsOf(`Oakmere Borough Council

Mooring permit: decision notice

Dear Ms Farrow,

We have looked at your permit again and write to tell you what we found.

Decision 1. Your mooring fee for the spring is £40 and not £60.

Yours sincerely, Harbor Office`)
  expect(letter).toContain('Your mooring fee for the spring is £40')
})

it('takes what is under a heading with the day of its decisions for decided', async () => {
  const conclusions = await conclusionsOf(`Incident report: flooded pump house

Summary

The pump house was flooded on 3 May 2027 after the float switch had stuck.

Decisions (review of 9 May 2027)

D1. Spare floats move from the shed to the pump house.
D2. The night watch checks the switch every evening.`)
  expect(conclusions).toContain('Spare floats move from the shed')
})

it.each([
  ['The outward crossing has been moved from 9.40 to 6.05.', 'Dear Ms Farrow,', 'Yours sincerely,'],
  [
    'Wir stellen den Fährdienst am Sonntag ein.',
    'Sehr geehrte Frau Farrow,',
    'Mit freundlichen Grüßen',
  ],
])('takes a change that a letter announces for decided: %s', async (change, opening, close) => {
  const content = `${opening}\n\n${change}\n\n${close}\nIda Corrie`
  expect(await conclusionsOf(content)).toContain(change)
})
