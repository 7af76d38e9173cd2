import type { RowPhrases } from '../../phrases/row-phrases.ts'

export const rows: RowPhrases = {
  sumOfAll: '^(?:importe |precio |coste |prima |cuota |renta )?total_|^suma total_',
  leftToPay: [
    '(?:a pagar|a ingresar|(?:saldo|importe|total) (?:deudor|pendiente|adeudado)|deuda total|saldo a su cargo)_',
    '(?:pendiente de pago|por pagar)_',
  ].join('|'),
  toPayNow: '(?:a pagar|a ingresar)_',
  instalmentLabel:
    '^(?:(?:cuota|pago|recibo|cargo|adeudo|prima) (?:mensual|trimestral|anual|semanal)|mensualidad)',
  refundLabel: 'a devolver|a su favor',
  dueDay: '^(?:fecha (?:límite de pago|de (?:vencimiento|cargo|cobro))|vencimiento)$',
  givesThanks: '^(?:gracias|le agradecemos)',
  numberedClause: '^(?:artículo|art\\.|cláusula)\\s?\\p{N}',
  definesTerm: '(?<=["”»“] )significa\\s',
  opensRefused: [
    '^(?:(?:denegad|rechazad|desestimad|inadmitid|revocad)[oa]s?|desfavorable)_',
    '^no (?:concedid|aprobad|autorizad|admitid|apt|aceptad|estimad|superad|reconocid)[oa]s?_',
    '^(?:no (?:cumple|procede|conforme)|(?:parcialmente|en parte) (?:concedid|aprobad|estimad|aceptad)[oa]s?)_',
    '^suspens[oa]s?_',
  ].join('|'),
  opensGranted:
    '^(?:(?:concedid|aprobad|autorizad|admitid|aceptad|estimad|superad|reconocid)[oa]s?|favorable|apt[oa]s?|conforme)_|^cumple_',
  nameOfPerson: 'nombre$',
  whoColumn: '^quién|^(?:responsable|a cargo de|encargado)_',
  untilColumn: '^(?:plazo|cuándo)_',
  columnOfPast: '(?:nacimiento|nacid[oa]|desde)_',
  partOfSum: '^de los cuales_',
  includedInSum: '(?<=[（(])(?:(?:ya) )?(?:incluid[oa]s?)(?: (?:en el) ?[^()（）]{0,30})?[)）]',
  opensParties: '^(?:entre|asistentes|presentes)|^nombre',
  rangeColumn: [
    '(?:(?:valores? |rango |intervalo )?(?:de )?(?:referencia|referência)|valores? (?:normal(?:es)?|límite|limite))_',
    '(?:límites?|umbral(?:es)?|valor(?:es)? (?:máximo|guía|paramétrico)s?)_',
  ].join('|'),
  mostColumn: '(?:umbral(?:es)?|límites?)_',
  namesReference: '(?:referencia|expediente)_|número_',
  intervalCell:
    '^(?:cada|todos los|todas las|a los|en|dentro de|después de)\\s\\p{N}[\\p{N}.,]*\\s?\\p{L}',
  untilDay: '^(?:antes|hasta)\\s\\D{0,12}\\p{N}',
  unitColumn: '^unidad(?:es)?$',
  noteColumn: '^nota$|^observaci(?:ón|ones)$',
  countedBy: '^(?:por|al)\\s\\p{L}+$',
  yesOrNo: '^(?:sí|si|no)$',
  datedBeside: '^fecha\\s\\p{N}',
  opensExceptions: '(?:salvo(?: que)?|excepto|a menos que)[,:]?$',
  opensDefects: 'defectos?\\)?:$',
  pleads: '^por favor_|^rogamos_',
  upToLimit: '^(?:hasta|máx\\.?|max\\.?)(?=\\s?[-−]?\\d)',
  fromLimit: '^(?:mín\\.?|min\\.?)(?=\\s?[-−]?\\d)',
  toLimit: 'a(?=\\s?[-−]?\\d)',
}
