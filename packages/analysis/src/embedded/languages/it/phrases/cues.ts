import type { CuePhrases } from '../../phrases/cue-phrases.ts'

export const cues: CuePhrases = {
  saysWhatItDoes: '(?:questo (?:articolo|rapporto|studio|documento)|proponiamo|presentiamo)',
  tellsResult: '(?:mostrano|mostra)_',
  concludes: '(?:in conclusione|in sintesi|pertanto)_',
  advises: '(?:raccomand\\p{L}+|si consiglia|dovrebbe(?:ro)?)_',
  tellsProblem: '(?:tuttavia|però)_',
  tellsBackground: '',
  givesExample: '(?:per esempio)',
  tellsRisk:
    '(?:rischi\\p{L}*|pericol\\p{L}+|penal[ei]|responsab\\p{L}+|inadempi\\p{L}+|perdit[ae]|danni)_',
  tellsDuty: '(?:deve|devono|si impegna)_',
  tellsDecision: '(?:ha deciso)_',
  goesOnFrom: '(?:questo|esso)_',
  pointsToPicture: '(?:figura|tabella|fig\\.)',
  writerHimself: '',
  tellsNews: '(?:nuov\\p{L}+|principal\\p{L}*)_',
}
