import type { RiskLevel } from '@precis/domain'
import { type ClauseKind, signOf } from '../clauses/clause-kind.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Candidate } from '../document/read.ts'
import { cues } from '../ranking/cues.ts'
import { selectDiverse } from '../ranking/select.ts'
import { maxPointWords, type PointContext } from './points.ts'

export interface Risk {
  readonly excerpt: Excerpt
  readonly level: RiskLevel
}

const contractLimit = 12
const otherLimit = 6
const leastStrength = 1
const leastOfSecond = 1.3
const severe =
  /\b(?:death|fatal|serious(?:ly)?|severe(?:ly)?|critical|bankrupt\w*|insolven\w*|penalt\w+|danger\w*|terminat\w+|forfeit\w*|breach\w*|unlimited|lawsuit|litigation|schwer\w*|lebensgefahr|insolvenz|grave\w*|graves?|gravi|ernstig\w*)\b/iu
const slight =
  /\b(?:minor|slight\w*|small|may|might|could|possible|limited|gering\w*|könnte\w*|mineur|leve|lieve|klein)\b/iu
const technical =
  /\b(?:loss (?:function|term)|cross-entropy|training loss|default (?:value|setting)s?|by default|failure to reject|error rate)\b/iu

/** What may harm the reader, in the document's own words, each with a level; empty when nothing does. */
export function chooseRisks(context: PointContext): Risk[] {
  const risks = context.genre === 'contract' ? contractRisks(context) : otherRisks(context)
  return [...risks].sort((a, b) => a.excerpt.start - b.excerpt.start)
}

interface ClauseRisk {
  readonly candidate: Candidate
  readonly strength: number
  readonly level: RiskLevel
  readonly kind: ClauseKind
}

/** The surest clause of each kind, then of each kind a second one that is sure as well. */
function contractRisks({ reading }: PointContext): Risk[] {
  const found = new Map<string, ClauseRisk[]>()
  for (const candidate of reading.candidates) {
    if (candidate.sentence.words < 7) continue
    for (const { kind, strength } of candidate.clauses) {
      if (kind.risk === undefined || strength < leastStrength) continue
      const same = found.get(kind.id) ?? []
      same.push({ candidate, strength, level: kind.risk, kind })
      found.set(kind.id, same)
    }
  }
  const bySurety = (a: ClauseRisk, b: ClauseRisk): number => b.strength - a.strength
  const firsts: ClauseRisk[] = []
  const seconds: ClauseRisk[] = []
  for (const same of found.values()) {
    const [first, second] = same.sort(bySurety)
    if (first !== undefined) firsts.push(first)
    if (second !== undefined && second.strength >= leastOfSecond) seconds.push(second)
  }
  const risks: Risk[] = []
  const seen = new Set<number>()
  for (const { candidate, level, kind } of [...firsts.sort(bySurety), ...seconds.sort(bySurety)]) {
    if (seen.has(candidate.sentence.start) || risks.length >= contractLimit) continue
    seen.add(candidate.sentence.start)
    const sign = signOf(kind, candidate.sentence.text)
    const excerpt = excerptOf(reading.content, candidate.sentence, maxPointWords, sign)
    risks.push({ excerpt, level })
  }
  return risks
}

function otherRisks(context: PointContext): Risk[] {
  const scored = context.prose.flatMap(({ sentence, features }) => {
    if (features.question > 0 || technical.test(sentence.text) || sentence.words < 5) return []
    const words = new Set(
      [...sentence.text.toLowerCase().matchAll(new RegExp(cues.risk, 'giu'))].map((m) => m[0]),
    )
    const inRisks = sentence.section === 'risks' ? 1.2 : 0
    const sign = inRisks + words.size * (context.genre === 'paper' ? 0.35 : 0.6)
    return sign < 1 ? [] : [{ sentence, score: sign + 0.4 * features.lexrank }]
  })
  const chosen = selectDiverse(scored, {
    maxWords: Number.POSITIVE_INFINITY,
    maxSentences: otherLimit,
    redundancy: 0.6,
  })
  return chosen.map(({ sentence }) => ({
    excerpt: excerptOf(context.reading.content, sentence, maxPointWords, cues.risk),
    level: severe.test(sentence.text) ? 'high' : slight.test(sentence.text) ? 'low' : 'medium',
  }))
}
