import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const lease = `CONTRAT DE LOCATION D'UN BATEAU

Entre Pell Nautisme SARL, ci-après « le Loueur », et Madame Ada Vale, ci-après « le Locataire », il est convenu ce qui suit.

Article 1 - Prix
Le Locataire paie 900 € avant le 1er juin 2027. La caution de 300 € est rendue dans les 10 jours.

Article 2 - Moteur
Le moteur est vidangé chaque semaine. Le Loueur décline toute responsabilité pour les dommages nés du non-respect de ces consignes.

Article 3 - Passagers
Huit personnes montent à bord. En cas de dépassement, le Loueur peut reprendre le bateau ou demander 50 € par personne.`

it('puts the topic before what only points to things or to a case, and before nothing else', async () => {
  const { keyPoints, risks } = await createEmbeddedEngine().summarize({
    content: lease,
    mode: 'general',
  })
  const told = [...keyPoints, ...risks]
  const pointing = told.filter((text) => text.includes('ces consignes'))
  expect(pointing.length).toBeGreaterThan(0)
  for (const text of pointing) expect(text).toMatch(/^Moteur: /u)
  const cases = told.filter((text) => text.includes('En cas de dépassement'))
  expect(cases.length).toBeGreaterThan(0)
  for (const text of cases) expect(text).toMatch(/^Passagers: /u)
  expect(told.join('\n')).not.toContain('Prix: ')
})

it('puts it before an amount without a verb', async () => {
  const { keyPoints, summary } = await createEmbeddedEngine().summarize({
    content: `TERM SHEET FOR THE FERRY COMPANY

This term sheet sets out the terms on which Pell Ltd will invest £2,000,000 in Orrin Ferries Ltd.

Directors. Up to four: two appointed by the founders and two by the investor.

Dividends. The investor receives 6% a year before all others.

Transfers. The founders shall not sell any of their shares before 1 May 2029.

Costs. Each party pays its own lawyers, and the company pays the survey of £9,000.`,
    mode: 'general',
  })
  const told = [summary, ...keyPoints].join('\n')
  expect(told).toContain('Directors: Up to four')
  expect(told).not.toMatch(/(?<!Directors: )Up to four/u)
  expect(told).not.toMatch(/Transfers: The founders/u)
})
