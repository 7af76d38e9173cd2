import type { Span } from '../../../../text/sentences.ts'
import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { dangles } from '../../../document/wording/dangling.ts'
import { followedBy } from '../../../languages/phrases/followed-by.ts'
import { isWithin } from './operative-part.ts'
import { mostOf, numeral } from './sum-beside.ts'

const maxWords = 60

/** What a ruling orders somebody to pay: of its orders the one with the largest sum, and none that only adds others up. */
export function mainOrder(
  { content, findings, rules }: Reading,
  part: Span | undefined,
): Excerpt | undefined {
  // `All of the above, $600, is payable`
  const adds = followedBy(rules.phrases.addsUp, '', String.raw`^(?:[\p{Lu}\p{N}][.)]\s+)?`)
  const best = mostOf(findings, ({ unit, values, matches }) => {
    const isOrder = unit.kind === 'sentence' && isWithin(unit, part) && matches.condition === 0
    if (!isOrder || dangles(unit.text, rules) || adds.test(unit.text)) return 0
    return Math.max(0, ...values.filter(({ kind }) => kind === 'money').map(numeral))
  })
  return best === undefined ? undefined : excerptOf(content, best.unit, maxWords)
}
