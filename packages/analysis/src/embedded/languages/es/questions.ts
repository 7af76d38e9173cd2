import type { Questions } from '../questions.ts'

export const questions: Questions = {
  whole: {
    doc: [
      'documento|texto|contrato|carta|escrito|papel|informe|archivo|pdf|poliza|aviso|factura',
      'formulario|sentencia|oferta|licencia|pagina|correo|manual|cosa',
    ].join('|'),
    tail: '(?:aqui|ahora|exactamente|por favor|para (?:mi|nosotros)|de (?:esto|este|esta|aqui)(?: {doc})?|en (?:esto|este|esta|el|la)(?: {doc})?|del {doc}|de la {doc}|si (?:lo )?firmo|antes de firmar)',
    about: [
      '(?:que|y que) es (?:esto|este|esta|eso)(?: {doc})?',
      'de que (?:va|trata|se trata|habla)(?: (?:esto|este|esta|el|la)(?: {doc})?)?',
      'que (?:tipo|clase) de {doc} es(?: (?:este|esto|esta))?',
      'que (?:dice|pone|significa|quiere decir)(?: (?:esto|aqui|(?:este|esta|el|la) {doc}))?',
      '(?:me )?(?:puedes |puede )?(?:resume|resumir|resumen|resuma|resumirme|explica|explicame|explique|explicar|explicarme)(?:lo|me|melo)?(?: (?:esto|este|esta|el|la)(?: {doc})?)?',
      '(?:un )?resumen',
      '(?:por que|para que) (?:he recibido|me han enviado|me llega|recibi) (?:esto|este|esta)(?: {doc})?',
      'cual es el (?:objeto|proposito|tema|objetivo)',
    ].join('|'),
    risks: [
      '(?:cuales son|que|hay|que)(?: los| las| mis| algun| algunos)? ?(?:principales |mayores )?(?:riesgos?|peligros?|trampas?|desventajas|inconvenientes)(?: (?:hay|tiene|tengo|corro|existen))?',
      '(?:cual es|donde esta) (?:el|la) (?:mayor |principal )?(?:riesgo|peligro|trampa)',
      '(?:a que|de que|con que) (?:debo|tengo que|hay que|deberia) (?:prestar atencion|tener cuidado|fijarme|cuidarme|estar atent[oa])',
      'con que (?:debo|tengo que|hay que) tener cuidado',
      'que es lo (?:mas )?(?:peligroso|arriesgado|malo|peor)|que puede salir mal',
    ].join('|'),
    tasks: [
      'que (?:debo|tengo que|tenemos que|hay que|debemos|he de|deberia) hacer(?: ahora| ya| primero)?',
      'que (?:quieren|esperan|piden|me piden|exigen)(?: de mi| de nosotros)?|que se espera de mi',
      '(?:tengo que|debo|hay que) hacer algo',
      'cuales son (?:mis|las|los|nuestras) (?:obligaciones|tareas|deberes|proximos pasos)',
      'que obligaciones tengo',
    ].join('|'),
    points: [
      'cuales son los (?:puntos (?:clave|claves|principales|importantes)|principales puntos|datos (?:clave|importantes))',
      'que es lo (?:mas )?importante|que (?:debo|tengo que|hay que|necesito) saber',
      'lo (?:mas )?importante|(?:los )?puntos clave',
    ].join('|'),
    deadlines: [
      '(?:cuales son|que)(?: los| las)? (?:plazos|fechas(?: limite| importantes| clave)?|vencimientos)(?: (?:hay|tengo|importan))?',
      'hay (?:algun |algunos |un )?(?:plazos?|fecha limite)|(?:los )?plazos',
    ].join('|'),
    decision: [
      'que (?:han decidido|decidieron|se (?:ha )?decidi(?:do|o)|se acordo|se ha acordado|acordaron|ha decidido el juez)',
      'cual (?:es|fue) (?:la decision|el resultado)|en que quedo',
    ].join('|'),
  },
  bill: {
    when: [
      '(?:cu[aá]ndo|hasta cu[aá]ndo) (?:tengo que|debo|hay que|tenemos que) (?:pagar(?:lo|la)?(?: el resto)?|hacer el pago|abonar(?:lo|la)?)',
      '(?:para|antes de) cu[aá]ndo (?:tengo que|hay que|debo) pagar',
      'cu[aá]ndo (?:vence|me (?:lo )?cobran|se paga)',
      '(?:hasta cu[aá]ndo|cu[aá]nto tiempo) tengo(?: (?:de plazo|tiempo|para pagar))?',
    ].join('|'),
    howMuch: [
      'cu[aá]nto (?:tengo que|debo|hay que|tenemos que|debemos) pagar(?: (?:en total|ahora|todavía))?',
      'cu[aá]nto (?:debo|debemos)(?: (?:en total|todavía))?',
      'cu[aá]nto (?:me |nos )?(?:queda|falta) (?:por )?pagar',
    ].join('|'),
  },
  spans: {
    week: 'semana',
    month: 'mes|mensual',
    year: 'año|anual',
  },
  everything: [
    'cuánto (?:me |nos )?(?:cuesta|vale|es|sale)(?: todo| en total)*',
    'cuál es el (?:precio|coste|costo|importe|total)(?: total| final)?(?: del contrato| de la factura| del presupuesto| del pedido| de la reserva)?',
  ].join('|'),
  withTax: '(?:iva incluido|con (?:el )?iva)|todo incluido',
  priceOf:
    'cuánto (?:me |nos )?(?:cuesta|vale)(?: en total)? (?:el|la|este|esta|mi) (\\p{L}+)(?: en total)?',
  paidEach: 'cuánto (?:pago|pagamos|tengo que pagar|cuesta) {each}',
  rise: 'cu[aá]nto (?:m[aá]s|sube|subirá|baja|aumenta)',
  existence: 'hay|existe[n]?',
  asksFor:
    '(?:(?:hasta|para|antes de|desde|a partir de) )?(?:cu[aá]nt[oa]s?|cu[aá]ndo|d[oó]nde|por qu[eé]|qui[eé]n|c[oó]mo|qué|cu[aá]l)',
  asksWhether: 'puedo|tengo',
  joins: 'y',
  opens: 'y|hola|por favor',
  which: '',
  howOften: 'cada cuánto|con qué frecuencia',
  whatTime: 'qué hora',
  phone: 'teléfono',
  secret: 'cuál es (?:el |la |mi )(?:pin|contraseña)',
  size: 'cuál es (?:el |la )(?:tamaño|superficie)(?!\\p{L})',
  rate: 'tipo de (?:interés|gravamen)',
  mail: 'direcci[oó]n (?:de )?(?:e-?mail|correo|electrónica)',
  age: 'qué edad',
  year: 'qué año',
  byWhen:
    'hasta cu[aá]ndo|antes de cu[aá]ndo|cu[aá]ndo (?:deb\\p{L}*|hay que|ten\\p{L}+ que|tiene\\p{L}* que)|a más tardar',
  past: '^\\W*cuándo (?:fue|fueron|se \\p{L}+ó)(?!\\p{L})',
  refersBack: 'lo|la|los|las|ello|esto|eso',
}
