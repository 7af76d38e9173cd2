import type { CuePhrases } from '../../phrases/cue-phrases.ts'

export const cues: CuePhrases = {
  saysWhatItDoes: '(?:este (?:artigo|relatório|estudo|trabalho)|propomos|apresentamos)',
  tellsResult: '(?:mostra|mostram)_',
  concludes: '(?:em conclusão|em resumo|portanto)_',
  advises: '(?:recomend\\p{L}+|deve(?:m|ria|riam))_',
  tellsProblem: '(?:no entanto|porém|mas)_',
  tellsBackground: '',
  givesExample: '(?:por exemplo)',
  tellsRisk: '(?:riscos?|perigos?|multas?|responsab\\p{L}+|incumprimento|perdas?)_',
  tellsDuty: '(?:deve|deverá|obriga-se)_',
  tellsDecision: '(?:decidiu)_',
  goesOnFrom: '(?:este|isto|ele)_',
  pointsToPicture: '(?:figura|fig\\.|tabela)',
  writerHimself: '',
  tellsNews: '(?:nov[oa]s?|principal\\p{L}*)_',
}
