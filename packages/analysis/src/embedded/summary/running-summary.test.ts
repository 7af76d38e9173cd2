import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const abstract =
  'Words unknown to the lexicon are a problem for taggers that rely on what is known of a word. ' +
  'In this paper we present a technique that learns rules which guess the tags of unknown words from their endings. ' +
  'Learning needs a lexicon and word frequencies of a raw corpus. ' +
  'Three sets of rules are induced and joined to a stochastic tagger and to a tagger of rules, which then read texts with unknown words.'
const rest = `Part-of-speech taggers look words up in a lexicon. However, no lexicon holds every word (Brill, 1994).
Names, loans and typing errors come in daily (Church, 1988; Weischedel et al., 1993). Figure 1 shows how their number grows.

Table 2 lists the sizes of the corpora. For example, the first has 40,000 words and the second 1,200,000 words.
Sections 3 and 4 tell how they were cleaned. Is there a lexicon without gaps? The answer is given in Section 5.

The frequency of a suffix is divided by that of its stem. Numbers below 0.4 are dropped, as in (Mikheev, 1997).
Ties are broken by length (see Table 3). The counts were made in 14 hours on a machine with 64 MB.`

it('takes the abstract of a paper as its summary', async () => {
  const content = `Rules for Unknown Words\n\nAbstract\n\n${abstract}\n\n1 Introduction\n\n${rest}`
  const { summary } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(summary).toBe(abstract)
})

it('chooses sentences where a paper has no abstract', async () => {
  const content = `Rules for Unknown Words\n\n1 Introduction\n\n${rest}\n\n2 Conclusion\n\n${abstract}`
  const { summary } = await createEmbeddedEngine().summarize({ content, mode: 'academic' })
  expect(summary).toContain('In this paper we present a technique')
  expect(summary.split(' ').length).toBeLessThanOrEqual(170)
})

it('says who spoke in a meeting', async () => {
  const turns = Array.from({ length: 6 }, (_, i) =>
    [
      'Chair: Um, okay. Yeah.',
      `Treasurer: The budget for the playground is ${i + 4},000 euros, and the committee has to decide on the swings by March.`,
      'Chair: Right, well, you know, I think so.',
    ].join('\n'),
  ).join('\n')
  const { summary, citations } = await createEmbeddedEngine().summarize({
    content: turns,
    mode: 'general',
  })
  expect(summary).toMatch(/^Treasurer: The budget for the playground/)
  expect(summary).not.toContain('Um, okay')
  for (const { start, end, quote } of citations) expect(turns.slice(start, end)).toBe(quote)
})

it('tells more of a long document', async () => {
  const page = (number: number): string =>
    `Clause ${number} concerns the building in Harbor Street ${number}. The tenant of house ${number} must pay ${number * 3 + 400} euros on the first of each month. ` +
    `Whoever leaves house ${number} without notice owes ${number + 20} euros for every day until it is let again. ` +
    `The committee approved the repair of roof ${number} on ${(number % 27) + 1} May 2026 at a price of ${number * 11} euros.`
  const contentOf = (pages: number): string =>
    `Report on the houses\n\n${Array.from({ length: pages }, (_, at) => page(at + 1)).join('\n\n')}`
  const [short, long] = [
    await createEmbeddedEngine().summarize({ content: contentOf(12), mode: 'general' }),
    await createEmbeddedEngine().summarize({ content: contentOf(600), mode: 'general' }),
  ]
  expect(long.summary.length).toBeGreaterThan(1.3 * short.summary.length)
  expect(long.keyPoints.length).toBeGreaterThan(short.keyPoints.length)
  expect(long.risks.length).toBeGreaterThan(short.risks.length)
})

it('does not open with what takes something back', async () => {
  const content = `MOORING AGREEMENT

Owner: Ana Lund
Harbour: Orrin Boats Ltd

The day of the first payment on the screen that you signed (12 September 2026) was an error; nothing will be taken before 1 October 2026.
You pay £140 a month for the mooring, in advance, by direct debit on the first day of each month.
You may end this agreement at any time by giving us sixty days' notice in writing.
If you leave in the first year, you pay a fee of £220 for the work of moving the boat.
We may move your boat within the harbour when the quay is repaired or a storm is expected.
The harbour office is at the end of the northern quay and opens every morning at eight o'clock.
Guests may stay on board for three nights if you tell the harbour office their names.
You must insure the boat for at least £2,000,000 and show us the policy each year in May.`
  const { summary } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(summary).not.toContain('was an error')
  expect(summary).toContain('£140 a month')
})

