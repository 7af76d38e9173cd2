import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { itemsBelow, listBelow } from '../units/lists-below.ts'
import type { Unit } from '../units/unit.ts'

/** Lines of all languages below which stand the medicines that do not go together with another one. */
const interactions =
  /(?<!\p{L})(?:(?:tell|ask|inform|talk to|speak to|check with) (?:your|a|the) (?:doctor|pharmacist|nurse)[^.;]{0,120}(?:medicines?|drugs?|(?:tak|us)ing [^.;]{0,40}:$)|do not (?:take|use) (?:it|this|\p{L}+) (?:together )?with|(?:informieren|fragen) sie [^.;]{0,30}(?:arzt|apotheker)[^.;]{0,60}(?:arzneimittel|medikamente)|(?:informez|prévenez) votre (?:médecin|pharmacien)[^.;]{0,60}médicaments?|(?:informe|consulte) a su (?:médico|farmacéutico)[^.;]{0,60}medicamentos?|(?:informi|informare) il (?:suo )?(?:medico|farmacista)[^.;]{0,60}medicinali?|informe o seu (?:médico|farmacêutico)[^.;]{0,60}medicamentos?|(?:vertel|neem contact op met) [^.;]{0,30}(?:arts|apotheker)[^.;]{0,60}(?:geneesmiddelen|medicijnen)|powiedzieć (?:lekarzowi|farmaceucie)[^.;]{0,60}lek\p{L}*|сообщите [^.;]{0,30}врачу[^.;]{0,60}(?:препарат|лекарств)\p{L}*)/iu
const mostWordsOfHead = 30
const fewestItems = 2
const endsSentence = /[.;,!。；！]$/u

/** Signs at which help is to be called, and medicines that do not go together: each list is one danger. */
export function symptomLists(
  content: string,
  sentences: readonly Sentence[],
  { plainDangers }: Language,
): Unit[] {
  const urgent = plainDangers.find(([id]) => id === 'emergency')?.[1]
  return sentences.flatMap((head) => {
    if (head.kind === 'row' || head.words > mostWordsOfHead || endsSentence.test(head.text)) {
      return []
    }
    const isUrgent = urgent !== undefined && head.text.search(urgent) >= 0
    if (!isUrgent && !interactions.test(head.text)) return []
    const items = itemsBelow(content, head.end)
    if (items.length < fewestItems) return []
    const level = isUrgent ? 'high' : 'medium'
    return [{ ...listBelow(head, items), grade: { level, by: 'notice' } } satisfies Unit]
  })
}
