import type { Sentence } from '../../document/parse.ts'
import { endsAsVerdict } from '../../document/wording/verdict-line.ts'
import type { BurdenId, OutcomeId } from '../../languages/frames.ts'
import { type Genre, type KindId, traitsOf } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'
import type { WeighedUnit } from '../weigh-unit.ts'
import { announcesDecision } from './announced.ts'
import { refusesPlainly, tellsVerdict } from './decided.ts'
import { tellsDisposition } from './dispositions.ts'
import { opensAgreed, tellsPlainOutcome } from './plain-outcomes.ts'
import { tellsStopped } from './stopped-medicines.ts'
import { tellsSuperseded } from './superseded.ts'

/** How documents of a kind say what came out. Contracts, rules and manuals only sound as if they decided. */
const outcomesOf: Partial<Readonly<Record<KindId, readonly OutcomeId[]>>> = {
  judgment: ['ruling'],
  decision: ['grants', 'ruling'],
  notice: ['grants'],
  'penalty-notice': ['grants'],
  'tax-assessment': ['grants'],
  summons: ['ruling'],
  termination: ['grants'],
  'warning-letter': ['grants'],
  'rent-increase': ['grants'],
  'school-letter': ['grants'],
  'grant-award': ['grants', 'ruling'],
  itinerary: ['grants'],
  'offer-letter': ['grants'],
  letter: ['grants', 'settles', 'finds'],
  minutes: ['votes', 'settles'],
  transcript: ['settles'],
  'audit-report': ['finds'],
  'incident-report': ['finds'],
  'financial-report': ['finds'],
  'medical-letter': ['finds'],
  certificate: ['finds'],
  report: ['finds', 'votes'],
  newsletter: ['votes'],
  'press-release': ['finds', 'awards'],
  'news-article': ['finds', 'ruling'],
}

const told = 0.6
const below = 0.5
/** What is under `Decisions`, and no more than that, was decided. */
const belowHeading = 0.65
const announced = 1.2
const changed = 0.8
const pleaded = 0.9
/** What happens to whoever fails or comes too late is a rule, and not decided yet. */
const rules: readonly BurdenId[] = ['failure', 'tooLate']
const ruled = 0.4
const fewestWords = 4
/** `Both are dismissed.` */
const fewestOfRuling = 3
/** A line that opens what was decided is followed by no more than that. */
const mostBelowLine = 10
/** What is to be decided is not decided yet. */
const agenda =
  /^(?:tagesordnung|ordre du jour|orden del día|ordine del giorno|ordem (?:de trabalhos|do dia)|agenda|porządek (?:obrad|zebrania)|повестка дня|议程|议题|議題|次第|جدول (?:الأعمال|أعمال))(?!\p{L})/iu
