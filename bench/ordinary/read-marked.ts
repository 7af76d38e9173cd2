import type { Evidence, Gold, GoldFact } from './gold.ts'

export interface MarkedDocument {
  readonly content: string
  readonly gold: Gold
}

interface OpenMark {
  readonly tags: readonly string[]
  readonly at: number
  readonly values: string[]
}

const mark = /^\{((?:[12]:[^|{},]*|[PDAN]|R:\w+)(?:,(?:[12]:[^|{},]*|[PDAN]|R:\w+))*)\|/u
const longestMark = 90

/**
 * Documents with their annotations in line. `{2:deposit|Deposit: <£1,700>}` is a fact not to be missed and its accepted
 * value, `1:` one that may be; `P` states the purpose, `D` a decision, `A` something to do, `R:high` a risk and `N` none.
 * Each begins with `=== language id`, then the expressions for its kind and its title.
 */
export function readMarked(source: string): MarkedDocument[] {
  return source.split(/^=== /mu).slice(1).map(readOne)
}

function readOne(block: string): MarkedDocument {
  const [head = '', kind = '', title = '', ...lines] = block.split('\n')
  const [language = '', id = ''] = head.split(' ')
  const text = lines.join('\n').trimEnd()
  const purpose: string[] = []
  const facts: GoldFact[] = []
  const decisions: Evidence[] = []
  const actions: Evidence[] = []
  const risks: Evidence[] = []
  const notRisks: Evidence[] = []
  const open: OpenMark[] = []
  const values: number[] = []
  let content = ''
  const close = ({ tags, at, values }: OpenMark): void => {
    const evidence = content.slice(at)
    for (const tag of tags) {
      const label = tag.slice(2)
      if (tag.startsWith('1') || tag.startsWith('2')) {
        facts.push({ label, values, evidence, importance: Number(tag.charAt(0)) })
      } else if (tag === 'P') purpose.push(evidence)
      else if (tag === 'D') decisions.push({ evidence })
      else if (tag === 'A') actions.push({ evidence })
      else if (tag === 'N') notRisks.push({ evidence })
      else risks.push({ evidence })
    }
  }
  for (let at = 0; at < text.length; at += 1) {
    const found = mark.exec(text.slice(at, at + longestMark))
    const letter = text.charAt(at)
    if (found !== null) {
      open.push({ tags: (found[1] ?? '').split(','), at: content.length, values: [] })
      at += found[0].length - 1
    } else if (letter === '}' && open.length > 0) {
      const last = open.pop()
      if (last !== undefined) close(last)
    } else if (letter === '<') values.push(content.length)
    else if (letter === '>') {
      const start = values.pop() ?? content.length
      for (const { at: from, values: own } of open) {
        if (from <= start) own.push(content.slice(start))
      }
    } else content += letter
  }
  const gold = {
    id,
    language,
    typeAccepts: [kind.replace('kind: ', '')],
    titleAccepts: [title.replace('title: ', '')],
    purpose: { evidence: purpose, mustMention: purpose },
    facts,
    decisions,
    actions,
    risks,
    notRisks,
    questions: [],
  }
  return { content, gold }
}
