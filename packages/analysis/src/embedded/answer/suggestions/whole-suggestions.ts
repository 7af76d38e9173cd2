import type { Reading } from '../../document/read.ts'
import type { Genre } from '../../languages/kind-ids.ts'
import type { Matter } from '../../languages/questions.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import type { Detail } from '../../summary/details/detail.ts'

type Asked = Extract<Matter, 'tasks' | 'decision' | 'deadlines'>

/** Questions about the whole document, which its summary answers. */
export const wholeQuestions: Readonly<Record<RulesLanguage, Readonly<Record<Asked, string>>>> = {
  en: {
    tasks: 'What do I have to do?',
    decision: 'What was decided?',
    deadlines: 'What are the deadlines?',
  },
  de: {
    tasks: 'Was muss ich tun?',
    decision: 'Was wurde beschlossen?',
    deadlines: 'Welche Fristen gibt es?',
  },
  fr: {
    tasks: 'Que dois-je faire ?',
    decision: 'Qu’est-ce qui a été décidé ?',
    deadlines: 'Quels sont les délais ?',
  },
  es: {
    tasks: '¿Qué tengo que hacer?',
    decision: '¿Qué se ha decidido?',
    deadlines: '¿Qué plazos hay?',
  },
  it: {
    tasks: 'Che cosa devo fare?',
    decision: 'Che cosa è stato deciso?',
    deadlines: 'Quali sono le scadenze?',
  },
  pt: {
    tasks: 'O que tenho de fazer?',
    decision: 'O que foi decidido?',
    deadlines: 'Quais são os prazos?',
  },
  nl: {
    tasks: 'Wat moet ik doen?',
    decision: 'Wat is er besloten?',
    deadlines: 'Welke termijnen zijn er?',
  },
  pl: {
    tasks: 'Co muszę zrobić?',
    decision: 'Co postanowiono?',
    deadlines: 'Jakie są terminy?',
  },
  ru: {
    tasks: 'Что мне нужно сделать?',
    decision: 'Что решили?',
    deadlines: 'Какие сроки?',
  },
  ar: {
    tasks: 'ماذا يجب أن أفعل؟',
    decision: 'ما القرار؟',
    deadlines: 'ما المواعيد النهائية؟',
  },
  zh: {
    tasks: '我需要做什么？',
    decision: '决定了什么？',
    deadlines: '有哪些期限？',
  },
  ja: {
    tasks: '何をすればいいですか。',
    decision: '何が決まりましたか。',
    deadlines: '期限はいつですか。',
  },
}

/** Kinds of papers that exist to say what was decided. */
const settling: readonly (string | undefined)[] = ['minutes', 'decision', 'judgment']
const surely = 0.6
/** Manuals and papers of science tell everybody what to do, and nobody in particular. */
const forEverybody: readonly Genre[] = ['manual', 'paper']
const fewestDeadlines = 2

/** What a reader asks of such a paper as a whole, as far as its summary tells it. */
export function wholeSuggestions(
  { findings, type }: Reading,
  details: readonly Detail[],
  language: RulesLanguage,
): string[] {
  const asked = wholeQuestions[language]
  const isRecord = type.genre === 'meeting' || settling.includes(type.id)
  const isDecided = isRecord && findings.some(({ decision }) => decision >= surely)
  const isAsked = findings.some(({ action }) => action >= surely)
  const deadlines = details.filter(({ fact }) => fact.kind === 'deadline').length
  return [
    ...(isDecided ? [asked.decision] : []),
    ...(isAsked && !forEverybody.includes(type.genre) ? [asked.tasks] : []),
    ...(deadlines >= fewestDeadlines ? [asked.deadlines] : []),
  ]
}
