import type { AnalysisMode, Summary } from '@precis/domain'
import { analysisModes } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { ModelClient, ModelRequest } from '../model-client.ts'
import { createProviderEngine } from './create-provider-engine.ts'
import { modeReplies } from './testing/mode-replies.ts'
import { trialReport } from './testing/trial-report.ts'

const asksFor: Readonly<Record<AnalysisMode, string>> = {
  general: 'Give a balanced reading',
  contract: 'Read it as a contract',
  report: 'Read it as a report',
  technical: 'Read it as a technical document',
  academic: 'Read it as scholarly work',
}

/** Says what was recorded for the mode that a request asks for, and nothing where it names none or several. */
function recordedModel(requests: ModelRequest[] = []): ModelClient {
  return {
    model: 'recorded',
    complete: async (request) => {
      requests.push(request)
      const task = request.messages.at(-1)?.content ?? ''
      const asked = analysisModes.filter((mode) => task.includes(asksFor[mode]))
      const reply = asked.length === 1 && asked[0] !== undefined ? modeReplies[asked[0]] : ''
      return { text: JSON.stringify(reply), finish: 'stop' }
    },
  }
}

function summarize(mode: AnalysisMode, requests?: ModelRequest[]): Promise<Summary> {
  const engine = createProviderEngine({
    client: recordedModel(requests),
    fallback: undefined,
    nonceOf: () => 'abc',
  })
  return engine.summarize({ content: trialReport, mode })
}

describe('the modes of an analysis', () => {
  it('show what each of them looks for', async () => {
    const contract = await summarize('contract')
    expect(contract.criticalDetails[0]).toBe(
      'Price of the taps: 1,940 pounds, by notice before 1 September 2026',
    )
    expect(contract.riskLevels).toEqual(['medium', 'high'])
    const technical = await summarize('technical')
    expect(technical.criticalDetails).toContain('Pressure: 1.5 to 4 bar')
    expect(technical.risks).toEqual(['Above 4 bar the limiter may burst.'])
    const academic = await summarize('academic')
    expect(academic.criticalDetails).toContain('Measurement: meters read every Monday')
    expect(academic.risks).toContain('The trial took place in winter only.')
    expect((await summarize('report')).conclusions).toHaveLength(1)
  })

  it.each(analysisModes)('lose and doubt nothing of what is said in the mode %s', async (mode) => {
    const summary = await summarize(mode)
    const said = modeReplies[mode] as Record<string, { text: string }[]>
    expect(summary.criticalDetails).toEqual(said['criticalDetails']?.map(({ text }) => text))
    expect(summary.recommendations).toEqual(said['recommendations']?.map(({ text }) => text))
    expect(summary.risks).toEqual(said['risks']?.map(({ text }) => text))
    expect(summary.checks).toEqual([])
    for (const { start, end, quote } of summary.citations)
      expect(trialReport.slice(start, end)).toBe(quote)
  })

  it('share all but the task, so that a provider keeps the document', async () => {
    const requests: ModelRequest[] = []
    for (const mode of analysisModes) await summarize(mode, requests)
    const beginnings = requests.map(({ messages }) => JSON.stringify(messages.slice(0, -1)))
    expect(new Set(beginnings).size).toBe(1)
    expect(new Set(requests.map(({ messages }) => messages.at(-1)?.content)).size).toBe(5)
  })
})
