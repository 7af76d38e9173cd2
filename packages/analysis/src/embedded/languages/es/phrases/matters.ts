import type { MatterPhrases } from '../../phrases/matter-phrases.ts'

export const matters: MatterPhrases = {
  offerHolds: [
    '(?:oferta|presupuesto|propuesta|condiciones|precios?)_[^;]{0,60}(?<!\\p{L})(?:válid[oa]s?|vigentes?|vence|caduca|durante|mant\\p{L}+)',
    '(?:presupuesto|propuesta)_[^;]{0,60}(?<!\\p{L})(?:válid[oa]s?|vigentes?|vence|caduca|mant\\p{L}+)',
  ].join('|'),
  periodCloses:
    '(?:plazo|inscripci\\p{L}+|reembolso)_(?:[^.;]|(?<=\\p{N})\\.){0,60}(?<!\\p{L})(?:finaliza|termina|vence|acaba|expira|encerra)',
  ifNotDone: '',
  wholePrice: 'precio total|importe total',
  costsOthers: '',
  paidOut: '^a (?:abonar|pagar)$',
  paysForIt: 'paga_',
  nothing: 'nada_',
  limitOfCover: '^(?:límite|suma asegurada|capital)\\s?:',
  keepsInsured: 'seguro .{0,30}de al menos_',
  interestRate: '(?:inter[eé]s(?:es)?|tae|tin)_',
  stillOwed: 'saldo (?:a nuestro favor|pendiente|deudor)_|queda(?:n)? por pagar_',
  ifOthersEnd: '(?:si|cuando|porque) (?:(?!(?<!\\p{L})usted_)[^,.;:]){1,120}',
  replacesEarlier: 'anula y sustituye_',
  endsThings:
    '(?:cancel\\p{L}*|terminat\\p{L}+|revoc\\p{L}+) (?:[\\p{L}-]+ ){0,4}(?:claves?|contraseñas?)_',
  mayBeEnded: 'pued[ea]n? ser (?:rescindid|cancelad|resuelt)\\p{L}*',
  timesOver: '(?:días?|horas?) (?:por|a la|al) ?(?:semana|mes|año)_',
  besideTerm: '(?:descuento|bonus)_',
  begins: '(?:comienza|empieza|se inicia|entra en vigor|se incorpora)_',
  agreementRuns:
    '(?:duración|contrato|arrendamiento|vigencia|vigente|prórroga|garantía|plazo)_|prorrog|renov|período de prueba_',
  timeOfUse: 'aparcamiento_',
  momentary: '(?:segundos?|minutos?)_',
  readerOfPaper: '(?:usted|su|cada parte|cualquiera de las partes)_',
  writerOfPaper: '(?:nosotros|la arrendadora|el arrendador)_',
  mayBeLost: 'se cancelará_|será cancelad[oa]_',
  whoEnds: 'en caso de (?:cancelación|desistimiento|baja|anulación)_',
  wayLabel: '^(?:rescisión|cancelación|desistimiento|preaviso)_',
  noticeLabel: '',
  endsByNotice: '',
  endedAlready: '(?:fue|ha sido|ha quedado) (?:cancelad|revocad|anulad)[oa]_',
  ofCourt: '(?:tribunal|juzgado)_',
  numberInWords: '(?:siete|catorce|quince|treinta)_',
  takesBack: 'desisti',
  namesFee: 'indemniza|penaliza|euros?_',
}
