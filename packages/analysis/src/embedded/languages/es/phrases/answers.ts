import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'
import { questions } from '../questions.ts'

export const answers: AnswerPhrases = {
  joinsReason:
    '(?:porque|ya que|puesto que|debido a|a causa de|por motivos? de|dado que|con el fin de|para que|por haber|por no|motivo|en virtud de)_',
  givesNoReason:
    '(?:sin (?:necesidad de )?(?:expresar|indicar|alegar|dar|explicar) (?:\\p{L}+ )?(?:causa|motivos?|razón|razones)|no (?:está|estamos|están) obligad[oa]s? a (?:motivar|justificar|explicar|dar (?:motivos|razones|explicaciones)))_',
  asksWhoBears:
    'quién (?:paga|debe|tiene que|se encarga|se ocupa|es responsable|asume|repara|cubre|arregla|limpia|recibe)_',
  laysBurden: [
    'debe|deben|deberá|paga|pagan|asume|corre|corren|hace cargo|obligad[oa]|a cargo de',
    'por cuenta de|correrán|responsable',
  ].join('|'),
  ofAnyContract:
    '^(?:contrato|acuerdo|partes?|fechas?|obligaci(?:ón|ones)|compromisos?|cláusulas?)$',
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
  asksForMoney: 'pag|abon|ingres',
  payBy: 'antes del?|hasta el|a más tardar el',
  dayOfLimit: '',
  givesTime: 'plazo (?:de pago )?de',
  aheadOf: 'antes de',
  wasPaid: 'ya (?:pagad|abonad)',
  paysOtherDay: 'descuento|rehabilit',
  asksForArrival: 'acreditad|en nuestra cuenta',
  restOfSum: '(?:el|del) (?:resto|saldo)_',
  allPayable: 'total[^|]{0,12}adeudado',
  totalBefore: 'total(?: general)?(?:,|$)',
  wholeCost: '^coste? (?:estimado|anual|previsto)_|^costo (?:estimado|anual|previsto)_',
  statesPrice:
    '(?:el |la )?(?:precio|coste|costo)(?: total| final)?(?: del? [^.;,]{1,30}?)? (?:es de|asciende a|será de|se fija en)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'semanal',
  monthly: 'mensual',
  yearly: 'anual',
  regularPayment: 'cuota|renta|alquiler|recibo',
  paidBesides: 'opcional|adicional|extra',
  moreOrLess: '(?:más|menos)_',
  besidesIt: 'además',
  goesUpBy: 'aument\\p{L}{0,4} (?:de|del)',
  toSum: 'a',
  ofRising: '^(?:sub[ei]|baj|aument)',
  ifSomebodyDoes: '',
  whoAsks: '',
  whoReads: '',
}