it('tells a sentence with the one it takes up, once, and no danger that nobody knows the subject of', async () => {
  const { summary, risks, recommendations } = await createEmbeddedEngine().summarize({
    mode: 'general',
    content: `BOAT MANUAL

Care of the boat
The old chain of the boat has been taken out of the list. You should use a rope instead.
Ropes are kept in the shed. This is no longer allowed.

Paint
This is no longer allowed.`,
  })
  expect(summary.split('Ropes are kept in the shed.')).toHaveLength(2)
  expect(recommendations).toContain(
    'The old chain of the boat has been taken out of the list. You should use a rope instead.',
  )
  expect(risks).not.toContain('This is no longer allowed.')
})

it('takes no item of a list for what the next one leans on, and no list without a reason for a danger', async () => {
  const { keyPoints, risks } = await createEmbeddedEngine().summarize({
    mode: 'general',
    content: `Dear Dave,

Just so we both have the same list:

- One coach instead of the two small ones. £612 all in.
- This is at the church hall, at 8.10 am on Friday 4 December. The road is closed until the 11th.
- If we keep the driver waiting past 5 pm it is £38 for every half hour.

Helen`,
  })
  expect(keyPoints.join('\n')).not.toContain('£612 all in. - This is')
  expect(risks.join('\n')).not.toContain('- One coach')
})

it('tells what is decided and due of an everyday paper, and nothing of editions and signs', async () => {
  const asides = [
    'The slipway lies beside the old harbor wall, where fishermen used to mend their nets in winter.',
    'Visitors like the view from the jetty, above all when the lamps across the bay are lit.',
    'Inside the hut stands a stove that warms the whole room within half an hour.',
    'Several friends of the club painted the lockers in green and white during a wet weekend.',
    'A heron has nested in the reeds behind the fence for as long as anybody remembers.',
    'Children learn to row in the shallow water between the pontoon and the bridge.',
    'Coffee is served at the bench near the gate whenever the weather allows it.',
    'The anchor at the entrance came from a schooner that sank off the northern cape.',
    'Music is played on the lawn when the regatta brings guests from other towns.',
    'Old photographs of the fleet hang in the corridor that leads to the showers.',
    'Sails dry on long lines strung between the poplars along the southern path.',
    'The bell of the boatyard rings once for fog and twice for dinner.',
  ]
  const { summary } = await createEmbeddedEngine().summarize({
    content: `Orvale Boatyard

Works at the boatyard

This version replaces that of 4 May 2027, which named another crane for the boatyard.

${asides.join('\n\n')}

< = below the limit of the boatyard scale

The members decided on 9 May 2027 to sell the hut for £14,200.

Each owner must move his boat by 1 June 2027.`,
    mode: 'general',
  })
  expect(summary).toContain('sell the hut for £14,200')
  expect(summary).toContain('must move his boat by 1 June 2027')
  expect(summary).not.toContain('This version replaces')
  expect(summary).not.toContain('< =')
})

it('tells no count of votes without what was voted on', async () => {
  const { summary, keyPoints } = await createEmbeddedEngine().summarize({
    content: `Acta de la junta

Se aprueba por mayoría el presupuesto de 2027, de 26.200,00 €. La cuota pasa de 68 € a 78 € al mes.

Se propone prohibir nuevos alquileres. Votan a favor 12 propietarios, en contra 4. No se alcanza la mayoría y la propuesta queda rechazada.

Se elige presidenta a D.ª Ida Roca por un año. La obra de la fachada empieza el 4 de mayo de 2027.`,
    mode: 'general',
  })
  expect(keyPoints.join(' ')).not.toMatch(/(?<!alquileres\. )Votan a favor/u)
  expect(summary).toMatch(/prohibir nuevos alquileres\. Votan a favor .*rechazada\./u)
})
