import type { Sentence } from '../../document/parse.ts'
import type { BurdenId, OutcomeId } from '../../languages/frames.ts'
import { type Genre, type KindId, traitsOf } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import type { WeighedUnit } from '../weigh-unit.ts'
import { agreedInTalk } from './agreed-in-talk.ts'
import { announcesDecision } from './announced.ts'
import { refusesPlainly, tellsVerdict } from './decided.ts'
import { belowHeading, decidedBelow, opensDecided } from './decided-below.ts'
import { tellsDisposition } from './dispositions.ts'
import { overallResult } from './overall-results.ts'
import { tellsPlainOutcome } from './plain-outcomes.ts'
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
const announced = 1.2
const changed = 0.9
const pleaded = 0.9
/** What happens to whoever fails or comes too late is a rule, and not decided yet. */
const rules: readonly BurdenId[] = ['failure', 'tooLate']
const ruled = 0.4
const fewestWords = 4
/** `Both are dismissed.` */
const fewestOfRuling = 3
const endsSentence = /[.!。！]['"”’»)\]]*$/u
const mostWordsOfList = 40
/** An item of what is ordered may end in a comma. */
const endsStatement = /[.!。！;；,]['"”’»)\]]*$/u

/** Findings, with what the turns of phrase of this kind of document say was decided. */
export function withOutcomes(
  content: string,
  findings: readonly WeighedUnit[],
  sentences: readonly Sentence[],
  language: Language,
  kind: KindId | undefined,
): readonly WeighedUnit[] {
  const genre = kind === undefined ? 'general' : traitsOf(kind).genre
  const outcomes = kind === undefined ? ['finds' as const] : (outcomesOf[kind] ?? [])
  if (outcomes.length === 0 && (genre === 'contract' || genre === 'manual')) {
    return findings.map((found) =>
      kind === 'will' && tellsDisposition(found.unit.text, language)
        ? { ...withMore(found, changed), isSettled: true }
        : withMore(found, tellsChange(found, kind, language) ? changed : 0),
    )
  }
  const { frames } = language
  const worthBelow = decidedBelow(content, sentences, language, kind)
  const pleads = kind !== undefined && traitsOf(kind).purpose === 'orders'
  const agreed = agreedInTalk(sentences, language, kind)
  const isOfAuthority = outcomes.includes('grants')
  return findings.map((found) => {
    const { unit, decision, burdens } = found
    const { text } = unit
    const more = worthBelow.get(unit.sentence.order) ?? 0
    if (agreed.has(unit.sentence.order)) return withMore(found, announced)
    if (language.phrases.leavesUndecided.test(text)) return { ...found, decision: 0 }
    if (outcomes.includes('finds') && overallResult(unit, language) !== undefined) {
      return { ...withMore(found, announced + more), isSettled: true }
    }
    if (outcomes.includes('votes') && tellsVerdict(text, language))
      return withMore(found, told + more)
    if (followedBy(language.phrases.agenda, '', '^').test(unit.heading) && !endsSentence.test(text))
      return { ...found, decision: 0 }
    if (unit.isList && language.phrases.agreesOnTerms.test(unit.sentence.text)) {
      return { ...found, ...itemsTell, decision: announced + told, isSettled: true }
    }
    if (unit.isList && opensDecided(unit.sentence.text, frames.heads)) {
      const isShort = unit.words <= mostWordsOfList
      return { ...found, ...itemsTell, decision: isShort ? belowHeading + told : decision }
    }
    const fewest = outcomes.includes('ruling') ? fewestOfRuling : fewestWords
    if (unit.isList || unit.words < fewest || /[?？]\s*$/u.test(text)) return found
    if (pleads && text.search(frames.pleads) >= 0) {
      return { ...found, decision: decision - pleaded }
    }
    if (tellsChange(found, kind, language)) return withMore(found, changed + more)
    if (more < belowHeading && isOfAuthority && burdens.some((id) => rules.includes(id))) {
      return { ...found, decision: decision - ruled }
    }
    const isRowBelow = unit.kind === 'row' && more > 0
    if (decision === 0 && !isRowBelow && !endsStatement.test(text)) return found
    if (isOfWriter(kind, genre) && announcesDecision(text, language)) {
      return { ...withMore(found, announced), isSettled: true }
    }
    const ways = outcomes.filter((id) => text.search(frames.outcomes[id]) >= 0).length
    const isDecided =
      ways > 0 ||
      (isOfAuthority && refusesPlainly(text, language)) ||
      tellsPlainOutcome(unit, found.values, kind, language)
    const isSettled = more >= belowHeading
    return { ...withMore(found, (isDecided ? told : 0) + more), isSettled }
  })
}

/** What is to be done, and what is a danger, each item of a list of decisions tells by itself. */
const itemsTell = { action: 0, risk: 0, toll: 0, burdens: [], plain: undefined }

function withMore(found: WeighedUnit, more: number): WeighedUnit {
  return more === 0 ? found : { ...found, decision: Math.max(0, found.decision) + more }
}

/** Whether it tells what no longer holds, or which medicine was stopped. */
function tellsChange(
  { matches, unit }: WeighedUnit,
  kind: KindId | undefined,
  language: Language,
): boolean {
  if (kind === 'medical-letter' && tellsStopped(unit, language)) return true
  return matches.condition === 0 && tellsSuperseded(unit.text, language)
}

const ofWriter: readonly KindId[] = ['newsletter', 'minutes', 'transcript', 'judgment']

/** Whether a paper is written by somebody who may tell what he decided. */
function isOfWriter(kind: KindId | undefined, genre: Genre): boolean {
  return genre === 'general' && (kind === undefined || !ofWriter.includes(kind))
}
