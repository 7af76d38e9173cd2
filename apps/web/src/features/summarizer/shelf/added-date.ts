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

/** `Today, 14:20`, `18 November`, or with its year when that is another: in the visitor's own language. */
export function addedDate(addedAt: number, now: number): string {
  const date = new Date(addedAt)
  const today = new Date(now)
  if (date.toDateString() === today.toDateString()) {
    return `Today, ${formatter('time').format(date)}`
  }
  return formatter(date.getFullYear() === today.getFullYear() ? 'day' : 'year').format(date)
}
