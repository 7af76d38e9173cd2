import { checksOf, citationsOf, type ListField, type PointRef, type Summary } from '@precis/domain'
import type { ReactNode } from 'react'
import { Point } from '../../../../document-view/point.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { isSamePoint } from '../../notes/notebook.ts'
import * as texts from '../texts.ts'
import { PointActions } from './point-actions.tsx'
import type { ReadPoint } from './reading-order.ts'
import { useResultActions } from './result-context.ts'

/** Says of a point without a passage that exports leave it out, until its reader wants it there. */
function UnsupportedPoint({ point, isDoubted }: { point: PointRef; isDoubted: boolean }) {
  const { notebook, keepPoint } = useResultActions()
  const isKept = notebook.kept.some((one) => isSamePoint(one, point))
  return (
    <small className="unverified left-out" dir="ltr">
      {!isDoubted && texts.notVerifiedNoPassage}
      {isKept ? texts.keptInExports : texts.leftOutOfExports}{' '}
      <Button variant="quiet" onClick={() => keepPoint(point, !isKept)}>
        {isKept ? texts.leaveItOut : texts.keepIt}
      </Button>
    </small>
  )
}

interface ItemProps {
  summary: Summary
  field: ListField
  index: number
  section: string
  className?: string
  children: ReactNode
}

/** One point of a list, with what it rests on and what can be done with it. */
export function ListPoint({ summary, field, index, section, className, children }: ItemProps) {
  const citations = citationsOf(summary, field, index)
  const checks = checksOf(summary.checks, field, index)
  return (
    <Point
      {...(className !== undefined && { className })}
      citations={citations}
      checks={checks}
      section={section}
      actions={
        <>
          {citations.length === 0 && (
            <UnsupportedPoint point={{ field, index }} isDoubted={checks.length > 0} />
          )}
          <PointActions
            text={summary[field][index] ?? ''}
            section={section}
            citations={citations}
          />
        </>
      }
    >
      {children}
    </Point>
  )
}

/** Says how many points of a list stand elsewhere, so that none seems lost. */
export function Elsewhere({ count }: { count: number }) {
  if (count === 0) return null
  return <p className="elsewhere">{texts.inOtherSections(texts.countOfMorePoint(count))}</p>
}

interface ListProps {
  summary: Summary
  field: ListField
  points: readonly ReadPoint[]
  elsewhere: number
  section: string
  isOrdered?: boolean
}

export function PointList({ summary, field, points, elsewhere, section, isOrdered }: ListProps) {
  const List = isOrdered === true ? 'ol' : 'ul'
  return (
    <>
      <List>
        {points.map(({ index, text }) => (
          <ListPoint key={index} summary={summary} field={field} index={index} section={section}>
            {text}
          </ListPoint>
        ))}
      </List>
      <Elsewhere count={elsewhere} />
    </>
  )
}
