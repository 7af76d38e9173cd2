import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()

async function told(content: string): Promise<{ mainPurpose: string; summary: string }> {
  return engine.summarize({ content, mode: 'general' })
}

const background = Array.from(
  { length: 12 },
  (_, at) =>
    `The ferry of pier ${at + 1} was inspected on ${at + 2} March 2027 by two surveyors of the harbour office.`,
).join('\n\n')

describe('what a paper says in short', () => {
  it('is told whole, with the sums behind the verdict', async () => {
    const { mainPurpose, summary } = await told(`Orme University

Re: Your complaint of 3 May 2027

Dear Ms Vale,

I am writing to tell you the outcome of your complaint.

In short: I uphold two of your three points and dismiss the third. You will be offered a refund of $940.00 and a place on the next course.

${background}

Yours sincerely,
T. Marsh`)
    for (const text of [mainPurpose, summary]) {
      expect(text).toContain('uphold two of your three points')
      expect(text).toContain('refund of $940.00')
    }
  })

  it('opens the summary of a report where a heading names it', async () => {
    const { summary } = await told(`Inspection report on the Orme jetty

Background

The jetty was built in 1990 by the harbour office.

In one paragraph

The jetty is safe for walkers. It may not be used by cars until beam 4 is replaced.

Findings

${background}`)
    expect(summary).toContain('safe for walkers. It may not be used by cars until beam 4')
  })
})

describe('the purpose of an answer', () => {
  it('tells the verdict in front of the sum', async () => {
    const { mainPurpose } = await told(`Orme Mutual Insurance

Our decision on your hail claim

Dear Mr Vale

We have now looked at everything you sent us and at the report of our surveyor. We accept your claim in part. We will pay £1,925.00 for the roof. The shed is not covered.

Yours sincerely
T. Marsh`)
    expect(mainPurpose).toContain('We accept your claim in part. We will pay £1,925.00')
    expect(mainPurpose).not.toContain('looked at everything')
  })
})

it('tells what an order says and not what it rests on', async () => {
  const { mainPurpose, summary, conclusions } = await engine.summarize({
    content: `PRÉFECTURE DE L'ORME

ARRÊTÉ PORTANT REFUS D'UNE TERRASSE

Le préfet,

VU le code de la voirie et la délégation accordée au secrétaire général ;
VU la demande reçue le 4 mai 2027, complétée et acceptée le 9 mai 2027 ;

CONSIDÉRANT que la rue, autorisée aux piétons, n'a que deux mètres de large ;

ARRÊTE :

Article 1er. – La demande de terrasse est rejetée.

Article 2. – Un emplacement de six mètres est accordé à M. Vale devant le quai jusqu'au 30 septembre 2027.`,
    mode: 'general',
  })
  for (const text of [mainPurpose, summary, conclusions.join(' ')]) {
    expect(text).toContain('est rejetée')
    expect(text).toContain('est accordé à M. Vale')
    expect(text).not.toMatch(/VU |CONSIDÉRANT/u)
  }
})
