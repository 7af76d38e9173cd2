import {
  coverageFoot,
  type ExportMaterial,
  headOf,
  lineOf,
  riskLine,
  wordsOf,
} from '../export-material.ts'
import { fitBlocks, inCapitals, renderBlocks } from '../fit.ts'
import { type Point, statementOf } from '../point.ts'
import { saidOnce } from '../sections.ts'
import { isDuty } from '../tasks/duties.ts'
import { byDueDate, isPast } from '../tasks/in-order.ts'
import { withPeople } from '../tasks/initials.ts'
import { asksNoAction } from '../tasks/no-action.ts'
import { withReader } from '../tasks/of-reader.ts'
import { type Task, taskOf } from '../tasks/tasks.ts'
import { withConsequence } from '../tasks/with-consequence.ts'

const maxWords = 1000
const mostRisks = 7

/** Who does what by when, the earliest first, then what is to be watched; every statement once. */
export function writeActionPlan(material: ExportMaterial): string {
  const { points, words } = material
  const foot = coverageFoot(material)
  const head = headOf(words.actionPlan, material)
  const goal = material.purpose ? [material.purpose] : []
  const { conclusions, criticalDetails, keyPoints, recommendations, risks } = points
  const told = [...risks, ...criticalDetails, ...keyPoints, ...conclusions]
  const duties = [...recommendations, ...told.filter((point) => isDuty(point, material))]
    .filter((point) => !asksNoAction(statementOf(point), material.rules))
    .map((point) => withConsequence(point, told))
  // The aim often tells the main task, which has to stand among the tasks all the same.
  const tasks = byDueDate(
    withReader(
      withPeople(
        saidOnce()(duties)
          .map((point) => taskOf(point, material))
          .filter((task) => !isPast(task, material)),
      ),
      material,
    ),
    material,
  )
  const once = saidOnce()
  once([...goal, ...duties])
  const grave = risks.filter(({ level }) => level === 'high')
  const others = once(risks.filter(({ level }) => level !== 'high'))
  once(grave)
  const actions = tasks.map((task, i) => renderTask(task, i, material))
  const reviews = [...grave, ...others]
    .slice(0, mostRisks)
    .map((point) => `- ${riskLine(point, words)}`)
  const lines = (list: readonly Point[]) => once(list).map((point) => `- ${lineOf(point)}`)
  const blocks = fitBlocks(
    [
      { heading: words.aim, lines: goal.map(lineOf), keep: 9 },
      {
        heading: words.actions,
        lines: actions.length > 0 ? actions : [words.noRecommendations],
        keep: 5,
      },
      { heading: words.risksToReview, lines: reviews, keep: 3 },
      {
        heading: words.toObserve,
        lines: lines(criticalDetails.filter((point) => isToObserve(point, material))),
        keep: 2,
      },
      { heading: words.toKeepInMind, lines: lines(conclusions), keep: 2 },
    ],
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(inCapitals(blocks)), foot].filter(Boolean).join('\n\n')
}

/** Who somebody is and where they are reached is nothing to observe, nor is the day of the document itself. */
const ofPeople: readonly (string | undefined)[] = ['party', 'contact', 'reference']

function isToObserve({ kind, value }: Point, { documentDate }: ExportMaterial): boolean {
  return !ofPeople.includes(kind) && (documentDate === '' || value !== documentDate)
}

function renderTask({ what, who, when }: Task, index: number, { words }: ExportMaterial): string {
  const owner = who === undefined ? [] : [`${words.owner}: ${who}`]
  const due = when === undefined ? [] : [`${words.dateNamed}: ${when}`]
  return [`${index + 1}. ${what}`, ...owner, ...due].join('\n   ')
}
