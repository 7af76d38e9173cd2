import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: '^(?:мы|я)_',
  asksOfReader: 'просим|рекомендуем|(?:прошу|советую)_',
  forbidsReader: '',
  opensContrast: '(?<=[,;]\\s)(?:но|однако|затем|после этого)_',
  unlessClause: '',
  forbids: 'не (?:вправе|может|должен)_',
  asksNothing: '(?:не обязан[аоы]?|не (?:нужно|требуется|надо|подлежит))_',
  wishedFor: '',
  saidEarlier: 'вы (?:сообщили|указали|заявили|пояснили)_[^.;]*',
  withoutHaving: 'без необходимости_[^.;]*',
  writerHasTo: '(?:если|когда|что|котор\\p{L}+) мы (?:должны|обязаны)_',
  hasToBe: 'должен (?:быть )?(?:не моложе|старше|достичь)',
  invertedClause: '',
  capsLiability: 'ответственность_[^.;]{0,80}? может_[^.;]*',
  formality:
    '(?:не принима(?:йте|ть) во внимание|печатными буквами|внимательно (?:прочитайте|прочтите|ознаком\\p{L}*))_|не отвечайте на это_',
  toBeRead: 'прочитайте(?: внимательно)?[.!)]*$',
}
