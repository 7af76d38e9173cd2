import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'

export const answers: AnswerPhrases = {
  joinsReason:
    '(?:porque|ya que|puesto que|debido a|a causa de|por motivos? de|dado que|con el fin de|para que|por haber|por no|motivo|en virtud de)_',
  asksWhoBears:
    'quién (?:paga|debe|tiene que|se encarga|se ocupa|es responsable|asume|repara|cubre|arregla|limpia|recibe)_',
  laysBurden: [
    'debe|deben|deberá|paga|pagan|asume|corre|corren|hace cargo|obligad[oa]|a cargo de',
    'por cuenta de|correrán|responsable',
  ].join('|'),
  doneBy: 'por',
  announcesTime: 'cuándo_',
  listsEnclosures: '^(?:adjuntos?|anexos?)',
  supposesEnd:
    '(?:tras|después d|antes d)\\p{L}* (?:el |la )?(?:fin|finalización|término|terminación|inicio)',
  rangeTo: 'a|al|y',
  orMore: '[yo] (?:más|mayores)',
  moreThan: 'más de|mayor(?:es)? de|a partir de|al menos',
  lessThan: 'menor(?:es)? de|menos de|hasta',
  ofAge: '(?:edad|años|nacid[oa])_',
  leastAge: 'al menos',
  secretWord: 'pin|contraseña|código',
  smallNumber: '(?:dos|tres)_',
  pageLine: '^(?:página|pág\\.)\\s*[0-9]',
}
