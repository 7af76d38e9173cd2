import { countOf, formatPrice, notMentioned } from '@precis/domain'
import type { ReactNode } from 'react'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Answer, Question } from '../../../ui/evidence/chat-bubble.tsx'
import { NoPageChip } from '../../../ui/evidence/chip.tsx'
import { RiskMark } from '../../../ui/evidence/risk-mark.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { ExampleName } from '../model/article.ts'
import './example.css'

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <ul className="dotted">
      {rows.map(([what, value]) => (
        <li key={what}>
          {what}
          <i />
          <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}

function Chips() {
  return (
    <div className="chips">
      <span className="chip">p. 3</span>
      <span className="chip is-active">p. 3</span>
      <NoPageChip />
    </div>
  )
}

function Credits() {
  return (
    <div className="credits">
      <div className="bar">
        <i />
      </div>
      <div className="bar warn">
        <i />
      </div>
      <div className="bar danger">
        <i />
      </div>
    </div>
  )
}

function Price() {
  const { packPriceCents, packDocuments } = usePolicy()
  return (
    <div className="price">
      <b>{formatPrice(packPriceCents)}</b>
      <span>{countOf(packDocuments, 'document summary', 'document summaries')}</span>
    </div>
  )
}

function Quote() {
  return (
    <p className="sheet">
      7.2 The tenant pays for repairs of every kind.{' '}
      <span className="cite">Repairs above $2,000 need the landlord’s consent.</span>
    </p>
  )
}

function WordCount() {
  const { maxPasteWords } = usePolicy()
  const half = Math.round(maxPasteWords / 3)
  return (
    <p className="counter num">
      {half.toLocaleString('en-US')} of {countOf(maxPasteWords, 'word')}
    </p>
  )
}

const drawings: Readonly<Record<ExampleName, () => ReactNode>> = {
  chips: Chips,
  coverage: () => <p className="remark warn">11 of 12 pages read. Page 7 could not be read.</p>,
  credits: Credits,
  expiry: () => <p className="remark warn">Your credits expire on March 14, 2027.</p>,
  formats: () => (
    <p className="formats">
      {['PDF', 'DOCX', 'DOC', 'TXT', 'RTF', 'MD'].map((format) => (
        <span key={format}>{format}</span>
      ))}
    </p>
  ),
  'not-mentioned': () => (
    <>
      <Question>May I keep a dog?</Question>
      <Answer>{notMentioned}</Answer>
    </>
  ),
  price: Price,
  privacy: () => (
    <Rows
      rows={[
        ['File', 'on your device'],
        ['Text', 'sent to be analyzed'],
        ['Copies', 'none kept'],
      ]}
    />
  ),
  question: () => (
    <>
      <Question>When is the rent due?</Question>
      <Answer margin={<span className="chip">p. 3</span>}>
        On the first business day of each month.
      </Answer>
    </>
  ),
  quote: Quote,
  risks: () => (
    <div className="marks">
      <RiskMark severity="high" />
      <RiskMark severity="medium" />
      <RiskMark severity="low" />
    </div>
  ),
  sections: () => (
    <ul className="ticked">
      {['Main Purpose', 'Summary', 'Key Points', 'Critical Details', 'Risks'].map((section) => (
        <li key={section}>
          <CheckIcon />
          {section}
        </li>
      ))}
    </ul>
  ),
  stages: () => (
    <Rows
      rows={[
        ['Reading file', '10%'],
        ['Extracting text', '20 to 50%'],
        ['Analyzing', '50 to 80%'],
        ['Done', '100%'],
      ]}
    />
  ),
  'word-count': WordCount,
}

/** A piece of the product, drawn with its own parts; the words beside it say what it shows. */
export function Example({ name }: { name: ExampleName }) {
  const Drawing = drawings[name]
  return (
    <div className="example" aria-hidden="true">
      <Drawing />
    </div>
  )
}
