import { detectLanguage } from '../../text/language.ts'
import { isMonthName } from './dates.ts'

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.&-]*/gu
const capital = /^\p{Lu}/u
const acronym = /^(?=.*\p{Lu}.*\p{Lu})[\p{L}\p{N}&.-]{2,}$/u
const weekday =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?$/iu

interface Token {
  readonly text: string
  readonly isFirst: boolean
  readonly isCapital: boolean
}

/**
 * Words of a point that read as proper names: capitalized inside a sentence, or acronyms anywhere. In languages that
 * capitalize nouns only runs of two or more count. Title-case points give none, since every word of them is capitalized.
 */
export function findNames(text: string): string[] {
  const tokens = readTokens(text)
  const inner = tokens.filter((token) => !token.isFirst)
  const capitals = inner.filter((token) => token.isCapital).length
  if (inner.length >= 4 && capitals / inner.length > 0.7)
    return tokens.filter(isAcronym).map(toText)
  const least = capitalizesNouns(text) ? 2 : 1
  const names: string[] = []
  for (const run of runsOfCapitals(tokens)) {
    const rest = run[0]?.isFirst && run.length < 3 ? run.slice(1) : run
    const wanted = rest.length >= least ? rest : run.filter(isAcronym)
    names.push(...wanted.map(toText))
  }
  return names.filter((name) => name.length > 1 && !isMonthName(name) && !weekday.test(name))
}

/** The forms under which a name counts as occurring: without possessive, in parts when hyphenated. */
export function nameParts(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/['’]s?$/u, '')
    .split(/[-–.&'’]/u)
    .filter((part) => part.length > 1)
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(word)) {
    const before = text.slice(0, match.index).trimEnd().slice(-1)
    tokens.push({
      text: match[0].replace(/[.'’&-]+$/u, ''),
      isFirst: before === '' || /[.!?:;•–—("“„«]$/u.test(before),
      isCapital: capital.test(match[0]),
    })
  }
  return tokens
}

function runsOfCapitals(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = []
  let run: Token[] = []
  for (const token of tokens) {
    if (token.isFirst || !token.isCapital) {
      if (run.length > 0) runs.push(run)
      run = []
    }
    if (token.isCapital) run.push(token)
  }
  if (run.length > 0) runs.push(run)
  return runs
}

function isAcronym(token: Token): boolean {
  return acronym.test(token.text)
}

function toText(token: Token): string {
  return token.text
}

function capitalizesNouns(text: string): boolean {
  return detectLanguage(text) === 'de'
}
