import type { RiskLevel } from '@precis/domain'
import type { Unit } from './unit.ts'

const ratingColumn =
  /^(?:(?:risk |overall |current |residual |inherent )?(?:rating|level|score)|severity|likelihood|probability|impact|rag(?: status)?|risiko(?:stufe|bewertung|klasse)?|eintrittswahrscheinlichkeit|wahrscheinlichkeit|auswirkung|schwere(?:grad)?|bewertung|niveau|gravité|probabilité|criticité|cotation|nivel|gravedad|probabilidad|impacto|severidad|livello|gravità|probabilità|impatto|nível|gravidade|probabilidade|severidade|ernst|kans|waarschijnlijkheid|risiconiveau|poziom(?: ryzyka)?|prawdopodobieństwo|wpływ|skutek|уровень(?: риска)?|вероятность|влияние|последствия|風険|等级|风险等级|可能性|影响|影響度|発生確率|リスク(?:レベル)?|重大度|المستوى|الاحتمال|الأثر)(?!\p{L})/iu
/** Columns of what may happen; without one a rating may be of anything. */
const riskColumn =
  /(?<!\p{L})(?:risks?|likelihood|probability|severity|impact|threats?|hazards?|mitigations?|response|counter-?measures?|contingency|risik\p{L}*|gefahr\p{L}*|maßnahmen?|gegenmaßnahmen?|risques?|parades?|mesures?|riesgos?|mitigación|rischi\p{L}*|mitigazione|riscos?|mitigação|risico\p{L}*|maatregel\p{L}*|ryzyk\p{L}*|środki|риск\p{L}*|меры)(?!\p{L})|风险|應對|应对|リスク|対策|خطر|مخاطر/iu
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
  if (!columns.some((name) => riskColumn.test(name))) return undefined
  const cells = value.split('; ').map((cell) => cell.slice(cell.indexOf(': ') + 1).trim())
  return levels.find(([, pattern]) => cells.some((cell) => pattern.test(cell)))?.[0]
}
