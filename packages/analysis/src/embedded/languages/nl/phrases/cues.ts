import type { CuePhrases } from '../../phrases/cue-phrases.ts'

export const cues: CuePhrases = {
  saysWhatItDoes: '(?:dit (?:artikel|rapport|onderzoek|document)|deze studie)',
  tellsResult: '(?:toont|tonen)_',
  concludes: '(?:concluderend|kortom|samenvattend|daarom)_',
  advises: '(?:aanbevolen|aanbevel\\p{L}*|bevelen|zou(?:den)? moeten)_',
  tellsProblem: '(?:echter|maar)_',
  tellsBackground: '',
  givesExample: '(?:bijvoorbeeld)',
  tellsRisk: '(?:risico\\p{L}*|gevaar|boete\\p{L}*|aansprakelijk\\p{L}*|verlies|schade)_',
  tellsDuty: '(?:moet|moeten|verplicht)_',
  tellsDecision: '(?:besloten)_',
  goesOnFrom: '(?:dit|het|ze|die)_',
  pointsToPicture: '(?:figuur|tabel|fig\\.)',
  writerHimself: '',
  tellsNews: '(?:nieuwe?|belangrijk\\p{L}*)_',
}
