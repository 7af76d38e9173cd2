import type { ChatMessage } from '@precis/domain'
import { splitWords } from '../../text/tokens.ts'
import type { ClauseKind } from '../clauses/clause-kind.ts'
import { clauseKinds } from '../clauses/clause-kinds.ts'
import { type AnswerType, answerTypeOf } from './answer-types.ts'
import type { SentenceIndex } from './sentence-index.ts'
import { synonymGroups } from './synonyms.ts'

const askingWords = new Set(
  `what which who whom whose when where why how many much long often far old tell me us please explain describe list give name say says said
mentioned according document text agreement's does did do is are was were there any some kind type following
large high big tall deep wide fast old heavy hoch groß teuer lang
was wer wem wen wann wo wohin warum wieso wie viel viele welche welcher welches welchen lange laut dokument gibt
qui quoi quand où combien pourquoi comment quel quelle quels quelles est-ce
quién quiénes qué cuándo dónde cuánto cuánta cuántos cuántas cuál cuáles cómo
chi che quando dove quanto quanta quanti quante quale quali come perché
quem quê quando onde quanto quanta quantos quantas qual quais como
wie wat wanneer waar waarom hoe hoeveel welk welke`.split(/\s+/u),
)
const unspacedAsking =
  /什么时候|什么|是多少|是谁|谁是|多久|多长|多少|何时|哪里|哪个|谁|为什么|怎么|吗|呢|请问|いつ|どこ|だれ|誰|なに|何|なぜ|どう|いくら|ですか|ますか|か？/gu
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const refersBack =
  /\b(?:it|its|they|them|their|he|him|his|she|her|this|that|these|those|there|then|same|former|latter|er|sie|es|ihn|ihm|dies\w*|il|elle|ils|elles|cela|ello|ella|esto|eso|questo|quello|lui|lei|isso|isto|ele|ela|dit|dat|deze|hij|zij)\b|^(?:and|und|et|y|e|en|what about|how about|was ist mit|et pour|y para)\b/iu

/** A question as the search needs it. */
export interface Question {
  readonly text: string
  readonly type: AnswerType
  /** Stems the question itself asks with. */
  readonly stems: readonly string[]
  /** Stems to search for and what each counts: the question's own 1, synonyms and what came before less. */
  readonly terms: ReadonlyMap<string, number>
  /** For each of the question's stems those that mean the same. */
  readonly alike: ReadonlyMap<string, ReadonlySet<string>>
  /** Names and numbers as written in the question, stemmed. */
  readonly names: ReadonlySet<string>
  readonly kinds: readonly ClauseKind[]
  readonly isFollowUp: boolean
  /** Written in a script without spaces, where words are only guessed as pairs of characters. */
  readonly isUnspaced: boolean
}

export function readQuestion(
  text: string,
  history: readonly ChatMessage[],
  index: SentenceIndex,
): Question {
  const own = contentWords(text, index)
  const stems = [...new Set(own.map((word) => index.stemmer.stem(word)))]
  const previous = history.filter(({ role }) => role === 'user').at(-1)?.content
  const isFollowUp = previous !== undefined && (refersBack.test(text) || stems.length <= 1)
  const terms = new Map<string, number>()
  const alike = new Map<string, Set<string>>()
  for (const word of own) addWithSynonyms(word, index, terms, alike)
  for (const stem of stems) terms.set(stem, 1)
  let kinds = kindsAsked(text)
  if (isFollowUp) {
    for (const word of contentWords(previous, index)) {
      const stem = index.stemmer.stem(word)
      if (!terms.has(stem)) terms.set(stem, 0.6)
    }
    if (kinds.length === 0) kinds = kindsAsked(previous)
  }
  const ownType = answerTypeOf(text)
  const type = ownType === 'other' && isFollowUp ? answerTypeOf(previous) : ownType
  return {
    text,
    type,
    stems,
    terms,
    alike,
    names: namesIn(text, index),
    kinds,
    isFollowUp,
    isUnspaced: unspaced.test(text),
  }
}

function contentWords(text: string, index: SentenceIndex): string[] {
  const spoken = text.replace(unspacedAsking, ' ')
  return splitWords(spoken).filter(
    (word) =>
      !askingWords.has(word) &&
      !index.stemmer.isStopWord(word) &&
      !(word.length === 1 && /[a-z]/u.test(word)),
  )
}

function addWithSynonyms(
  word: string,
  index: SentenceIndex,
  terms: Map<string, number>,
  alike: Map<string, Set<string>>,
): void {
  if (index.language !== 'en') return
  const stem = index.stemmer.stem(word)
  for (const group of synonymGroups) {
    if (!group.some((member) => index.stemmer.stem(member) === stem)) continue
    for (const member of group) {
      const other = index.stemmer.stem(member)
      if (other === stem) continue
      if (!terms.has(other)) terms.set(other, 0.35)
      const set = alike.get(stem) ?? new Set<string>()
      set.add(other)
      alike.set(stem, set)
    }
  }
}

function namesIn(text: string, index: SentenceIndex): ReadonlySet<string> {
  const names = new Set<string>()
  for (const match of text.matchAll(/(?<=\S\s)["'“‘(]?(\p{Lu}[\p{L}\p{N}’'-]*|\d[\d.,]*)/gu)) {
    for (const word of splitWords(match[1] ?? '')) {
      if (!index.stemmer.isStopWord(word)) names.add(index.stemmer.stem(word))
    }
  }
  return names
}

function kindsAsked(text: string): ClauseKind[] {
  const asked = clauseKinds.filter((kind) => kind.question.test(text))
  const special = asked.filter((kind) => kind.isGeneral !== true)
  return special.length > 0 ? special : asked
}
