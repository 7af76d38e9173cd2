import { cues } from '../ranking/cues.ts'
import { headLine } from './executive-brief.ts'
import { coverageFoot, type ExportMaterial, lineOf, riskLine, wordsOf } from './export-material.ts'
import type { ExportWords } from './export-words.ts'
import { fitBlocks, inCapitals, renderBlocks } from './fit.ts'

const maxWords = 1000

export function writeActionPlan(material: ExportMaterial): string {
  const { points, words } = material
  const foot = coverageFoot(material)
  const head = [words.actionPlan.toUpperCase(), material.title, headLine(material)]
    .filter(Boolean)
    .join('\n')
  const goal = material.purpose ? [lineOf(material.purpose)] : []
  const isDated = ({ text }: { text: string }): boolean => cues.date.test(text)
  const datedFirst = [...points.recommendations].sort(
    (a, b) => Number(isDated(b)) - Number(isDated(a)),
  )
  const actions = datedFirst.map((point, i) => task(words, i, lineOf(point)))
  const reviews = points.risks.map((_, i) =>
    task(words, actions.length + i, `${words.review}: ${riskLine(material, i)}`),
  )
  const dated = points.criticalDetails.map((point) => `- ${lineOf(point)}`)
  const blocks = fitBlocks(
    [
      { heading: words.aim, lines: goal, keep: 9 },
      {
        heading: words.actions,
        lines: actions.length > 0 ? actions : [words.noRecommendations],
        keep: 4,
      },
      { heading: words.risksToReview, lines: reviews, keep: 3 },
      { heading: words.toObserve, lines: dated, keep: 2 },
      {
        heading: words.toKeepInMind,
        lines: points.conclusions.map((point) => `- ${lineOf(point)}`),
        keep: 2,
      },
    ],
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(inCapitals(blocks)), foot].filter(Boolean).join('\n\n')
}

function task(words: ExportWords, index: number, text: string): string {
  const date = cues.date.exec(text)?.[0]
  const due = date === undefined ? words.dateOpen : `${words.dateNamed}: ${date}`
  return `${index + 1}. ${text}\n   ${words.ownerOpen}\n   ${due}\n   ${words.statusOpen}`
}
