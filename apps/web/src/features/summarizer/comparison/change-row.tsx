import type { Change } from '@precis/analysis'
import type { ReactNode } from 'react'
import { kindNames } from './change-words.ts'
import * as texts from './texts.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** One version as a row shows it. */
export interface Side {
  readonly name: string
  readonly content: string
  readonly labelOf: (offset: number) => { readonly label: string; readonly name: string }
}

interface Props {
  id: string
  change: Change
  before: Side
  after: Side
  isCurrent: boolean
  onSelect: () => void
  onOpen: (side: 'before' | 'after', passage: Span) => void
}

/** A change: what was on the left, what is on the right. */
export function ChangeRow({ id, change, before, after, isCurrent, onSelect, onOpen }: Props) {
  const sideOf = (side: Side, key: 'before' | 'after') => (
    <ChangeSide
      key={key}
      side={side}
      isBefore={key === 'before'}
      change={change}
      onOpen={(passage) => {
        onSelect()
        onOpen(key, passage)
      }}
    />
  )
  return (
    <li id={id} className={isCurrent ? 'change on' : 'change'} tabIndex={-1}>
      <p className="kind">
        {kindNames[change.kind]}
        {change.heading !== '' && <b dir="auto">{change.heading}</b>}
      </p>
      <div className="sides">
        {sideOf(before, 'before')}
        {sideOf(after, 'after')}
      </div>
    </li>
  )
}

interface SideProps {
  side: Side
  isBefore: boolean
  change: Change
  onOpen: (passage: Span) => void
}

function ChangeSide({ side, isBefore, change, onOpen }: SideProps) {
  const spans = isBefore ? change.before : change.after
  const [first] = spans
  const last = spans.at(-1)
  if (first === undefined || last === undefined) {
    return (
      <p className="absent">
        {isBefore ? texts.notInTheEarlierVersion : texts.notInTheLaterVersion}
      </p>
    )
  }
  const { label, name } = side.labelOf(first.start)
  const marked = change.kind === 'moved' ? [] : isBefore ? change.removedWords : change.addedWords
  return (
    <div className="wording">
      <button
        type="button"
        className="chip"
        onClick={() => onOpen({ start: first.start, end: last.end })}
      >
        <span aria-hidden="true">{label}</span>
        <span className="vh">{texts.ofShowInItsText(name, side.name)}</span>
      </button>
      <p dir="auto">
        {spans.map((span) => (
          <Marked
            key={span.start}
            content={side.content}
            span={span}
            marked={marked}
            isBefore={isBefore}
          />
        ))}
      </p>
    </div>
  )
}

interface MarkedProps {
  content: string
  span: Span
  marked: readonly Span[]
  isBefore: boolean
}

/** A sentence with the words struck out or underlined that only this version has. */
function Marked({ content, span, marked, isBefore }: MarkedProps) {
  const Tag = isBefore ? 'del' : 'ins'
  const parts: ReactNode[] = []
  let at = span.start
  for (const { start, end } of marked) {
    const [from, to] = [Math.max(start, span.start), Math.min(end, span.end)]
    if (from >= to) continue
    parts.push(content.slice(at, from))
    parts.push(
      <Tag key={from}>
        <span className="vh">{isBefore ? texts.removed : texts.added}</span>
        {content.slice(from, to)}
        <span className="vh">] </span>
      </Tag>,
    )
    at = to
  }
  parts.push(content.slice(at, span.end), ' ')
  return <>{parts}</>
}
