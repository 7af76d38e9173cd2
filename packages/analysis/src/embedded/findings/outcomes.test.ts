import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

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
