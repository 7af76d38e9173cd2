import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: '^نحن_',
  asksOfReader: 'يرجى',
  forbidsReader: '',
  opensContrast: '',
  unlessClause: '',
  forbids: '',
  asksNothing: '',
  wishedFor: '',
  saidEarlier: '(?:ذكرت|أفدت|صرحت) (?:أن|بأن)_[^.;]*',
  withoutHaving: '',
  writerHasTo: '',
  hasToBe: '',
  invertedClause: '',
  capsLiability: '',
  formality: '(?:بخط واضح|قراءة .{0,40}بعناية)_',
  toBeRead: '',
}
