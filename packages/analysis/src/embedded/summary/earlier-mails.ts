import type { Citation, Summary } from '@precis/domain'
import type { SummarizeInput } from '../../engine.ts'
import { roughWordCount } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Thread, ThreadText } from '../document/mail-thread.ts'
import { type Reading, readDocument } from '../document/read.ts'
import { isPleasantry } from '../document/wording/pleasantry.ts'
import type { Language } from '../languages/load-language.ts'
import { type Agreed, agreedIn, asRunningText } from './agreed-list.ts'
import { citeItems, citePurpose, citeRunningText } from './assemble.ts'
import { chooseCriticalDetails } from './details/critical-details.ts'
import type { Detail } from './details/detail.ts'
import { genreOf } from './genre-of.ts'
import { overlaps } from './lines/overlaps.ts'
import { openingStatements } from './opening-statements.ts'
import { inDocumentOrder, pointContext } from './points.ts'
import { findMainPurpose } from './purpose/main-purpose.ts'
import { subjectOfDocument } from './purpose/subject.ts'
import { chooseSummary } from './running-summary.ts'

const wordsOfEarlier = 220
const fewestWordsOfMail = 40
const wordsOfDemand = 50
const mostDetails = 16
const fewestDetailsOfMail = 2
/** `Ida,` above what is said to her. */
const callsByName = /^\p{Lu}[\p{L}-]{1,20},$/u

/** The summary of the newest mail of a thread with what the others said, each under the name of who wrote it. */
export async function withEarlierMails(
  newest: Summary,
  input: SummarizeInput,
  thread: Thread,
): Promise<Summary> {
  const { current, earlier } = thread
  const [oldest] = earlier
  if (oldest === undefined) return newest
  const { content } = input
  const last = await readMail(current, input)
  const agreed = agreedIn(content, thread, last.rules)
  const { told: before, details } = await readEarlier(newest, input, thread, agreed)
  const outcome = settledIn(newest, content) ?? last.demand
  const wanted = outcome && behindName(content, current.author, outcome)
  const matter = [last.subject, before[0], wanted].filter((one) => one !== undefined)
  const purpose = citePurpose(content, matter)
  const told = [...before, ...named(content, current.author, last.told)]
  const summary = citeRunningText('summary', content, told)
  const shown = details.map(({ excerpt }) => excerpt)
  const points = agreed?.points ?? []
  const settled = newest.conclusions.length
  const first = newest.criticalDetails.length
  const cited = citeItems('criticalDetails', content, shown)
  return {
    ...newest,
    mainPurpose: purpose.text,
    summary: summary.text,
    conclusions: [...newest.conclusions, ...points.map(({ text }) => text)],
    criticalDetails: [...newest.criticalDetails, ...shown.map(({ text }) => text)],
    facts: [...(newest.facts ?? []), ...details.map(({ fact }) => fact)],
    citations: [
      ...purpose.citations,
      ...newest.citations.filter(({ field }) => field !== 'summary' && field !== 'mainPurpose'),
      ...summary.citations,
      ...citeItems('conclusions', content, points).map(
        (one): Citation => ({ ...one, index: settled + one.index }),
      ),
      ...cited.map((one): Citation => ({ ...one, index: first + one.index })),
    ],
  }
}

interface Earlier {
  readonly told: readonly Excerpt[]
  readonly details: readonly Detail[]
}

