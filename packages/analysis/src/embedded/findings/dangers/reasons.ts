import type { Sentence } from '../../document/parse.ts'
import type { WeighedUnit } from '../weigh-unit.ts'

const reasons =
  /^(?:[\p{N}IVX]{1,4}[\s.)–-]+)?(?:(?:the |statement of |written )?(?:reasons|facts|background|evidence|findings of fact)(?!\p{L})|tatbestand|(?:entscheidungs)?gründe(?!\p{L})|sachverhalt|motifs|faits|exposé|antecedentes|hechos|fundament|relatório|motivi|motivazione|in fatto|svolgimento|overwegingen|feiten|uzasadnieni|установил|мотивировоч|الأسباب|الوقائع|事実|理由|争点|审理查明|本院认为)/iu
const operative =
  /^(?:[\p{N}IVX]{1,4}[\s.)–-]+)?(?:(?:the )?(?:judgment|order|decision|disposition|remedy)(?!\p{L})|it is ordered|tenor(?!\p{L})|urteil|beschluss|dispositif|par ces motifs|fallo|parte dispositiva|dispositivo|p\.\s?q\.\s?m|per questi motivi|beslissing|sentencja|wyrok|решил|постановил|الحكم|منطوق|主文|判决如下)/iu
/** What a ruling tells at its end of interest, costs and ways to appeal. */
const closing =
  /^(?:[\p{N}IVX]{1,4}[\s.)–-]+)?(?:notes?(?!\p{L})|interest(?!\p{L})|costs(?!\p{L})|(?:right of )?appeal|reconsideration|enforcement|non-payment|hinweise?(?!\p{L})|rechtsmittel|rechtsbehelf|kosten(?!\p{L})|zinsen|voies de recours|dépens|frais|recurso|costas|impugna|spese|avvertenz|custas|rechtsmiddelen|hoger beroep|proceskosten|pouczeni|koszty|порядок обжалования|судебные расходы)/iu
/** `for the following reasons:` in front of why something is refused. */
const reasonsFollow =
  /(?:reasons?|grounds|gründe|gründen|motifs?|raisons?|motivos?|razones|motivi|ragioni|razões|redenen|przyczyn|powodów|причин\p{L}{0,4}|الأسباب|理由|原因)(?: \p{L}+){0,2}\s?[:：]$/iu
const lessWorth = 0.5
/** Reasons also settle questions on the way to the order. */
const lessDecided = 0.25

const wordsOfLine = 8

function endsReasons(isHeading: boolean, text: string, words: number, isRuling: boolean): boolean {
  if (!isRuling) return isHeading
  return (isHeading || words <= wordsOfLine) && (operative.test(text) || closing.test(text))
}

/** Findings of a judgment, or of an office's decision; what its reasons tell weighs less than what it orders. */
export function withoutReasons(
  findings: readonly WeighedUnit[],
  sentences: readonly Sentence[],
  isRuling: boolean,
): WeighedUnit[] {
  const inReasons = new Set<number>()
  let isReason = false
  for (const { kind, text, order, words } of sentences) {
    if (kind === 'heading' && reasons.test(text)) isReason = true
    else if (endsReasons(kind === 'heading', text, words, isRuling)) isReason = false
    else if (!isRuling && reasonsFollow.test(text)) isReason = true
    if (isReason) inReasons.add(order)
  }
  return findings.map((found) => {
    if (!inReasons.has(found.unit.sentence.order)) return found
    const { risk, action } = found
    const harmless = { ...found, risk: risk - lessWorth, action: action - lessWorth, burdens: [] }
    if (!isRuling) return harmless
    return {
      ...harmless,
      // What happened to others before is no danger any more.
      risk: 0,
      toll: 0,
      plain: undefined,
      fact: found.fact - lessWorth,
      decision: found.decision - lessDecided,
    }
  })
}
