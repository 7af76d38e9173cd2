import { useLayoutEffect, useRef } from 'react'
import { useConfig } from '../../../../lib/http/config.tsx'
import { Ruler } from '../../../../ui/evidence/ruler.tsx'
import { SendIcon } from '../../../../ui/icons.tsx'
import * as texts from '../texts.ts'
import { keepThread } from './keep-thread.ts'
import './product-image.css'

interface SamplePoint {
  readonly page: number
  readonly text: string
  readonly isActive?: boolean
  readonly isOptional?: boolean
}

const written: readonly SamplePoint[] = [
  { page: 3, text: texts.rentIs3400AMonth },
  {
    page: 3,
    isActive: true,
    text: texts.rentRisesEveryYearBy4,
  },
  { page: 5, text: texts.theTenantPaysForAllRepairs },
  {
    page: 9,
    isOptional: true,
    text: texts.theTenantCanLeaveAfterThree,
  },
]

/** What the engine without a model makes of the same lease: sentences of its own. */
const quoted: readonly SamplePoint[] = [
  {
    page: 3,
    text: texts.theTenantShallPayRent,
  },
  {
    page: 3,
    isActive: true,
    text: texts.onEachAnniversaryOfTheStart,
  },
  {
    page: 5,
    isOptional: true,
    text: texts.theTenantShallKeepThePremises,
  },
]

function SampleSheet() {
  return (
    <div className="sheet">
      <div className="folio">
        <span>{texts.commercialLease}</span>
        <span>{texts.p3}</span>
      </div>
      <p className="head">{texts.n4Rent}</p>
      <p>
        4.1 <span className="cite">{texts.theTenantShallPayRent}</span>{' '}
        {texts.rentIsExclusiveOfUtilitiesInsurance}
      </p>
      <p>
        4.2 <span className="cite is-active">{texts.onEachAnniversaryOfTheStart}</span>
      </p>
      <p className="opt">{texts.n43SumsUnpaidFiveDays}</p>
      <p className="head opt">{texts.n5Deposit}</p>
      <p className="opt">{texts.n51TheTenantShallLodge}</p>
    </div>
  )
}

function SampleCard() {
  const { engine } = useConfig()
  const points = engine === 'embedded' ? quoted : written
  return (
    <div className="stage-card">
      <div className="hd">
        <b>{texts.commercialLeaseUnitB14Quay}</b>
        <span>{texts.pdf12Pages25Min}</span>
      </div>
      <div className="cx">
        <div className="score">
          <span>{texts.complexity}</span>
          <span>
            <b>58</b> {texts.of100}
          </span>
        </div>
        <Ruler value={58} />
      </div>
      <div className="pts">
        <p className="head">{texts.keyPoints}</p>
        <ul>
          {points.map(({ page, text, isActive, isOptional }) => (
            <li key={text} className={isOptional ? 'opt' : undefined}>
              <span className={isActive ? 'chip is-active' : 'chip'}>{texts.p(page)}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="ask">
        {texts.askAboutThisDocument}
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
      <div className="stage" ref={stage} role="img" aria-label={texts.pictureOfTheProductASample}>
        <SampleSheet />
        <SampleCard />
        <svg className="thread" aria-hidden="true">
          <path className="br" />
          <path className="th" pathLength={1} />
        </svg>
      </div>
      <figcaption>{texts.aSampleLeaseWritten}</figcaption>
    </figure>
  )
}
