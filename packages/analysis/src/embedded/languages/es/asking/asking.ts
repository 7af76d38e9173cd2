import type { Asking } from '../../asking.ts'
import { months } from '../months.ts'

export const asking: Asking = {
  types: {
    measure:
      'cu[aá]nt[oa] (?:agua|electricidad|luz|gas|gasolina|alcohol|equipaje|espacio|sal|azúcar|peso)(?!\\p{L})|qu[eé] (?:tama[nñ]o|superficie|distancia|velocidad|temperatura|profundidad|altura)|cu[aá]nto (?:pesa|mide)|cu[aá]l es (?:la|el) (?:superficie|altura|temperatura|velocidad|peso|tama[nñ]o|profundidad)',
    consequence:
      '(?:^\\s*¿?\\s*y si|qu[eé] (?:pasa|pasaría|ocurre|sucede|pasará|hago)|en qu[eé] (?:caso|situación))',
    period:
      'cu[aá]nto (?:tiempo|dura|tarda|(?:van?|vais|vamos) a (?:tardar|durar|estar))|cu[aá]nt[oa]s (?:d[ií]as|meses|a[nñ]os|semanas|horas|minutos)|qu[eé] (?:plazo|duración)|cu[aá]l es (?:la duración|el plazo|el preaviso)|(?:en|con) (?:qu[eé]|cu[aá]nto|cu[aá]nta) (?:plazo|antelación|tiempo)|qu[eé] antelación',
    percent:
      'cu[aá]l es el (?:tipo de inter[eé]s|interés|porcentaje|descuento|tae|tin)(?!\\p{L})|qu[eé] (?:tipo de inter[eé]s|interés|descuento|rebaja|porcentaje|proporción|parte)|en cu[aá]nto',
    number:
      'cu[aá]nt[oa]s|cu[aá]nta gente|qu[eé] (?:tama[nñ]o|superficie|número|edad|distancia|velocidad|temperatura)|con qu[eé] frecuencia|a cu[aá]nt[oa]s',
    money:
      'cu[aá]nto|cu[aá]l es el (?:\\p{L}+ ){0,2}(?:precio|importe|límite|sueldo|coste|alquiler|total|salario)|cu[aá]l(?:es)? (?:es|son|era|será) (?:la|el|los|las) (?:\\p{L}+ ){0,2}(?:renta|suma|cuant[ií]a|honorarios|gastos|comisión|pensión|prestación)(?!\\p{L})|qu[eé] (?:cuant[ií]a|suma|comisión|renta|honorarios|gastos)(?!\\p{L})|qu[eé] (?:importe|precio|sueldo|salario|indemnización|cantidad|subvención|ayuda|multa|fianza|cuota|sanción|tarifa)|cu[aá]l es la (?:cuota|fianza|franquicia|prima|multa|cantidad|tarifa)|qu[eé] (?:pierdo|perdemos|pago|pagamos)|a cu[aá]nto',
    date: 'cu[aá]ndo|hasta cu[aá]ndo|desde cu[aá]ndo|(?:en|a|hasta) qu[eé] (?:fecha|día|a[nñ]o|hora|mes)|qu[eé] (?:fecha|d[ií]as?|a[nñ]o|hora|meses)|cu[aá]l(?:es)? (?:es|son|era|será) (?:la|las|el|los) (?:fechas?|horarios?|horas?)(?!\\p{L})',
    contact:
      'cu[aá]l es el (?:número|tel[eé]fono|correo)|a qui[eé]n (?:llamo|escribo|debo|puedo|tengo)|qu[eé] (?:número|tel[eé]fono)|número de (?:expediente|tel[eé]fono|póliza|cuenta)',
    place: 'd[oó]nde|ad[oó]nde|en qu[eé] (?:ciudad|lugar|sitio|calle)',
    person:
      'qui[eé]n(?:es)?|a qui[eé]n|qu[eé] (?:banco|empresa|persona|compañía|entidad|aseguradora|hospital|clínica|médico)|c[oó]mo se llama\\p{L}*|cu[aá]l(?:es)? (?:es|son) (?:el|los|su|sus) nombres?',
    reason: 'por qu[eé]|por qu[eé] razón|cu[aá]l es (?:la causa|el motivo)',
    yesNo:
      '^\\s*¿?\\s*(?:(?:[^?¿]{0,60}[,¿]\\s?¿?)?(?:puedo|podemos|tengo que|tenemos que|debemos)|es|son|nos \\p{L}+|hay que|va|vamos|voy|cubre|incluye|entra|existe|necesito|necesitamos|estoy|ha|han|podría|puedo|puede|pueden|podemos|debo|debemos|tengo|tenemos|hay|se puede|está|están|me \\p{L}+|responde|tiene|hace falta)',
    definition: '^\\s*¿?\\s*qu[eé] (?:es|son)',
  },
  askingWords:
    'fecha quién quiénes qué cuándo dónde cuánto cuánta cuántos cuántas cuál cuáles cómo puedo puede puedes tengo tiene hay debo hasta qué-tal alguien mi mis nuestro nuestra nuestros nuestras tu su sus he has hemos han voy vas va vamos van tener tenemos podemos quiero queremos si estoy estamos está están que quien quienes cuando cuanto cuanta cuantos cuantas cual cuales como donde por_que por_qué tengo_que tiene_que hay_que debería deberia puedo_yo me nos te le ahora todavía aún ya pues entonces esto eso esta este pasa ocurre sucede pasará pasaría hacer',
  vagueWords:
    'hacer tener haber ser estar ir venir dar decir ver saber poder querer poner cosa parte persona caso momento manera tipo cierto mismo otro ahora ya aún pasar quedar llegar tanto mucho necesitar obtener recibir conseguir pedir preguntar cada nuevo nueva viejo bueno malo grande pequeño pronto tarde más menos durante sin algún alguno quedarse seguir dejar llevar corresponder funcionar funcionando contar propio aproximadamente exactamente vai hago hace hacen hacemos hará después antes luego entonces realmente siempre nunca tan tampoco quizá así bien mal solamente actualmente seguido mando mandar echo atrás algo nada toca tocar hay_que va van vamos',
  timeUnits:
    'min h segundo segundos minuto minutos hora horas día días noche noches semana semanas mes meses trimestre año años',
  currencies:
    'euro euros dólar dólares peso pesos céntimos millón millones eur gratis gratuito gratuita sin_coste sin_costo sin_cargo sin_gastos',
  free: '',
  numberWords:
    'un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien mil mitad tercio vez veces dieciséis diecisiete dieciocho diecinueve sesenta setenta ochenta noventa quincena',
  dateWords:
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo hoy mañana ayer inmediatamente mes_siguiente',
  modalWords:
    'puede pueden podrá podrán debe deben deberá no nunca prohibido permitido permite autorizado salvo excepto excluye excluidos sin solo sólo obligatorio falta ningún ninguna incluye prohibida prohibidos permitida queda excluido incluido voluntario rechazado únicamente posible',
  reasonWords: 'porque debido causa motivo razón por_ello puesto ya_que para',
  exceptionWords:
    'no_obstante sin_embargo pero salvo excepto excepcionalmente con_excepción en_caso_contrario quedan_exceptuados se_exceptúa',
  conditionWords:
    'si salvo cuando caso en_caso de_lo_contrario falta incumple incumplimiento sin siempre recargo cobra cobrará suspende',
  months,
  firstForms: 'primer|primero|primera',
  twoToTwelve:
    'dos|segundo|segunda tres|tercero|tercera|tercer cuatro|cuarto|cuarta cinco|quinto|quinta seis|sexto|sexta siete|séptimo|séptima ocho|octavo|octava nueve|noveno|novena diez|décimo|décima once|undécimo doce|duodécimo|docena',
  laterNumbers:
    '13:trece 14:catorce 15:quince 16:dieciséis 20:veinte 30:treinta 40:cuarenta 50:cincuenta 60:sesenta 90:noventa 100:cien',
  ordinalEndings: 'º|ª|o|a|er|do|ro|to',
  particles: '',
  speakers: '',
  percent: 'por ciento',
  charges: 'cuesta|penalización|recargo|multa',
  frequencies: [
    'cada|una vez|dos veces|al (?:día|mes|año)|por (?:día|semana|mes|año)|diari\\p{L}*',
    'seman(?:al|ales)|mensual\\p{L}*|anual\\p{L}*',
  ].join('|'),
  hours: 'horas?',
  noon: 'mediodía|medianoche',
  atHour: 'a las',
  namedPlaces:
    "(?<!\\p{L})(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Cc]amino|[Rr]onda|[Cc]arretera)\\s(?:(?:de|del|la|las|los|el)\\s?){0,2}(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s?){1,3}",
  beforePlace: 'en|via|calle',
  articles: 'el|la',
  whatIs: '^\\s*¿?\\s*cuál(?:es)? (?:es|son) (?:el|la|los|las|mi) (.{2,60}?)\\s*\\?*\\s*$',
  whoIs: '^\\s*¿?\\s*quién es (?:el|la|mi) (.{2,40}?)\\s*\\?*\\s*$',
  asksForValue:
    '(?<!\\p{L})(?:qué |cuál(?:es)? (?:es|son) (?:el|la|los|las) )((?:[\\p{L}-]+ ?){1,3})',
  asksForAll: '(?:y )?(?:cuáles|qué|quién(?:es)?)',
  definite: 'el |la ',
  ofVerdict: 'decisión|resultado|autorizad[oa]|concedid[oa]|denegad[oa]|ok|entonces|ahora',
  pointsBack: 'ello|ella|esto|eso',
  opensFurther: 'y(?: para)?',
  negations: 'no',
  joinsDays: 'al|a|y|hasta',
  articleOfDay: 'el',
  yearStems: 'año|ano',
  prefixes: '',
  otherDays: '(?:día|días) \\d{1,2}(?!\\d)|\\d{1,2} de cada mes',
  verbFirst: '',
}
