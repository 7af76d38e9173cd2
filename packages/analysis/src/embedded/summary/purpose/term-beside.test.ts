import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

it('tells of a contract from when it holds', async () => {
  const { mainPurpose } = await engine.summarize({
    content: `BOAT LEASE

This lease is made between Orme Boats Ltd and Ida Vale.

1. Boat

The Owner lets the boat "Heron" to the Hirer for her own use on the lake.

Rent: £90.00 per calendar month
Commencement: 1 June 2027

2. Care

The Hirer shall clean the boat each autumn. Either side may end the lease with two months' notice in writing.`,
    mode: 'general',
  })
  expect(mainPurpose).toContain('lets the boat')
  expect(mainPurpose).toContain('1 June 2027')
})

it('says what is let, not who stands surety', async () => {
  const { mainPurpose } = await engine.summarize({
    content: `CONTRATO DE ARRENDAMIENTO DE VIVIENDA

En Orme, a 2 de mayo de 2027

De una parte, DOÑA ANA SORNÍ, propietaria (en adelante, «la arrendadora»).

De otra parte, DON LUIS QUILES (en adelante, «el arrendatario»).

Interviene como avalista DON PEDRO MIR, en los términos de la cláusula tercera.

PRIMERA. Objeto. Se arrienda la vivienda de la calle Mayor, 4, para residencia habitual del arrendatario.

SEGUNDA. Renta. La renta es de 640,00 € mensuales.`,
    mode: 'general',
  })
  expect(mainPurpose).toContain('Se arrienda la vivienda')
  expect(mainPurpose).not.toContain('avalista')
})
