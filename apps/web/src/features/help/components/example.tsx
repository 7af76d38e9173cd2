import { formatPrice, notMentioned } from '@precis/domain'
import type { ReactNode } from 'react'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Answer, Question } from '../../../ui/evidence/chat-bubble.tsx'
import { NoPageChip } from '../../../ui/evidence/chip.tsx'
import { RiskMark } from '../../../ui/evidence/risk-mark.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { ExampleName } from '../model/article.ts'
import * as texts from '../texts.ts'
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
      <span className="chip">{texts.p3}</span>
      <span className="chip is-active">{texts.p3}</span>
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
      <span>{texts.countOfDocumentSummaryDocument(packDocuments)}</span>
    </div>
  )
}

function Quote() {
  return (
    <p className="sheet">
      {texts.n72TheTenantPays} <span className="cite">{texts.repairsAbove2000Need}</span>
    </p>
  )
}

function WordCount() {
  const { maxPasteWords } = usePolicy()
  const half = Math.round(maxPasteWords / 3)
  return (
    <p className="counter num">
      {texts.ofLabel(half.toLocaleString('en-US'), texts.countOfWord(maxPasteWords))}
    </p>
  )
}

const drawings: Readonly<Record<ExampleName, () => ReactNode>> = {
  chips: Chips,
  coverage: () => <p className="remark warn">{texts.n11Of12PagesReadPage}</p>,
  credits: Credits,
  expiry: () => <p className="remark warn">{texts.yourCreditsExpireOnMarch14}</p>,
  formats: () => (
    <p className="formats">
      {['PDF', 'DOCX', 'DOC', 'TXT', 'RTF', 'MD'].map((format) => (
        <span key={format}>{format}</span>
      ))}
    </p>
  ),
  'not-mentioned': () => (
    <>
      <Question>{texts.mayIKeepADog}</Question>
      <Answer>{notMentioned}</Answer>
    </>
  ),
  price: Price,
  privacy: () => (
    <Rows
      rows={[
        [texts.file, texts.onYourDevice],
        [texts.text, texts.sentToBeAnalyzed],
        [texts.copies, texts.noneKept],
      ]}
    />
  ),
  question: () => (
    <>
      <Question>{texts.whenIsTheRentDue}</Question>
      <Answer margin={<span className="chip">{texts.p3}</span>}>
        {texts.onTheFirstBusinessDay}
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
      {[texts.mainPurpose, texts.summary, texts.keyPoints, texts.criticalDetails, texts.risks].map(
        (section) => (
          <li key={section}>
            <CheckIcon />
            {section}
          </li>
        ),
      )}
    </ul>
  ),
  stages: () => (
    <Rows
      rows={[
        [texts.readingFile, '10%'],
        [texts.extractingText, '20 to 50%'],
        [texts.analyzing, '50 to 80%'],
        [texts.done, '100%'],
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
