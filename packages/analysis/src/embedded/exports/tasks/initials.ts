import type { Task } from './tasks.ts'

const initials = String.raw`\p{Lu}{2,3}(?:(?:\/|, | & )\p{Lu}{2,3})*`
const inFront = new RegExp(`^(${initials}) (?=\\p{Ll})`, 'u')
const inBrackets = new RegExp(`[(（](${initials})[)）]\\.?$`, 'u')
/** `(N. Corrigan)`, `(Ida Berg)` at the end of what somebody has to do. */
const nameInBrackets =
  /[(（]((?:\p{Lu}\.\s?){1,2}\p{Lu}\p{Ll}[\p{L}'’-]+|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}[\p{L}'’-]+)[)）]\.?$/u
const fewest = 2

function initialsOf({ what, who }: Task): string | undefined {
  if (who !== undefined) return undefined
  return inFront.exec(what)?.[1] ?? inBrackets.exec(what)?.[1]
}

/** Tasks with the people named beside them by initials or in brackets; two of one kind tell that initials are people. */
export function withPeople(tasks: readonly Task[]): Task[] {
  const found = new Set(tasks.flatMap((task) => initialsOf(task) ?? []))
  return tasks.map((task) => {
    const who = task.who ?? nameInBrackets.exec(task.what)?.[1]
    if (who !== undefined) return { ...task, who }
    return found.size < fewest ? task : { ...task, who: initialsOf(task) }
  })
}
