import { rowsOfDetail, type Summary, splitDetail } from '@precis/domain'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { CalendarIcon } from '../../icons.tsx'
import type { DetailDates } from '../export/use-detail-dates.ts'
import * as texts from '../texts.ts'
import { type DetailFilter, isOfKind, usefulFilters } from './detail-kinds.ts'
import { Elsewhere, ListPoint } from './point-list.tsx'
import type { ReadDetail } from './reading-order.ts'

interface Props {
  summary: Summary
  details: readonly ReadDetail[]
  elsewhere: number
  dates: DetailDates
  section: string
}

interface RowProps {
  detail: ReadDetail
  onCalendar: (() => void) | null
}

/** The value of a detail; of a table each row on a line of its own. */
function Value({ value }: { value: string }) {
  const rows = rowsOfDetail(value)
  if (rows.length < 2) return value
  return rows.map((row) => {
    const { label, value: told } = splitDetail(row)
    return (
      <span key={row} className="table-row" dir="auto">
        {label !== null && <span className="from-row">{label}: </span>}
        {told}
      </span>
    )
  })
}

/** The first column gives the row its direction. A value without a label stands there itself, where its sentence tells what it is. */
function Detail({ detail: { label, value, sentence }, onCalendar }: RowProps) {
  const isWhole = label === null && sentence === null
  return (
    <span className={isWhole ? 'detail whole' : 'detail'}>
      {!isWhole && <span className={label === null ? 'v' : 'k'}>{label ?? value}</span>}
      {(isWhole || label !== null) && (
        <span className="v" dir={isWhole ? undefined : 'auto'}>
          <Value value={value} />
          {sentence !== null && (
            <span className="from" dir="auto">
              {sentence}
            </span>
          )}
        </span>
      )}
      {label === null && sentence !== null && (
        <span className="from" dir="auto">
          {sentence}
        </span>
      )}
      {onCalendar !== null && (
        <IconButton
          className="to-calendar"
          label={texts.addToCalendar(label ?? value)}
          onClick={onCalendar}
        >
          <CalendarIcon />
        </IconButton>
      )}
    </span>
  )
}

/** Critical details by label and value. Those that name a day can be put into a calendar. */
export function DetailList({ summary, details, elsewhere, dates, section }: Props) {
  const [filter, setFilter] = useState<DetailFilter>(texts.all)
  const filters = usefulFilters(details)
  return (
    <>
      <div className="detail-tools">
        {filters.length > 0 && (
          <fieldset className="filters">
            <legend className="vh">{texts.show}</legend>
            {filters.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === filter}
                onClick={() => setFilter(one)}
              >
                {one}
              </button>
            ))}
          </fieldset>
        )}
        {dates.count > 0 && (
          <Button variant="quiet" className="all-dates" onClick={() => dates.save(null)}>
            {texts.addToCalendarOf(texts.countOfDate(dates.count))}
          </Button>
        )}
      </div>
      <ul>
        {details
          .filter((detail) => isOfKind(detail, filter))
          .map((detail) => (
            <ListPoint
              key={detail.index}
              summary={summary}
              field="criticalDetails"
              index={detail.index}
              section={section}
            >
              <Detail
                detail={detail}
                onCalendar={dates.details.has(detail.index) ? () => dates.save(detail.index) : null}
              />
            </ListPoint>
          ))}
      </ul>
      {filter === 'All' && <Elsewhere count={elsewhere} />}
    </>
  )
}
