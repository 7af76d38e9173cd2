import type { CuePhrases } from '../../phrases/cue-phrases.ts'

export const cues: CuePhrases = {
  saysWhatItDoes:
    '(?:cet article|ce rapport|cette étude|ce document|nous (?:proposons|présentons))',
  tellsResult: '(?:montrent?|montre que)_',
  concludes: '(?:en conclusion|en résumé|ainsi|par conséquent)_',
  advises: '(?:recommand\\p{L}+|il (?:faut|convient|est conseillé)|devrait|devraient)_',
  tellsProblem: '(?:cependant|toutefois|mais)_',
  tellsBackground: '',
  givesExample: '(?:par exemple)',
  tellsRisk:
    '(?:risques?|dangers?|pénalité\\p{L}*|responsab\\p{L}+|résili\\p{L}+|pertes?|retard\\p{L}*)_',
  tellsDuty: "(?:doit|doivent|s'engage)_",
  tellsDecision: '(?:a décidé)_',
  goesOnFrom: '(?:il|elle|ils|ceci|cela)_',
  pointsToPicture: '(?:tableau|figure|fig\\.|section|table)',
  writerHimself: '',
  tellsNews: '(?:nouve\\p{L}+|principal\\p{L}*|important)_',
}
