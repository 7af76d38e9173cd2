import { classNames } from '../../../ui/class-names.ts'
import { groupLabel, groupPages } from './page-groups.ts'

interface Props {
  total: number
  /** Pages finished, from the front. */
  done: number
  isScanning: boolean
  lost?: ReadonlySet<number>
}

const noPages: ReadonlySet<number> = new Set()

/** The pages of a file as they are read. Decorative: the same is said in words beside it. */
export function PageThumbnails({ total, done, isScanning, lost = noPages }: Props) {
  const groups = groupPages(Math.max(1, total))
  return (
    <div className="pages" aria-hidden="true">
      {groups.map((group) => {
        const isDone = group.last <= done
        const isNow = !isDone && isScanning && group.first <= done + 1
        const isLost = [...lost].some((page) => page >= group.first && page <= group.last)
        return (
          <div
            key={group.first}
            className={classNames('pg', !isDone && (isNow ? 'now' : 'wait'), isLost && 'lost')}
          >
            {total > 1 && <b className="num">{groupLabel(group)}</b>}
          </div>
        )
      })}
    </div>
  )
}
