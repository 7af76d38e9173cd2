import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'

export const answers: AnswerPhrases = {
  joinsReason:
    '(?:omdat|doordat|wegens|vanwege|aangezien|zodat|door(?:dat)? |als gevolg van|daarom|reden|om te voorkomen)_',
  asksWhoBears:
    'wie (?:betaalt|moet|zorgt|is (?:verantwoordelijk|aansprakelijk)|draait op|regelt|repareert|onderhoudt|krijgt)_',
  laysBurden:
    '(?:moet|moeten|betaalt|betalen|draagt|zorgt|verplicht|voor rekening van|verantwoordelijk|vergoedt|vergoeden)_',
  doneBy: '',
  announcesTime: '(?:(?<=[:,]\\s)|(?:over|weten|lees|vertelt)\\s)wanneer\\s',
  listsEnclosures: '^bijlagen?',
  supposesEnd: '(?:na|voor) (?:het |de )?(?:einde|afloop|beëindiging|begin)',
  rangeTo: 'tot|en',
  orMore: '(?:en|of) (?:ouder|meer|langer)',
  moreThan: 'vanaf|boven|ouder dan|meer dan',
  lessThan: 'onder|tot|jonger dan|minder dan',
  ofAge: '(?:leeftijd|jaar)_',
  leastAge: 'minstens',
  secretWord: 'pin|wachtwoord|code',
  smallNumber: '(?:twee|drie|vier)_',
  pageLine: '^(?:pagina|blad)\\s*[0-9]',
}
