/** `Today, 14:20`, `18 November`, or with its year when that is another: in the visitor's own language. */
export function addedDate(addedAt: number, now: number): string {
  const date = new Date(addedAt)
  const today = new Date(now)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(undefined, options).format(date)
  if (date.toDateString() === today.toDateString()) {
    return `Today, ${format({ hour: 'numeric', minute: '2-digit' })}`
  }
  const isThisYear = date.getFullYear() === today.getFullYear()
  return format({ day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}
