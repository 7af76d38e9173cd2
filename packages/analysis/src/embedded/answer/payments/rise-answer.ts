import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { holds, questionWords } from '../question/question-words.ts'

/** How people ask by how much something goes up or down. */
const asksForRise =
  /(?<!\p{L})(?:how much (?:more|less|extra|dearer|cheaper)(?! (?:time|notice|than))|(?:by )?how much (?:is|are|does|do|will|would|has|have|did) [^?]{1,40}(?:go(?:ing|ne)? (?:up|down)|rise|rising|increas|rais|drop|fall|cut)|um wie ?viel (?:steig|erhöh|sink|wird)|wie ?viel (?:mehr|teurer|weniger) (?:muss|zahl|kost|wird|ist)|de combien|combien (?:de plus|en plus)|cu[aá]nto (?:m[aá]s|sube|subirá|baja|aumenta)|di quanto|quanto (?:di più|in più|aumenta|sale|mais|sobe|aumenta)|hoeveel (?:meer|duurder|minder|stijgt)|met hoeveel|o ile|ile więcej|на сколько|насколько)(?!\p{L}{4})|涨多少|多付多少|いくら(?:上が|値上)|كم (?:سيزيد|الزيادة)/iu
const amount = String.raw`(?:[$€£¥]\s?\d[\d.,]{0,12}|\d[\d.,]{0,12}\s?(?:[$€£¥%]|eur|zł|руб|円|元|per ?cent|prozent))`
/** `£3 more`, `up by 4%`, `from £60 to £75`. */
const saysRise = new RegExp(
  [
    String.raw`${amount}\s(?:a \p{L}{1,6} )?(?:more|less|extra|dearer|cheaper|mehr|weniger|teurer|höher|de plus|de moins|más|menos|di più|in più|in meno|a mais|meer|minder|więcej|mniej|больше|меньше)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:plus|an extra|an additional|zusätzlich|en plus|además|extra|dodatkowo) ${amount}`,
    String.raw`(?<!\p{L})(?:up|down|rise|rises|increases?|increased|raised|reduced|erhöh\p{L}{0,4}|steig\p{L}{0,3}|augment\p{L}{0,4}|aument\p{L}{0,4}|stijg\p{L}{0,3}|wzro\p{L}{0,4}) (?:by|of|um|de|del|di|met|o) ${amount}`,
    String.raw`(?<!\p{L})(?:from|von|de|du|da|van|z|с)\s(?:\p{L}{2,9}\s)?${amount}[^.;\d]{0,20}\s(?:to|auf|à|a|ad|para|naar|op|na|do|до)\s(?:\p{L}{2,9}\s)?${amount}`,
  ].join('|'),
  'iu',
)
const spans = ['month', 'week', 'year'].map((span) => new RegExp(`(?<!\\p{L})${span}`, 'iu'))
const leastLength = 4
/** Words of a question that only say that something goes up or down. */
const ofRising =
  /^(?:steig|erhöh|sink|teur|ris|rais|increas|drop|fall|augment|aument|sub[ei]|baj|sal[ei]|stijg|wzr|повы|вырас)/iu

/** The hit of the only passage that says by how much something goes up or down, where a question asks just that; with its span where it names one. */
export function findRise(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  if (index.isArticle || !asksForRise.test(question.text)) return []
  const span = spans.find((it) => it.test(question.text))
  const isSpan = (text: string): boolean => span === undefined || span.test(text)
  const rises = hits.filter(({ at }) => {
    const text = index.sentences[at]?.text ?? ''
    return saysRise.test(text) && isSpan(text)
  })
  const [only, other] = rises.filter(({ at }) => namesThing(question, index, at))
  return only === undefined || other !== undefined ? [] : [only]
}

/** Whether a passage or its paragraph names all that is asked for; what pays for how long it says itself. */
function namesThing(question: Question, index: SentenceIndex, at: number): boolean {
  const words = questionWords(question, index).filter(
    ({ stem, isVague }) => !isVague && stem.length >= leastLength && !ofRising.test(stem),
  )
  const bags = [index.bags.of(at), index.bags.over(at), index.bags.around(at)]
  return words.every((word) => bags.some((bag) => holds(word, bag, index) > 0))
}
