import { cues } from '../ranking/cues.ts'
import { headLine } from './executive-brief.ts'
import { type ExportMaterial, lineOf, riskLine, wordsOf } from './export-material.ts'
import { fitBlocks, renderBlocks } from './fit.ts'

const maxWords = 1000

export function writeActionPlan(material: ExportMaterial): string {
  const { points } = material
  const head = ['ACTION PLAN', material.title, headLine(material)].filter(Boolean).join('\n')
  const foot = material.coverage === '' ? '' : `Coverage: ${material.coverage}`
  const goal = material.purpose ? [lineOf(material.purpose)] : []
  const actions = points.recommendations.map((point, i) => task(i, '', lineOf(point)))
  const reviews = points.risks.map((_, i) =>
    task(actions.length + i, 'Review: ', riskLine(material, i)),
  )
  const dated = points.criticalDetails.map((point) => `- ${lineOf(point)}`)
  const blocks = fitBlocks(
    [
      { heading: 'AIM', lines: goal, keep: 9 },
      {
        heading: 'ACTIONS',
        lines: actions.length > 0 ? actions : ['The summary holds no recommendations.'],
        keep: 4,
      },
      { heading: 'RISKS TO REVIEW', lines: reviews, keep: 3 },
      { heading: 'DATES AND AMOUNTS TO OBSERVE', lines: dated, keep: 2 },
      {
        heading: 'CONCLUSIONS TO KEEP IN MIND',
        lines: points.conclusions.map((point) => `- ${lineOf(point)}`),
        keep: 2,
      },
    ],
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(blocks), foot].filter(Boolean).join('\n\n')
}

function task(index: number, prefix: string, text: string): string {
  const date = cues.date.exec(text)?.[0]
  const due = date === undefined ? 'Date: to be agreed' : `Date named in the text: ${date}`
  return `${index + 1}. ${prefix}${text}\n   Owner: to be agreed\n   ${due}\n   Status: open`
}
