import type { Asking } from '../languages/asking.ts'
import type { Words } from '../languages/load-words.ts'

interface AskedPatterns {
  readonly whatIs: RegExp
  readonly whoIs: RegExp
  readonly asksForValue: RegExp
  readonly asksForAll: RegExp
  readonly ofVerdict: RegExp
  readonly refersBack: RegExp
  readonly negation: RegExp
  readonly speaker: RegExp
  readonly year: RegExp
  readonly prefix: RegExp | undefined
}

const made = new WeakMap<Words, AskedPatterns>()

/** What the words of a language for questions come to as patterns, made once for each language. */
export function patternsOf(words: Words): AskedPatterns {
  const known = made.get(words)
  if (known !== undefined) return known
  const fresh = patternsFrom(words.asking)
  made.set(words, fresh)
  return fresh
}

function patternsFrom(asking: Asking): AskedPatterns {
  const { pointsBack, opensFurther } = asking
  return {
    whatIs: patternOf(asking.whatIs),
    whoIs: patternOf(asking.whoIs),
    asksForValue: patternOf(asking.asksForValue),
    asksForAll: patternOf(asking.asksForAll, '^\\s*', '(?!\\p{L})'),
    ofVerdict: patternOf(asking.ofVerdict, '^', '$'),
    refersBack: new RegExp(
      `${patternOf(pointsBack, before, behind).source}|${patternOf(opensFurther, '^', behind).source}`,
      'iu',
    ),
    negation: patternOf(asking.negations, before, behind),
    speaker: patternOf(asking.speakers, before, behind, 'u'),
    year: patternOf(asking.yearStems, '^'),
    prefix: asking.prefixes === '' ? undefined : patternOf(asking.prefixes, '^', '$'),
  }
}

const before = '(?<![\\p{L}\\p{N}_])'
const behind = '(?![\\p{L}\\p{N}_])'

/** One without words fits nothing. */
function patternOf(source: string, head = '', tail = '', flags = 'iu'): RegExp {
  return source === '' ? /(?!)/u : new RegExp(`${head}(?:${source})${tail}`, flags)
}
