import type { DetailPhrases } from '../../phrases/detail-phrases.ts'

export const details: DetailPhrases = {
  withinTime: 'en (?:el|un) plazo de|dentro de',
  refersElsewhere: '^(?:véase|ver)_',
  defines: '^significa_',
  headsCase: '^(?:por favor|si|en caso)_',
  incorporatedIn: 'con domicilio (?:social )?en_',
  takesOff: 'menos',
  whileIt: '(?:durante|después de|tras) (?:(?:el|la|todo el) )?',
  ofWhole: '^(?:de|del) (?:(?:la|las|los|nuestr\\p{L}+) )?$',
  takenFrom: 'de|del',
  whoActs: '(?:usted|ustedes|le|nos)_',
  andOr: '[yeou]_',
  notAsNoun: 'sin|ningún|ninguna',
  limitedTo: 'limitad[ao] a',
  seat: '^domicilio social_',
  offersMade: '(?:presupuestos?|ofertas?)_',
  eachOne: '^(?:por|al|a la) (?:día|noche|semana|mes|año|hora|persona)_',
  asksToQuote: '^(?:por favor )?(?:indique|cite|mencione)[^.]{0,40}(?:número|referencia)',
  bankAccount: '(?:número de cuenta|cuenta bancaria)_',
  banned:
    '(?:prohibid\\p{L}+|prohíbe\\p{L}*|no se (?:permite|admite)\\p{L}*|no está\\p{L}* permitid\\p{L}+)_',
  standsSo:
    '^(?:(?:aún )?no se ha (?:decidido|tomado)|(?:esto|este documento) no es una? (?:factura|multa|oferta|contrato))',
  deniesValue: '^(?:no|nunca|ningun[oa]?|nada)_',
  ownDate:
    '(?:fecha(?: (?:de (?:emisión|expedición|envío|firma)|de(?:l| la) (?:informe|contrato|carta|resolución|presupuesto)))?|emitido el|lugar y fecha)',
  signedThen: '^(?:firmado|fdo\\.)',
  heldThen: '(?:reunión|sesión|junta|celebrada|acta)(?: \\p{L}+){0,8} (?:del?|el día|el)_',
  madeOn: '(?:suscrit|celebrad|firmad)[oa](?: (?:a|en) \\p{Lu}[\\p{L}-]+,?)?(?: (?:el|a))?',
  harmed:
    '(?:personas|clientes|pacientes|niños|cuentas|archivos|casos) .{0,40}(?:herid|quemad|fallecid|afectad|robad|sustraíd|descargad)',
  goesOnUntil:
    '(?:comenzar\\p{L}*|empezar\\p{L}*|comienzan?)_[^.;]{3,60}(?<!\\p{L})(?:hasta|durar|terminar)',
  atMost: 'como máximo|no más de(?:l)?',
  allergy: 'alerg\\p{L}+',
  maySomebody: '(?:puede[n]?|debe[n]?)_',
  wouldHave: 'habría[n]?_',
  keyFigure:
    '^(?:ingresos?(?: .{2,20})?|ventas(?: netas)?|resultado .{2,30}|beneficio .{2,20}|deuda neta|dividendo.{0,20})$',
  medicine: '^(?:dosis|dosificación|posología|medicamentos?)_',
  untilNow: '^(?:actual\\p{L}*|anterior\\p{L}*|antes|hasta|hoy)_',
  fromNow: '^(?:nuev[oa]|desde|a partir|después)_',
  responseTime: 'tiempo de (?:respuesta|resolución|reparación)_',
  eachPeriod: '(?:(?:al|por) |(?<=\\/\\s?))(?:mes|semana)_',
  priceOf: '(?:renta|salario|precio|prima|préstamo|alquiler|cuota)_',
  termRuns:
    '(?:contrato|duración|plazo|vigencia)_[^.;:]{0,50}?\\s(?:es|será|comienza|tendrá|inicia)_',
  rowOfPrice: '^(?:coste (?:anual )?estimado|mensualidad)',
  instalment: '(?:mensualidad (?:es|será|asciende)|cuota mensual)_',
  rowOfTerm: '^(?:fecha de inicio|duración|plazo)_',
  wasOnce: 'fue(?:ron)?_',
  agenda: 'orden del día_',
  recommends: 'recomend',
  recommendedElsewhere: '',
  sendsBack:
    '(?:firm\\p{L}+|devolv\\p{L}+|remit\\p{L}+|responda\\p{L}*|confirm\\p{L}+|restitu\\p{L}+)_',
  periodEnds: 'plazo_(?:[^.;]|(?<=\\p{N})\\.){0,60}(?:vence|finaliza|termina)_',
  atOnce: '^(?:de inmediato|inmediatamente|inmediato)_',
  ifOrWhen: '^si_',
  beforeDay: 'el|a',
  atPlace: '^(?:en|a)_',
}
