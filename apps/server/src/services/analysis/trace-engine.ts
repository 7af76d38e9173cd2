import type { AnalysisEngine } from '@precis/analysis'
import type { Tracer } from '../ports.ts'

/** Has every task of an engine timed, with the length of its text in place of the text. */
export function traceEngine(engine: AnalysisEngine, { inSpan }: Tracer): AnalysisEngine {
  const { name } = engine
  const about = ({ content }: { readonly content: string }) => ({
    'precis.engine': name,
    'precis.characters': content.length,
  })
  return {
    ...engine,
    summarize: (input) => inSpan('summary', about(input), () => engine.summarize(input)),
    answer: (input) => inSpan('question', about(input), () => engine.answer(input)),
    title: (input) => inSpan('title', about(input), () => engine.title(input)),
    writeExport: (input) =>
      inSpan('export', { 'precis.engine': name }, () => engine.writeExport(input)),
  }
}
