import type { AnalysisEngine, SummarizeInput } from '@precis/analysis'
import type { Answer, Summary } from '@precis/domain'

/** A valid summary of the content, with one exact citation for each item. */
export function summaryOf(content: string): Summary {
  const quote = content.slice(0, 12)
  const source = { start: 0, end: quote.length, quote }
  return {
    documentType: 'Letter',
    mainPurpose: 'To tell something',
    summary: 'It tells something.',
    keyPoints: ['One point'],
    conclusions: [],
    criticalDetails: [],
    recommendations: [],
    risks: ['One risk'],
    riskLevels: ['high'],
    citations: (['mainPurpose', 'summary', 'keyPoints', 'risks'] as const).map((field) => ({
      field,
      index: 0,
      ...source,
    })),
    checks: [],
    suggestedQuestions: ['What does it tell?'],
    coverage: { characters: content.length, analysed: content.length, parts: 1 },
  }
}

/** Steps of a summary that a test releases one by one. */
export class Gate {
  private readonly opened = Promise.withResolvers<void>()
  open = () => this.opened.resolve()
  wait = () => this.opened.promise
}

/** An engine whose every step a test may replace. */
export class FakeEngine implements AnalysisEngine {
  readonly name: string
  calls: string[] = []
  signal: AbortSignal | undefined
  onSummarize: (input: SummarizeInput) => Promise<Summary> = async (input) => {
    input.onProgress?.({ stage: 'reading', part: 1, parts: 1 })
    input.onPartial?.({ documentType: 'Letter' })
    return summaryOf(input.content)
  }
  onAnswer: () => Promise<Answer> = async () => ({
    result: 'Yes.',
    verdict: 'answer',
    citations: [],
    nearest: [],
  })
  onExport: () => Promise<string> = async () => 'An export.'
  onTitle: () => Promise<string> = async () => `Title by ${this.name}`

  constructor(name = 'fake') {
    this.name = name
  }

  summarize: AnalysisEngine['summarize'] = (input) => {
    this.calls.push('summarize')
    this.signal = input.signal
    return this.onSummarize(input)
  }
  answer: AnalysisEngine['answer'] = (input) => {
    this.calls.push('answer')
    this.signal = input.signal
    input.onPartial?.({ result: 'Y' })
    return this.onAnswer()
  }
  writeExport: AnalysisEngine['writeExport'] = () => {
    this.calls.push('writeExport')
    return this.onExport()
  }
  title: AnalysisEngine['title'] = () => {
    this.calls.push('title')
    return this.onTitle()
  }
}
