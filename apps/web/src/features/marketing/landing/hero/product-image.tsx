import { useLayoutEffect, useRef } from 'react'
import { useConfig } from '../../../../lib/http/config.tsx'
import { Ruler } from '../../../../ui/evidence/ruler.tsx'
import { SendIcon } from '../../../../ui/icons.tsx'
import { keepThread } from './keep-thread.ts'
import './product-image.css'

interface SamplePoint {
  readonly page: number
  readonly text: string
  readonly isActive?: boolean
  readonly isOptional?: boolean
}

const written: readonly SamplePoint[] = [
  { page: 3, text: 'Rent is $3,400 a month. Utilities, insurance and local taxes come on top.' },
  {
    page: 3,
    isActive: true,
    text: 'Rent rises every year by 4% or by inflation, whichever is higher. There is no upper limit.',
  },
  { page: 5, text: 'The tenant pays for all repairs, including the roof and foundations.' },
  {
    page: 9,
    isOptional: true,
    text: 'The tenant can leave after three years with six months’ notice.',
  },
]

/** What the engine without a model makes of the same lease: sentences of its own. */
const quoted: readonly SamplePoint[] = [
  {
    page: 3,
    text: 'The Tenant shall pay rent of $3,400 per month, in advance, on the first business day of each month.',
  },
  {
    page: 3,
    isActive: true,
    text: 'On each anniversary of the start date the rent shall increase by the greater of four percent (4%) or the change in the Consumer Price Index over the preceding twelve months.',
  },
  {
    page: 5,
    isOptional: true,
    text: 'The Tenant shall keep the premises in repair, the roof and foundations included.',
  },
]

function SampleSheet() {
  return (
    <div className="sheet">
      <div className="folio">
        <span>Commercial Lease</span>
        <span>p. 3</span>
      </div>
      <p className="head">4. Rent</p>
      <p>
        4.1{' '}
        <span className="cite">
          The Tenant shall pay rent of $3,400 per month, in advance, on the first business day of
          each month.
        </span>{' '}
        Rent is exclusive of utilities, insurance contributions and local taxes, which are payable
        in addition on demand.
      </p>
      <p>
        4.2{' '}
        <span className="cite is-active">
          On each anniversary of the start date the rent shall increase by the greater of four
          percent (4%) or the change in the Consumer Price Index over the preceding twelve months.
        </span>
      </p>
      <p className="opt">
        4.3 Sums unpaid five days after the due date bear interest at one and one-half percent
        (1.5%) per month until paid in full.
      </p>
      <p className="head opt">5. Deposit</p>
      <p className="opt">
        5.1 The Tenant shall lodge a deposit of $10,200, which the Landlord may apply against any
        sum due under this lease.
      </p>
    </div>
  )
}

function SampleCard() {
  const { engine } = useConfig()
  const points = engine === 'embedded' ? quoted : written
  return (
    <div className="stage-card">
      <div className="hd">
        <b>Commercial Lease, Unit B, 14 Quay Street</b>
        <span>PDF, 12 pages, 25 min to read in full</span>
      </div>
      <div className="cx">
        <div className="score">
          <span>Complexity</span>
          <span>
            <b>58</b> of 100
          </span>
        </div>
        <Ruler value={58} />
      </div>
      <div className="pts">
        <p className="head">Key Points</p>
        <ul>
          {points.map(({ page, text, isActive, isOptional }) => (
            <li key={text} className={isOptional ? 'opt' : undefined}>
              <span className={isActive ? 'chip is-active' : 'chip'}>p. {page}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="ask">
        Ask about this document
        <SendIcon />
      </div>
    </div>
  )
}

/** A drawing of the result view, made of the same parts: a sample page with its evidence, and the points that cite it. */
export function ProductImage() {
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (stage.current ? keepThread(stage.current) : undefined), [])
  return (
    <figure className="picture">
      <div
        className="stage"
        ref={stage}
        role="img"
        aria-label="Picture of the product: a sample lease with one sentence highlighted, and beside it the key point that cites that sentence."
      >
        <SampleSheet />
        <SampleCard />
        <svg className="thread" aria-hidden="true">
          <path className="br" />
          <path className="th" pathLength={1} />
        </svg>
      </div>
      <figcaption>A sample lease written for this page.</figcaption>
    </figure>
  )
}
