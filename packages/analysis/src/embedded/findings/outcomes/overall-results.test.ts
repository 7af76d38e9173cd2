import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

const rest = `We visited the workshop for two hours and looked at the cranes, the ladders and the stores. The foreman was with us all the time.

The ladders had been counted in March. Two of them were new.`

async function read(content: string) {
  return engine.summarize({ content, mode: 'general' })
}

describe('what an inspection comes to', () => {
  it('opens the conclusions and stands in the summary, what failed first and each with its part', async () => {
    const { conclusions, summary } = await read(`INSPECTION REPORT

${rest}

1.1 Small crane. All results were satisfactory. No action is needed.

1.2 Large crane. The result is UNSATISFACTORY. The hook had worn down by a fifth.`)
    expect(conclusions[0]).toBe('Large crane: The result is UNSATISFACTORY.')
    expect(conclusions[1]).toBe('Small crane: All results were satisfactory.')
    expect(summary).toContain('UNSATISFACTORY')
  })

  it.each([
    ['Overall opinion: LIMITED ASSURANCE', 'Overall opinion: LIMITED ASSURANCE'],
    ['Result: Failed', 'Result: Failed'],
    ['The large crane is not fit for use.', 'The large crane is not fit for use.'],
  ])('is found in %s', async (line, told) => {
    const { conclusions } = await read(`INSPECTION REPORT\n\n${line}\n\n${rest}`)
    expect(conclusions[0]).toContain(told)
  })

  it.each([
    [
      'Prüfbericht',
      'Gesamturteil: mangelhaft',
      'Wir haben die Werkstatt besichtigt. Der Kran stand in der Halle.',
    ],
    [
      "Rapport d'inspection",
      'Avis général : défavorable',
      "Nous avons visité l'atelier. La grue se trouvait dans la halle.",
    ],
  ])('is found in a %s', async (title, line, text) => {
    const { conclusions } = await read(`${title}\n\n${line}\n\n${text}`)
    expect(conclusions.join('\n')).toContain(line.split(/[:：]/u)[1]?.trim())
  })

  it('is no figure and nothing of one sample', async () => {
    const { conclusions } = await read(
      `INSPECTION REPORT\n\nOverall: 42 kg\n\nResult: 3 May 2027\n\n${rest}`,
    )
    expect(conclusions.join('\n')).not.toMatch(/42 kg|3 May/u)
  })
})
