import type { CuePhrases } from '../../phrases/cue-phrases.ts'

export const cues: CuePhrases = {
  saysWhatItDoes: '',
  tellsResult: '',
  concludes: '',
  advises: '',
  tellsProblem: '',
  tellsBackground: '',
  givesExample: '',
  tellsRisk: '',
  tellsDuty: '',
  tellsDecision: '',
  goesOnFrom: '',
  pointsToPicture: '',
  writerHimself: '',
  tellsNews: '',
}
