import type { RiskLevel } from '@precis/domain'
import type { Unit } from '../../units/unit.ts'

const ratingColumn =
  /^(?:(?:risk |overall |current |residual |inherent )?(?:rating|level|score)|severity|likelihood|probability|impact|rag(?: status)?|risiko(?:stufe|bewertung|klasse)?|eintrittswahrscheinlichkeit|wahrscheinlichkeit|auswirkung|schwere(?:grad)?|bewertung|niveau|gravité|probabilité|criticité|cotation|nivel|gravedad|probabilidad|impacto|severidad|livello|gravità|probabilità|impatto|nível|gravidade|probabilidade|severidade|ernst|kans|waarschijnlijkheid|risiconiveau|poziom(?: ryzyka)?|prawdopodobieństwo|wpływ|skutek|уровень(?: риска)?|вероятность|влияние|последствия|風険|等级|风险等级|可能性|影响|影響度|発生確率|リスク(?:レベル)?|重大度|المستوى|الاحتمال|الأثر)(?!\p{L})/iu
/** Columns of what may happen; without one a rating may be of anything. */
const riskColumn =
  /(?<!\p{L})(?:risks?|likelihood|probability|severity|impact|threats?|hazards?|mitigations?|response|counter-?measures?|contingency|risik\p{L}*|gefahr\p{L}*|maßnahmen?|gegenmaßnahmen?|risques?|parades?|mesures?|riesgos?|mitigación|findings?|observations?|defects?|issues?|weakness(?:es)?|non-?conformit(?:y|ies)|feststellung\p{L}*|mängel|mangel|constats?|anomalies?|hallazgos?|deficiencias?|rilievi|constatações|bevinding\p{L}*|ustaleni\p{L}*|замечани\p{L}*|недостатк\p{L}*|rischi\p{L}*|mitigazione|riscos?|mitigação|risico\p{L}*|maatregel\p{L}*|ryzyk\p{L}*|środki|риск\p{L}*|меры)(?!\p{L})|风险|應對|应对|リスク|対策|خطر|مخاطر/iu
/** In what state a thing was found that an inspection rates: `Bench | poor | 20 | very high`. */
const stateColumn =
  /^(?:condition|state|zustand|état|estado|stato|condizioni?|toestand|staat|stan|состояние|状态|状況|状態|الحالة)(?!\p{L})/iu
const sound =
  /^(?:(?:very |as )?good|new|sound|excellent|(?:sehr )?gut|neu|(?:très )?bon(?:ne)?|neuf|bueno|bien|nuevo|buon[oa]|nuov[oa]|bom|boa|nov[oa]|goed|nieuw|dobry|nowy|хорош\p{L}+|нов\p{L}+|良好?|好|جيدة?)$/iu
const levels: readonly (readonly [RiskLevel, RegExp])[] = [
  [
    'high',
    /^(?:very high|high|critical|severe|major|extreme|red|(?:sehr )?hoch|kritisch|(?:très )?élevée?|forte?|critique|(?:muy )?alt[ao]|crític[ao]|elevat[ao]|critic[ao]|elevad[ao]|(?:zeer )?hoog|wysoki[ea]?|wysokie|высок\p{L}*|高|عالي?ة?)$/iu,
  ],
  [
    'medium',
    /^(?:medium|moderate|significant|amber|yellow|mittel|moyenne?|modérée?|medi[ao]|moderad[ao]|moderat[ao]|médi[ao]|gemiddeld|middel|średni[ea]?|средн\p{L}*|中|متوسطة?)$/iu,
  ],
  [
    'low',
    /^(?:very low|low|minor|negligible|green|(?:sehr )?niedrig|gering|faible|baj[ao]|bass[ao]|baix[ao]|(?:zeer )?laag|nisk\p{L}{1,2}|низк\p{L}*|低|منخفضة?)$/iu,
  ],
]

/** How a register of risks rates the danger that a row of it names: `R4 | Supplier fails | High | Second source`. */
export function ratedRisk({ kind, columns, value }: Unit): RiskLevel | undefined {
  if (kind !== 'row' || columns.length < 3) return undefined
  if (!columns.some((name) => ratingColumn.test(name))) return undefined
  const cells = value.split('; ').map((cell) => {
    const at = cell.indexOf(': ')
    return { head: cell.slice(0, Math.max(0, at)), text: cell.slice(at + 1).trim() }
  })
  const isBad = cells.some(({ head, text }) => stateColumn.test(head) && !sound.test(text))
  if (!isBad && !columns.some((name) => riskColumn.test(name))) return undefined
  const named = levels.find(([, pattern]) => cells.some(({ text }) => pattern.test(text)))?.[0]
  return named ?? levelOfNumbers(cells)
}

/** Whether a cell is no more than a rating: `HIGH`. */
export function isRating(cell: string): boolean {
  return levels.some(([, pattern]) => pattern.test(cell.trim()))
}

const number = /^\d{1,2}$/u
const letterColumn = /^\p{Lu}$/u
const totalColumn = /score|total|rating|level|wert|zahl|produ|punt|ocena|балл|評価|分/iu
const scale = 5
const ofOneScale = 3
const leastHigh = 12
const leastMedium = 6

/** The level of `P: 4; I: 5; Score: 20`, on scales from 1 to 5 as registers have them; without a score, by the product of the two. */
function levelOfNumbers(
  cells: readonly { readonly head: string; readonly text: string }[],
): RiskLevel | undefined {
  const rated = cells
    .filter(({ head }) => ratingColumn.test(head) || letterColumn.test(head))
    .filter(({ text }) => number.test(text))
    .map(({ head, text }) => ({ head, points: Number(text) }))
  const [first, second] = rated
  if (first === undefined) return undefined
  const total = rated.find(({ head, points }) => totalColumn.test(head) && points > scale)
  const score = total?.points ?? first.points * (second?.points ?? ofOneScale)
  return score >= leastHigh ? 'high' : score >= leastMedium ? 'medium' : 'low'
}