/** What the mails before the newest one said that still holds, each behind who wrote it. */
async function readEarlier(
  newest: Summary,
  input: SummarizeInput,
  { earlier }: Thread,
  agreed: Agreed | undefined,
): Promise<Earlier> {
  const { content } = input
  const points = agreed?.points ?? []
  const firstThatHolds = agreed === undefined ? 0 : earlier.indexOf(agreed.since)
  const known = new Set(newest.facts?.map(({ value }) => value))
  const words = Math.max(fewestWordsOfMail, Math.round(wordsOfEarlier / earlier.length))
  const each = Math.max(fewestDetailsOfMail, Math.floor(mostDetails / earlier.length))
  const isAgreed = (one: Excerpt): boolean => points.some((point) => overlaps(point, one))
  const isLead = (one: Excerpt): boolean =>
    points.some(({ lead }) => lead !== undefined && overlaps(lead, one))
  const told: Excerpt[] = []
  const details: Detail[] = []
  for (const [at, mail] of earlier.entries()) {
    // What was offered before the points that were accepted no longer holds; how it began is told.
    if (at > 0 && at < firstThatHolds) continue
    const read = await readMail(mail, input)
    if (mail === agreed?.since) told.push(...asRunningText(content, points))
    else {
      const fresh = read.told.filter((one) => !isAgreed(one))
      told.push(...named(content, mail.author, within(fresh, at < firstThatHolds ? 0 : words)))
    }
    if (at < firstThatHolds) continue
    const news = read.details.filter(
      ({ fact, excerpt }) => fact.kind !== 'party' && !known.has(fact.value) && !isLead(excerpt),
    )
    for (const detail of news.slice(0, each)) {
      details.push({ ...detail, excerpt: behindName(content, mail.author, detail.excerpt) })
    }
  }
  return { told, details }
}

interface ReadMail {
  readonly subject: Excerpt | undefined
  readonly told: readonly Excerpt[]
  readonly details: readonly Detail[]
  /** What it asks for in plain words. */
  readonly demand: Excerpt | undefined
  readonly rules: Language
}

async function readMail(
  { text, start }: ThreadText,
  { mode, signal }: SummarizeInput,
): Promise<ReadMail> {
  const reading = await readDocument(text, { signal, isMail: true })
  const context = pointContext(reading, genreOf(mode, reading), mode)
  const statements = openingStatements(context, findMainPurpose(context))
  const subject = subjectOfDocument(reading)?.excerpt
  const demand = demandIn(reading)
  return {
    subject: subject && moved(subject, start),
    demand: demand && moved(demand, start),
    rules: reading.rules,
    told: inDocumentOrder(chooseSummary(context, statements))
      .filter(({ text }) => !isPleasantry(text, reading.rules) && !callsByName.test(text))
      .map((one) => moved(one, start)),
    details: chooseCriticalDetails(context).map((one) => ({
      ...one,
      excerpt: moved(one.excerpt, start),
    })),
  }
}

/** The first thing that the newest mail settles, and not the line that announces it. */
function settledIn({ citations, conclusions }: Summary, content: string): Excerpt | undefined {
  const first = conclusions.findIndex((text) => !/[:：]$/u.test(text))
  const cited = citations.filter(({ field, index }) => field === 'conclusions' && index === first)
  const [start, end] = [cited[0]?.start, cited.at(-1)?.end]
  if (start === undefined || end === undefined) return undefined
  return excerptOf(content, { start, end }, wordsOfDemand)
}

/** What a mail asks for at its end, where people say what they want. */
function demandIn({ content, findings, rules }: Reading): Excerpt | undefined {
  const asked = findings.findLast(
    ({ unit: { kind, text }, action }) =>
      kind === 'sentence' &&
      action > 0 &&
      (rules.phrases.demands.test(text) || text.search(rules.patterns.plea) >= 0),
  )
  return asked && excerptOf(content, asked.unit, wordsOfDemand)
}

function moved(excerpt: Excerpt, by: number): Excerpt {
  const move = ({ start, end }: Span): Span => ({ start: start + by, end: end + by })
  return {
    ...excerpt,
    ...move(excerpt),
    ...(excerpt.lead && { lead: move(excerpt.lead) }),
    ...(excerpt.name && { name: move(excerpt.name) }),
  }
}

/** As many as there is room for, at least one. */
function within(told: readonly Excerpt[], words: number): Excerpt[] {
  let left = words
  return told.filter(({ text }, at) => {
    left -= roughWordCount(text)
    return at === 0 || left >= 0
  })
}

/** What somebody wrote, the first of it behind the name. */
function named(content: string, author: Span | undefined, told: readonly Excerpt[]): Excerpt[] {
  return told.map((one, at) => (at === 0 ? behindName(content, author, one) : one))
}

function behindName(content: string, author: Span | undefined, own: Excerpt): Excerpt {
  if (author === undefined || own.name !== undefined) return own
  return { ...own, text: `${content.slice(author.start, author.end)}: ${own.text}`, name: author }
}
