import type { CuePhrases } from '../../phrases/cue-phrases.ts'

export const cues: CuePhrases = {
  saysWhatItDoes:
    '(?:wir (?:schlagen|stellen|untersuchen|entwickeln)|(?:dieser|diese|dieses) (?:arbeit|bericht|studie|artikel|dokument|vertrag))',
  tellsResult: '(?:ergab|zeigt|zeigen|gestiegen|gesunken)_',
  concludes: '(?:zusammenfassend|insgesamt|schlussfolger\\p{L}*|somit|folglich)_',
  advises: '(?:empfehlen|empfohlen|empfiehlt|sollten?|ratsam)_',
  tellsProblem: '(?:jedoch|allerdings|aber|problem)_',
  tellsBackground: '',
  givesExample: '(?:zum beispiel|z\\.\\s?b\\.)',
  tellsRisk:
    '(?:risik\\p{L}+|gefahr\\p{L}*|warnung|haft(?:et|ung)|vertragsstrafe|verzug|schäden|kündigung|verlust\\p{L}*)_',
  tellsDuty: '(?:muss|müssen|verpflichtet|hat zu|haben zu)_',
  tellsDecision: '(?:beschlossen|entschieden)_',
  goesOnFrom: '(?:dies\\p{L}*|es|sie|also|so)_',
  pointsToPicture: '(?:abbildung|tabelle|tab\\.|section)',
  writerHimself: '',
  tellsNews: '(?:neue?\\p{L}*|wichtig\\p{L}*)_',
}
