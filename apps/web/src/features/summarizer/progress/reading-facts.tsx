import { complexityBand } from '@precis/analysis'
import { type AnalysisMode, formatCount, modeInfo } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import { readAmount, readingMinutes } from './reading-words.ts'
import * as texts from './texts.ts'
import { useReadingFacts } from './use-reading-facts.ts'

const bandWords = {
  simple: texts.simple,
  moderate: texts.moderate,
  complex: texts.complex,
} as const

function languageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code
}

function complexityWords(score: number): string {
  return `${bandWords[complexityBand(score)]}, ${score}`
}

interface Props {
  /** Null while it is being read: the places are kept. */
  document: ExtractedDocument | null
  mode: AnalysisMode
}

/** What was read, before the analysis says what it means. */
export function ReadingFacts({ document, mode }: Props) {
  const facts = useReadingFacts(document)
  const rows: [string, string | null][] = [
    [texts.read, document && readAmount(document)],
    [texts.words, facts && formatCount(facts.words)],
    [texts.readingTime, facts && readingMinutes(facts.words)],
    [
      texts.language,
      facts && (facts.language === null ? texts.notCertain : languageName(facts.language)),
    ],
    [texts.complexity, facts && complexityWords(facts.complexity)],
    [texts.analysisMode, modeInfo[mode].name],
  ]
  return (
    <section className="facts-read" aria-labelledby="facts-read-h">
      <h2 id="facts-read-h">{texts.whatWasRead}</h2>
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
