import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

describe('conclusions', () => {
  it('tell what a council agrees to with all its terms, without the mark in front', async () => {
    const { conclusions, risks } = await engine.summarize({
      mode: 'general',
      content: `Verslag overlegvergadering 3 / 2026
Datum: 12 maart 2026
Aanwezig: Jan Bos, Els Vink, Tom Kok

1. Adviesaanvraag ploegendienst
De directie wil op 1 juni met drie ploegen gaan werken. Els vraagt of er genoeg parkeerplaatsen zijn.
>> De OR adviseert POSITIEF, mits
a) de invoering wordt uitgesteld tot 1 september;
b) de toeslag wordt verhoogd naar 18%.

2. Camera's
>> BESLUIT: de OR stemt in met de regeling, met een bewaartermijn van 14 dagen.`,
    })
    expect(conclusions).toStrictEqual([
      'De OR adviseert POSITIEF, mits a) de invoering wordt uitgesteld tot 1 september; b) de toeslag wordt verhoogd naar 18%.',
      'BESLUIT: de OR stemt in met de regeling, met een bewaartermijn van 14 dagen.',
    ])
    expect(risks.join(' ')).not.toContain('>>')
  })

  it.each([
    [
      'The Parish Council supports the application on condition that:',
      'the hedge along Mill Lane is kept;',
      'the car park is lit no later than ten.',
    ],
    [
      'Der Ortsbeirat stimmt dem Bauantrag zu unter der Bedingung, dass:',
      'die Hecke am Mühlweg erhalten bleibt;',
      'der Parkplatz nur bis zehn Uhr beleuchtet wird.',
    ],
    [
      'La commission approuve le projet à condition que :',
      'la haie le long du chemin soit conservée ;',
      'le parking ne soit éclairé que jusqu’à dix heures.',
    ],
  ])('know terms below %s', async (line, first, second) => {
    const { conclusions } = await engine.summarize({
      mode: 'general',
      content: `${line}\na) ${first}\nb) ${second}`,
    })
    expect(conclusions[0]).toBe(`${line} a) ${first} b) ${second}`)
  })
})
