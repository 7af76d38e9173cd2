import type { CuePhrases } from '../../phrases/cue-phrases.ts'

export const cues: CuePhrases = {
  saysWhatItDoes: '(?:este (?:artículo|informe|estudio|trabajo|documento)|proponemos|presentamos)',
  tellsResult: '(?:muestra|muestran)_',
  concludes: '(?:en conclusión|en resumen|por lo tanto|por tanto)_',
  advises: '(?:recomend\\p{L}+|se debe|deber[ií]an?)_',
  tellsProblem: '(?:sin embargo|pero)_',
  tellsBackground: '',
  givesExample: '(?:por ejemplo)',
  tellsRisk:
    '(?:riesgos?|peligro\\p{L}*|penalizaci\\p{L}+|responsab\\p{L}+|incumplimiento|pérdidas?)_',
  tellsDuty: '(?:debe|deberá|deberán)_',
  tellsDecision: '(?:decidi(?:ó|eron))_',
  goesOnFrom: '(?:este|esto|ella|es)_',
  pointsToPicture: '(?:figura|tabla|fig\\.)',
  writerHimself: '',
  tellsNews: '(?:nuev\\p{L}+|principal\\p{L}*)_',
}
