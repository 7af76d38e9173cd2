import { isOrder } from '../../findings/tasks/orders.ts'
import type { Language } from '../../languages/load-language.ts'
import { dateOrder, dateOrderFrom, findDate, findDay } from '../dates/export-dates.ts'
import type { ExportMaterial } from '../export-material.ts'
import { type Point, statementOf } from '../point.ts'
import { asksNoAction } from './no-action.ts'
import { orderOf, rowInOneLine, type Task, taskOf } from './tasks.ts'

/** Whether a task was due before the day that the document bears. */
export function isPast({ when }: Task, { documentDate, language }: ExportMaterial): boolean {
  const [due, written] = [findDate(when ?? '') ?? '', findDate(documentDate) ?? ''].map((date) =>
    date === '' ? undefined : dateOrder(date, language),
  )
  return due !== undefined && written !== undefined && due < written
}

/** The day from which days without a year are counted: that of the document, or the beginning of the earliest year. */
function firstDay(
  tasks: readonly Task[],
  { date, documentDate, language }: ExportMaterial,
): number | undefined {
  const written = orderOf(documentDate, language)
  if (written !== undefined) return written
  const orders = tasks
    .map(({ when = '' }) => dateOrder(when, language))
    .filter((order) => order !== undefined)
  const first = orders.length > 0 ? Math.min(...orders) : dateOrder(date, language)
  return first === undefined ? undefined : Math.floor(first / 10_000) * 10_000
}

/** Whether a time within which something is due already runs, and for no more than weeks. */
function isUrgent(what: string, when: string, { phrases }: Language): boolean {
  if (phrases.lastsMonths.test(when)) return false
  const isDemanded = phrases.demands.test(what) && !phrases.opensCondition.test(what)
  return isDemanded || phrases.fromReceipt.test(what)
}

/** `Switch it off at once`: what is ordered for now, whatever comes. */
function isHasty(what: string, language: Language): boolean {
  const { opensCondition, tellsHaste } = language.phrases
  return isOrder(what, language) && tellsHaste.test(what) && !opensCondition.test(what)
}

const fewDays = 14

/** Not long after some day: only the order of tasks depends on it. */
function soonFrom(day: number | undefined): number {
  return day === undefined ? Number.MAX_SAFE_INTEGER : day + fewDays
}

/** Dated tasks first, the earliest of them first; then those within a time, then the open ones. */
export function byDueDate<T extends Task>(tasks: readonly T[], material: ExportMaterial): T[] {
  const from = firstDay(tasks, material)
  const rank = ({ what, when }: T): number => {
    if (material.documentDate !== '' && isHasty(what, material.rules)) return from ?? 0
    if (when === undefined) return Number.POSITIVE_INFINITY
    const day = findDay(when, material.rules) ?? when
    const order =
      from === undefined
        ? dateOrder(day, material.language)
        : dateOrderFrom(day, from, material.rules)
    if (material.rules.phrases.nearDay.test(when)) return from ?? 0
    // What is due only if something happens comes with what has no date.
    if (order === undefined && material.rules.phrases.opensCondition.test(what))
      return Number.POSITIVE_INFINITY
    return (
      order ?? (isUrgent(what, when, material.rules) ? soonFrom(from) : Number.MAX_SAFE_INTEGER)
    )
  }
  return tasks
    .map((task) => ({ task, order: rank(task) }))
    .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order))
    .map(({ task }) => task)
}

/** Points as tasks that are not past, the earliest first. */
export function datedFirst(points: readonly Point[], material: ExportMaterial): Point[] {
  const told = points
    .filter((point) => !asksNoAction(statementOf(point), material.rules))
    .map((point) => ({
      point: { ...point, told: rowInOneLine(point, material) },
      ...taskOf(point, material),
    }))
  return byDueDate(
    told.filter((task) => !isPast(task, material)),
    material,
  ).map(({ point }) => point)
}
