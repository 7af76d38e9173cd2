import type { Change } from '@precis/analysis'
import type { ReactNode } from 'react'
import { kindNames, tellChange, weightNames } from './change-words.ts'
import * as texts from './texts.ts'

interface Props {
  changes: readonly Change[]
  /** The places of the changes, in the order they are shown in. */
  shown: readonly number[]
  contents: { readonly before: string; readonly after: string }
  current: number | null
  order: 'weight' | 'page'
  onOrder: (order: 'weight' | 'page') => void
  onSelect: (at: number) => void
  placeOf: (at: number) => string
  children: ReactNode
}

const mostListed = 300

/** All changes in a line each, by weight or as they come. */
export function ChangeList(props: Props) {
  const { changes, contents, current, order } = props
  let last = ''
  return (
    <nav className="chg" aria-label={texts.changes}>
      <div className="orders">
        <b>{texts.changes}</b>
        {(['weight', 'page'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="link"
            aria-pressed={order === one}
            onClick={() => props.onOrder(one)}
          >
            {texts.by(one)}
          </button>
        ))}
      </div>
      {props.shown.slice(0, mostListed).map((at) => {
        const change = changes[at]
        if (change === undefined) return null
        const group = order === 'weight' ? weightNames[change.weight] : ''
        const isFirst = group !== last
        last = group
        return (
          <div key={at}>
            {isFirst && <h2>{group}</h2>}
            <button
              type="button"
              className="entry"
              aria-current={at === current || undefined}
              onClick={() => props.onSelect(at)}
            >
              <b dir="auto">{change.heading || kindNames[change.kind]}</b>
              <em>{props.placeOf(at)}</em>
              <span dir="auto">
                {change.heading !== '' &&
                  change.kind !== 'changed' &&
                  `${kindNames[change.kind]}: `}
                {tellChange(change, contents)}
              </span>
            </button>
          </div>
        )
      })}
      <p className="sum">{props.children}</p>
    </nav>
  )
}
