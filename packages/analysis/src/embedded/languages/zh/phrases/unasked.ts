import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: '^我',
  asksOfReader: '请',
  forbidsReader: '',
  opensContrast: '',
  unlessClause: '',
  forbids: '',
  asksNothing: '',
  wishedFor: '',
  saidEarlier: '您?(?:曾)?(?:告知|表示|称)(?:我们|本)[^。；]*',
  withoutHaving: '',
  writerHasTo: '',
  hasToBe: '',
  invertedClause: '',
  capsLiability: '',
  formality: '请(?:仔细阅读|用正楷)|请勿回复',
  toBeRead: '',
}
