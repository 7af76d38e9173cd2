import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: '^(?:当社|弊社|私)',
  asksOfReader: 'ください',
  forbidsReader: '',
  opensContrast: '',
  unlessClause: '',
  forbids: '',
  asksNothing: '',
  wishedFor: '',
  saidEarlier: '(?:とのお話|と申告|と述べ)[^。]*',
  withoutHaving: '',
  writerHasTo: '',
  hasToBe: '',
  invertedClause: '',
  capsLiability: '',
  formality: 'よくお読み|大切に保管|楷書で',
  toBeRead: '',
}
