import { complexityBand } from '@precis/analysis'
import { type AnalysisMode, formatCount, modeInfo } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import { readAmount, readingMinutes } from './reading-words.ts'
import { useReadingFacts } from './use-reading-facts.ts'

const bandWords = { simple: 'Simple', moderate: 'Moderate', complex: 'Complex' } as const

function languageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code
}

function complexityWords(score: number): string {
  return `${bandWords[complexityBand(score)]}, ${score}`
}

interface Props {
  document: ExtractedDocument
  mode: AnalysisMode
}

/** What was read, before the analysis says what it means. */
export function ReadingFacts({ document, mode }: Props) {
  const facts = useReadingFacts(document)
  const rows: [string, string | null][] = [
    ['Read', readAmount(document)],
    ['Words', facts && formatCount(facts.words)],
    ['Reading time', facts && readingMinutes(facts.words)],
    ['Language', facts && (facts.language === null ? 'Not certain' : languageName(facts.language))],
    ['Complexity', facts && complexityWords(facts.complexity)],
    ['Analysis mode', modeInfo[mode].name],
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
