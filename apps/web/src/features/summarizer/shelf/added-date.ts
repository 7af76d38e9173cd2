import * as texts from './texts.ts'

const inDays: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }
const formats: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: inDays,
  year: { ...inDays, year: 'numeric' },
}
const made = new Map<string, Intl.DateTimeFormat>()

/** Made once each: a list of a hundred dates would wait for making them. */
function formatter(name: keyof typeof formats): Intl.DateTimeFormat {
  const known = made.get(name) ?? new Intl.DateTimeFormat(undefined, formats[name])
  made.set(name, known)
  return known
}

export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

/** `14:20` of the same day, `18 November`, or with its year when that is another: in the visitor's own language. */
export function shortDate(addedAt: number, now: number): string {
  if (isSameDay(addedAt, now)) return formatter('time').format(addedAt)
  const isThisYear = new Date(addedAt).getFullYear() === new Date(now).getFullYear()
  return formatter(isThisYear ? 'day' : 'year').format(addedAt)
}

/** Like {@link shortDate}, with `Today` before the time. */
export function addedDate(addedAt: number, now: number): string {
  return `${isSameDay(addedAt, now) ? texts.today : ''}${shortDate(addedAt, now)}`
}
