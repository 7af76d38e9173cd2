import { classNames } from '../../../ui/class-names.ts'

interface PageGroup {
  readonly first: number
  readonly last: number
}

const mostGroups = 24

/** Pages as they are drawn while a file is read: one by one up to 24, then in equal groups. */
export function groupPages(total: number): PageGroup[] {
  const size = Math.max(1, Math.ceil(total / mostGroups))
  const groups: PageGroup[] = []
  for (let first = 1; first <= total; first += size) {
    groups.push({ first, last: Math.min(total, first + size - 1) })
  }
  return groups
}

export function groupLabel({ first, last }: PageGroup): string {
  return first === last ? `${first}` : `${first}-${last}`
}

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