const endsSentence = /[.!。！]['"”’»)\]]*$/u
const mostWordsOfList = 40
const endsInColon = /[:：]$/u
/** An item of what is ordered may end in a comma. */
const endsStatement = /[.!。！;；,]['"”’»)\]]*$/u

/** Findings, with what the turns of phrase of this kind of document say was decided. */
export function withOutcomes(
  findings: readonly WeighedUnit[],
  sentences: readonly Sentence[],
  language: Language,
  kind: KindId | undefined,
): readonly WeighedUnit[] {
  const genre = kind === undefined ? 'general' : traitsOf(kind).genre
  const outcomes = kind === undefined ? ['finds' as const] : (outcomesOf[kind] ?? [])
  if (outcomes.length === 0 && (genre === 'contract' || genre === 'manual')) {
    return findings.map((found) =>
      kind === 'will' && tellsDisposition(found.unit.text)
        ? { ...withMore(found, changed), isSettled: true }
        : withMore(found, tellsChange(found.unit, kind) ? changed : 0),
    )
  }
  const { frames } = language
  const worthBelow = decidedBelow(sentences, frames.heads, kind)
  const pleads = kind !== undefined && traitsOf(kind).purpose === 'orders'
  const isOfAuthority = outcomes.includes('grants')
  return findings.map((found) => {
    const { unit, decision, burdens } = found
    const { text } = unit
    const more = worthBelow.get(unit.sentence.order) ?? 0
    if (outcomes.includes('votes') && tellsVerdict(text)) return withMore(found, told + more)
    if (agenda.test(unit.heading) && !endsSentence.test(text)) return { ...found, decision: 0 }
    if (
      unit.isList &&
      unit.words <= mostWordsOfList &&
      opensDecided(unit.sentence.text, frames.heads)
    ) {
      return { ...found, decision: belowHeading + told }
    }
    const fewest = outcomes.includes('ruling') ? fewestOfRuling : fewestWords
    if (unit.isList || unit.words < fewest || /[?？]\s*$/u.test(text)) return found
    if (pleads && text.search(frames.pleads) >= 0) {
      return { ...found, decision: decision - pleaded }
    }
    if (tellsChange(unit, kind)) return withMore(found, changed + more)
    if (more < belowHeading && isOfAuthority && burdens.some((id) => rules.includes(id))) {
      return { ...found, decision: decision - ruled }
    }
    const isRowBelow = unit.kind === 'row' && more > 0
    if (decision === 0 && !isRowBelow && !endsStatement.test(text)) return found
    if (isOfWriter(kind, genre) && announcesDecision(text)) {
      return { ...withMore(found, announced), isSettled: true }
    }
    const ways = outcomes.filter((id) => text.search(frames.outcomes[id]) >= 0).length
    const isDecided =
      ways > 0 ||
      (isOfAuthority && refusesPlainly(text)) ||
      tellsPlainOutcome(unit, found.values, kind)
    const isSettled = more >= belowHeading
    return { ...withMore(found, (isDecided ? told : 0) + more), isSettled }
  })
}

function withMore(found: WeighedUnit, more: number): WeighedUnit {
  return more === 0 ? found : { ...found, decision: Math.max(0, found.decision) + more }
}

/** Whether it tells what no longer holds, or which medicine was stopped. */
function tellsChange(unit: Unit, kind: KindId | undefined): boolean {
  if (kind === 'medical-letter' && tellsStopped(unit)) return true
  return tellsSuperseded(unit.text)
}

const ofWriter: readonly KindId[] = ['newsletter', 'minutes', 'transcript', 'judgment']

/** Whether a paper is written by somebody who may tell what he decided. */
function isOfWriter(kind: KindId | undefined, genre: Genre): boolean {
  return genre === 'general' && (kind === undefined || !ofWriter.includes(kind))
}

/** `We refuse:` with the few things that are refused. */
function opensDecided(text: string, heads: RegExp): boolean {
  return endsInColon.test(text) && text.search(heads) >= 0
}

/** `Decision 3.` in front of what was decided. */
const numberAlone =
  /^(?:decision|resolution|ruling|order|beschluss|entscheidung|décision|résolution|decisione|delibera|decisión|acuerdo|resolución|decisão|deliberação|besluit|beslissing|decyzja|uchwała|решение) (?:n[o°º]\.? ?|nr\.? ?|№ ?)?\p{N}{1,2}[.:)]?$/iu
const belowNumber = told + below

/** What the sentences below a heading, or a line with a colon, that opens what was decided gain by it. */
function decidedBelow(
  sentences: readonly Sentence[],
  heads: RegExp,
  kindOfPaper: KindId | undefined,
): ReadonlyMap<number, number> {
  const worthBelow = new Map<number, number>()
  let left = 0
  let worth = below
  let isNumbered = false
  let isFresh = false
  let isTitle = named.includes(kindOfPaper)
  for (const { kind, text: source, order, words } of sentences) {
    const isHeading = kind === 'heading' || (words <= wordsOfHeading && namesDecision(source))
    const text = isHeading ? source.replace(numberOfHeading, '') : source
    if (isNumbered) worthBelow.set(order, belowNumber)
    const wasNumbered = isNumbered
    isNumbered = numberAlone.test(text)
    if (isNumbered || wasNumbered) continue
    const isPlain = plainHeading.test(text) || decidedHeading.test(text)
    const mayOpen = !isHeading || !isTitle
    const opens = mayOpen && (isPlain || text.search(heads) >= 0 || opensAgreed(text))
    if (kind === 'prose' && words >= wordsOfStatement && endsSentence.test(text)) isTitle = false
    // `The District Court`, `on the counterclaim`: what stands below the heading goes on.
    if (isHeading && !opens && left > 0 && (isFresh || /^\p{Ll}/u.test(text))) continue
    isFresh = isHeading && opens
    if (isHeading) {
      left = opens ? Number.POSITIVE_INFINITY : 0
      worth = isPlain ? belowHeading : below
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

const wordsOfHeading = 5
const wordsOfStatement = 6
/** Papers that are called by what they hold: `Judgment` above the whole of it opens nothing. */
const named: readonly (KindId | undefined)[] = ['judgment', 'decision']

/** A line such as `My final decision` alone. */
function namesDecision(line: string): boolean {
  return plainHeading.test(line.replace(numberOfHeading, ''))
}

/** `At its meeting in May the board resolved`, above what it resolved, without a colon. */
function opensListOf(text: string): boolean {
  return endsAsVerdict(text) && !endsStatement.test(text)
}

const numberOfHeading = /^(?:\p{N}{1,2}(?:\.\p{N}{1,2})?[.)]?|[IVX]{1,5}[.)]|[A-Z][.)])\s+/u
/** `What we have decided for the coming year`. */
const decidedHeading =
  /^(?:what (?:we|the (?:board|council|committee|trustees|meeting)) (?:have |has )?(?:decided|resolved|agreed)|was (?:wir|der \p{L}+|die \p{L}+) (?:beschlossen|entschieden) (?:haben|hat)|ce que (?:nous avons|le \p{L}+ a|la \p{L}+ a) décidé|(?:lo )?que (?:hemos|ha) (?:decidido|acordado)|(?:che )?cosa (?:abbiamo|ha) (?:deciso|deliberato)|o que (?:decidimos|foi decidido)|wat (?:wij|we|het bestuur) (?:hebben |heeft )?(?:besloten|besluit)|co (?:postanowi|uchwali)\p{L}+|что (?:мы )?решил\p{L}+)(?!\p{L})/iu
const plainHeading =
  /^(?:\d{1,2}[.)]\s*)?(?:(?:(?:the|my|our|final|de|die|der|la|le|les|el|il|o|a) ){0,2})(?:decisions?|resolutions?|orders?|award|ruling|judgment|beschl[uü]ss\p{L}*|entscheidung(?:en)?|tenor|décisions?|résolutions?|dispositif|par ces motifs|decisiones|acuerdos|fallo|decisioni|deliberazioni|dispositivo|decisões|deliberações|besluit(?:en)?|beslissing(?:en)?|decyzje|uchwały|postanowienia|решения|постановления)(?:[.:]|\s?[(–-].{0,80}| (?:taken|made|reached|of|from|at|by|der|des|vom|prises?|adoptées?|du|de|della?|del|adottate|tomad[ao]s|adoptad[ao]s|van|genomen|z dnia|podjęte|собрания|от) .{0,80})?$/iu
