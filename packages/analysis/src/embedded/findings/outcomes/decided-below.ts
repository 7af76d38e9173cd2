import type { Sentence } from '../../document/parse.ts'
import { endsAsVerdict } from '../../document/wording/verdict-line.ts'
import type { KindId } from '../../languages/kind-ids.ts'
import { opensAgreed } from './plain-outcomes.ts'

/* What stands below a heading, or behind a line, that says that it was decided. */

const below = 0.5
/** What is under `Decisions`, and no more than that, was decided. */
export const belowHeading = 0.65
const belowNumber = 1.1
/** A line that opens what was decided is followed by no more than that. */
const mostBelowLine = 10
const endsInColon = /[:：]$/u
const endsStatement = /[.!。！;；,]['"”’»)\]]*$/u
const wordsOfHeading = 5
const wordsOfStatement = 6
/** Papers that are called by what they hold: `Judgment` above the whole of it opens nothing. */
const named: readonly (KindId | undefined)[] = ['judgment', 'decision']

/** `Decision 3.` in front of what was decided. */
const numberAlone =
  /^(?:decision|resolution|ruling|order|beschluss|entscheidung|décision|résolution|decisione|delibera|decisión|acuerdo|resolución|decisão|deliberação|besluit|beslissing|decyzja|uchwała|решение) (?:n[o°º]\.? ?|nr\.? ?|№ ?)?\p{N}{1,2}[.:)]?$/iu
const numberOfHeading = /^(?:\p{N}{1,2}(?:\.\p{N}{1,2})?[.)]?|[IVX]{1,5}[.)]|[A-Z][.)])\s+/u
/** `What we have decided for the coming year`. */
const decidedHeading =
  /^(?:what (?:we|the (?:board|council|committee|trustees|meeting)) (?:have |has )?(?:decided|resolved|agreed)|was (?:wir|der \p{L}+|die \p{L}+) (?:beschlossen|entschieden) (?:haben|hat)|ce que (?:nous avons|le \p{L}+ a|la \p{L}+ a) décidé|(?:lo )?que (?:hemos|ha) (?:decidido|acordado)|(?:che )?cosa (?:abbiamo|ha) (?:deciso|deliberato)|o que (?:decidimos|foi decidido)|wat (?:wij|we|het bestuur) (?:hebben |heeft )?(?:besloten|besluit)|co (?:postanowi|uchwali)\p{L}+|что (?:мы )?решил\p{L}+)(?!\p{L})/iu
const plainHeading =
  /^(?:\d{1,2}[.)]\s*)?(?:(?:(?:the|my|our|final|de|die|der|la|le|les|el|il|o|a) ){0,2})(?:decisions?|resolutions?|orders?|award|ruling|judgment|beschl[uü]ss\p{L}*|entscheidung(?:en)?|tenor|décisions?|résolutions?|dispositif|par ces motifs|decisiones|acuerdos|fallo|decisioni|deliberazioni|dispositivo|decisões|deliberações|besluit(?:en)?|beslissing(?:en)?|decyzje|uchwały|postanowienia|решения|постановления)(?:[.:]|\s?[(–-].{0,80}| (?:taken|made|reached|of|from|at|by|der|des|vom|prises?|adoptées?|du|de|della?|del|adottate|tomad[ao]s|adoptad[ao]s|van|genomen|z dnia|podjęte|собрания|от) .{0,80})?$/iu
/** `Your order` of a shop is no order of a court. */
const orderHeading = /^(?:(?:the|my|our|final) ){0,2}orders?(?!\p{L})/iu

/** `We refuse:` with the few things that are refused. */
export function opensDecided(text: string, heads: RegExp): boolean {
  return endsInColon.test(text) && text.search(heads) >= 0
}

/** What the sentences below a heading, or a line with a colon, that opens what was decided gain by it. */
export function decidedBelow(
  sentences: readonly Sentence[],
  heads: RegExp,
  kind: KindId | undefined,
): ReadonlyMap<number, number> {
  const worthBelow = new Map<number, number>()
  let left = 0
  let worth = below
  let isNumbered = false
  let isFresh = false
  let isTitle = named.includes(kind)
  for (const sentence of sentences) {
    const { order, words } = sentence
    const isHeading =
      sentence.kind === 'heading' || (words <= wordsOfHeading && isPlain(sentence.text, kind))
    const text = isHeading ? sentence.text.replace(numberOfHeading, '') : sentence.text
    if (isNumbered) worthBelow.set(order, belowNumber)
    const wasNumbered = isNumbered
    isNumbered = numberAlone.test(text)
    if (isNumbered || wasNumbered) continue
    const opens = !(isHeading && isTitle) && opensOutcome(text, heads, kind)
    if (words >= wordsOfStatement && endsStatement.test(text)) isTitle = false
    if (isHeading && !opens && left > 0 && (isFresh || goesOn(text))) continue
    isFresh = isHeading && opens
    if (isHeading) {
      left = opens ? Number.POSITIVE_INFINITY : 0
      worth = isPlain(text, kind) ? belowHeading : below
    } else if (opens && (endsInColon.test(text) || opensListOf(text))) {
      left = Math.max(left, mostBelowLine)
      worth = belowHeading
      if (endsInColon.test(text)) worthBelow.set(order, worth)
    } else if (left > 0) {
      worthBelow.set(order, worth)
      left -= 1
    }
  }
  return worthBelow
}

/** `on the counterclaim`: what stands below the heading before goes on. */
function goesOn(heading: string): boolean {
  return /^\p{Ll}/u.test(heading)
}

function opensOutcome(text: string, heads: RegExp, kind: KindId | undefined): boolean {
  return isPlain(text, kind) || text.search(heads) >= 0 || opensAgreed(text)
}

/** A heading such as `My final decision` or `What we have decided`. */
function isPlain(line: string, kind: KindId | undefined): boolean {
  const text = line.replace(numberOfHeading, '')
  if (orderHeading.test(text) && !named.includes(kind)) return false
  return plainHeading.test(text) || decidedHeading.test(text)
}

/** `At its meeting in May the board resolved`, above what it resolved, without a colon. */
function opensListOf(text: string): boolean {
  return endsAsVerdict(text) && !endsStatement.test(text)
}
