import { roughWordCount } from '../../text/normalize.ts'
import type { Language } from '../languages/load-language.ts'

const runInPattern =
  /^(?:\p{Lu}?\d{1,2}(?:\.\d{1,2})*\.?\s+)?(\p{Lu}[\p{L}’' -]{2,30})(?:\s\([\p{Lu}\d]{1,2}\))?\.$/u
const mostRunInWords = 3
/** `Sit down. One puff. Wait.` are steps, and the first is no name of the others. */
const mostWordsOfStep = 3

/** A sentence of a paragraph, and what stands behind it. */
interface Place {
  readonly isFirstOfBlock: boolean
  /** The next sentence of the same paragraph. */
  readonly behind: string | undefined
  /** No speech, and nothing below the farewell of a letter. */
  readonly mayBeNamed: boolean
}

interface Naming {
  /** The name of the paragraph that a sentence stands in. */
  readonly name: string | undefined
  /** Whether the sentence is that name. */
  readonly isName: boolean
}

/** Reads sentences in order, and tells the name of the paragraph each of them stands in. */
export function createNameReader(language: Language): (raw: string, place: Place) => Naming {
  const { ordinalName } = language.phrases
  let name: string | undefined
  return (raw, { isFirstOfBlock, behind, mayBeNamed }) => {
    if (isFirstOfBlock) {
      const named = mayBeNamed && behind !== undefined ? runInHeading(raw, language) : undefined
      const isStep =
        named !== undefined &&
        !ordinalName.test(named) &&
        roughWordCount(behind ?? '') <= mostWordsOfStep
      name = isStep ? undefined : named
      return { name, isName: name !== undefined }
    }
    // `DÉCIMA.` is followed by what the clause is about.
    const isSecond = name !== undefined && ordinalName.test(name) && behind !== undefined
    const second = isSecond ? runInHeading(raw, language) : undefined
    name = second ?? name
    return { name, isName: second !== undefined }
  }
}

/** The name of a paragraph in its first line, as in `Holiday. You have 25 days a year.` */
function runInHeading(sentence: string, { phrases }: Language): string | undefined {
  const name = runInPattern.exec(sentence)?.[1]
  if (name === undefined || phrases.verb.test(name)) return undefined
  return roughWordCount(name) <= mostRunInWords ? name : undefined
}
