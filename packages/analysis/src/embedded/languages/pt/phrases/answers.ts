import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'

export const answers: AnswerPhrases = {
  joinsReason: [
    'porque|pois|uma vez que|devido a|por causa d|em virtude d|visto que|dado que',
    'por (?:ter|não ter|falta)|a fim de|para que|motivo',
  ].join('|'),
  asksWhoBears:
    'quem (?:paga|deve|tem de|tem que|é responsável|trata|repara|cobre|assume|limpa|recebe)_',
  laysBurden:
    'deve|devem|deverá|paga|pagam|suporta|cabe|a cargo d|por conta d|compromete|responsável',
  doneBy: 'por|pelo|pela',
  announcesTime: '(?:(?<=[:,]\\s)|(?:saber|indica|dizer)\\s)quando\\s',
  listsEnclosures: '^anexos?',
  supposesEnd: '(?:após|depois d|antes d)\\p{L}* (?:o |a )?(?:fim|termo|cessação|início)',
  rangeTo: 'a|até|e',
  orMore: 'ou mais|e mais',
  moreThan: 'mais de|maior(?:es)? de|a partir de',
  lessThan: 'menor(?:es)? de|menos de|até',
  ofAge: '(?:idade|anos|nascid[oa])_',
  leastAge: 'pelo menos',
  secretWord: 'pin|senha|palavra-passe|código',
  smallNumber: '(?:dois|três)_',
  pageLine: '^(?:página|pág\\.)\\s*[0-9]',
}
