import type { ActorWords } from '../languages/actor-words.ts'
import type { Language } from '../languages/load-language.ts'

/** Whether a sentence tells what its writer does, and asks nothing of whoever reads it. */
export function isOwnPromise(text: string, { phrases }: Language): boolean {
  return phrases.writerSpeaks.test(text) && !phrases.asksOfReader.test(text)
}

interface Assigning {
  readonly minuted: RegExp
  readonly promised: RegExp
}

const known = new WeakMap<ActorWords, Assigning>()

function assigningOf(actors: ActorWords): Assigning {
  const made = known.get(actors) ?? compile(actors)
  known.set(actors, made)
  return made
}

function compile({ minuted, promised, noName }: ActorWords): Assigning {
  const capital = String.raw`\p{Lu}[\p{L}'’-]+`
  const name = noName === '' ? capital : String.raw`(?!(?:${noName})\s)${capital}`
  const people = `${name}(?: ${capital}){0,3}(?:(?:,| and|, and) ${name}(?: ${capital})?)?`
  const pattern = (form: string): RegExp =>
    form === '' ? /(?!)/u : new RegExp(`(?:^|[;:.–] )${form.replace('{people}', people)}`, 'u')
  return { minuted: pattern(minuted), promised: pattern(promised) }
}

/** Whether minutes say who does what: `Ben to order the sign`, and by when, `Ann will write to the council by Friday`. */
export function assignsTask(text: string, hasDeadline: boolean, { actors }: Language): boolean {
  const { minuted, promised } = assigningOf(actors)
  return minuted.test(text) || (hasDeadline && promised.test(text))
}

/** What follows `but`, else the whole sentence: nothing before it takes the alarm out of what follows. */
export function lastWordOf(text: string, { phrases }: Language): string {
  const at = text.search(phrases.opensContrast)
  return at < 0 ? text : text.slice(at)
}
