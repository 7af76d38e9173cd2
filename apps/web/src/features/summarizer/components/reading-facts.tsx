import { type AnalysisMode, formatCount, modeInfo, readingTimeMinutes } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import { useEffect, useState } from 'react'
import { estimateSeconds } from '../api/pace.ts'
import { type ReadingFacts as Facts, measureReading } from '../model/reading-facts.ts'
import { readAmount, spokenSeconds } from '../model/reading-words.ts'

function useFacts(content: string): Facts | null {
  const [facts, setFacts] = useState<Facts | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    setFacts(null)
    measureReading(content, controller.signal).then(setFacts, () => undefined)
    return () => controller.abort()
  }, [content])
  return facts
}

interface Props {
  document: ExtractedDocument
  mode: AnalysisMode
}

/** What was read, before the analysis says what it means. */
export function ReadingFacts({ document, mode }: Props) {
  const facts = useFacts(document.content)
  const seconds = estimateSeconds(document.content.length)
  const rows: [string, string | null][] = [
    ['Read', readAmount(document)],
    ['Words', facts && formatCount(facts.words)],
    ['Reading time', facts && `${formatCount(Math.max(1, readingTimeMinutes(facts.words)))} min`],
    ['Language', facts && (facts.language ?? 'Not certain')],
    ['Complexity', facts?.complexity ?? null],
    seconds === null
      ? ['Analysis mode', modeInfo[mode].name]
      : ['Time needed', spokenSeconds(seconds)],
  ]
  return (
    <section className="facts-read" aria-labelledby="facts-read-h">
      <h2 id="facts-read-h">What was read</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value ?? '…'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
