import type { OutcomePhrases } from '../../phrases/outcome-phrases.ts'

export const outcomes: OutcomePhrases = {
  opensTerms: '(?:acuerdan|convienen) lo siguiente',
  overallResult:
    '^(?:resultado|valoración|calificación|dictamen|conclusión|opinión) (?:global|general|final)$',
  namesResult: '^resultados?$',
  opensResult:
    '^(?:(?:los|las|el|todos) ){0,3}resultados?(?: (?:de la|del) [^.;:,]{2,40})? (?:es|son|fue|fueron) ',
  unfit: [
    'no (?:es|está|son|están) (?:apt[oa]s?|en condiciones) para_',
    'no (?:ha superado|superó|ha pasado) (?:la|el) (?:inspección|prueba|examen|control)_',
  ].join('|'),
  verdictAlone:
    '^(?:aprobad|rechazad|retirad)\\p{L}{0,3}(?:[,;]? (?:por unanimidad|por mayoría))?(?:\\s?\\([^)]{1,80}\\))?[.;]?$',
  refusesPlainly:
    'no (?:se (?:ha )?(?:financia|concede|aprueba|acepta)|ha sido (?:financiad|aceptad|aprobad|concedid))',
  disposes: [
    '(?:lego|dejo|instituyo|nombro|designo|revoco|condono|ordeno|mejoro)_|se venderá|será vendid|se imputará',
    'se repartirá',
  ].join('|'),
  ruleOfWill: '^(?:si|en caso|quien)_',
  noLongerHolds: [
    '(?:ya )?no (?:es|son|está|están|resulta)(?: ya)? (?:aplicables?|válid[oa]s?|vigentes?|en vigor)',
    '(?:queda|quedan|ha quedado|han quedado) (?:sin efecto|anulad|derogad|superad)',
    'no forman? parte (?:de este|del presente|del) contrato',
  ].join('|'),
  replacesAll: 'acuerdo íntegro|todos los (?:acuerdos|pactos)',
  replacesDated: '(?:sustituye|deja sin efecto)_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: '(?:puede[n]?|podrán?|podría|(?:se|nos) reserva(?:mos)?)_',
  deniesMay: '(?:no|tampoco)_',
  decisionNumber:
    '^(?:decisión|acuerdo|resolución) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading:
    '^(?:(?:lo )?qu[eé] (?:hemos|ha|se ha) (?:decidido|acordado)|(?:lo )?qu[eé] se (?:decidió|acordó))_',
  decisionHeading:
    '^(?:\\d{1,2}[.)]\\s*)?(?:(?:la|las|el|los) )?(?:decisiones|acuerdos|fallo)(?:[.:]|\\s?[(–-].{0,80}| (?:de|del|tomad[ao]s|adoptad[ao]s) .{0,80})?$',
  orderHeading: '',
  stoppedMedicine: '(?:suspendid[oa]|retirad[oa]|suspender|no volver a tomar)_',
  announcesDecision: [
    '(?:lament|sent)(?:o|amos|imos) (?:tener que )?(?:comunicar|informar|notificar)(?:le|les|te)s? (?:de )?que',
    '(?:nos complace|me complace|tenemos el (?:gusto|placer) de) (?:comunicar|informar|confirmar)(?:le|les|te)s? (?:de )?que',
    '(?:le|les) (?:comunic|inform|notific|confirm)(?:o|amos) (?:de )?que|hemos (?:decidido|resuelto|acordado)_',
    '(?:informamos|comunicamos|notificamos|confirmamos)(?:-l(?:he|o)s?|-[oa]s?)? (?:de )?que',
    '(?:lamento|lamentamos|siento|sentimos) (?:tener que )?(?:comunicar|informar|notificar)(?:le|les|te)s? (?:de )?que',
  ].join('|'),
  diagnosed: [
    'significa que (?:usted )?(?:tiene|padece)',
    '(?:es|son|está|están) (?:normal(?:es)?|demasiado (?:alt|baj)\\p{L}+|dentro de (?:los )?(?:límites|valores))',
    '(?:reveló|mostró|evidenció)_|se (?:implantó|colocó|extirpó)_',
  ].join('|'),
  notifiesEnd:
    '(?:le )?(?:notificamos|comunicamos) (?:su despido|la (?:extinción|rescisión|resolución) )',
  concluded:
    '(?:sugier|indic|demuestr)(?:e|en|a|an) que|(?:no (?:hay|existen?)|existe clara) (?:evidencia|pruebas)',
  answersFinding: '^respuesta de la (?:dirección|entidad)$',
  takesPosition: '(?:acept|rechaz)\\p{L}+',
  recalls: 'retiramos_|retira del mercado_',
  leavesUndecided:
    '^(?:(?:aún )?(?:no|sin) (?:se )?(?:ha )?(?:decid|acord)\\p{L}+|pendiente(?: de decisión)?)\\s?[:：–—]',
  agreesOnTerms:
    '(?:aprueba|acepta|autoriza|concede|informa|emite)_[^:：]{0,100}(?:siempre que|a condición de que|con las (?:siguientes )?condiciones(?: siguientes)?)[:：]?$',
  opensAgreed: [
    '(?:lo (?:que (?:hemos )?acord\\p{L}+|acordado)|o que (?:acord|combin)\\p{L}+)_[^:：]{0,60}[:：]$',
    '(?:acord|decid|aprob|resolv|adopt)\\p{L}+ (?:lo siguiente|los siguientes|las siguientes)_[^:：]{0,40}[:：]$',
    'siguientes (?:acuerdos|decisiones)_[^:：]{0,60}[:：]$',
    '(?:comisión|comité|consejo|junta) recomienda_[^:：]{0,40}[:：]$',
  ].join('|'),
  becomes:
    '(?:(?:sube|subirá|pasa|pasará|aumenta|baja|bajará|se (?:eleva|reduce))(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? a) ',
  toNewSum: '',
  fromSum: 'de\\s',
  upToSum: 'a\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'en lugar de_|en vez de_',
  balanceRow: '^(?:nuevo )?saldo (?:al?|a fecha|final)_',
  heldBefore: '^(?:actual|anterior)_',
  holdsAfter: '^(?:nuev[oa]s?_|a partir |desde )',
  pleadsInCourt:
    '^(?:la|el|los|las) (?:parte )?(?:actora?|demandantes?|demandad[oa]s?|recurrentes?)_[^;]{0,40}(?:solicita|pide|alega|interesa|sostiene|reclama)n?_',
  recital: '',
  explainsWord: '',
  priceFor: '(?:por |al )(?:\\p{L}+ ){0,4}(?:hora|día|semana|mes)_',
  replySlip: 'cupón(?: de respuesta)?_|talón_|boletín de (?:respuesta|inscripción)_',
  announcesPaper: [
    '^est[ea] (?:carta|escrito) (?:explica|indica|expone|recoge)',
    '(?:le|les) comunicamos (?:la|nuestra) decisión_',
  ].join('|'),
  breaksOff: '(?:de|por|y)$',
  namesListOfDecided: '^(?:acuerdos|decisiones) (?:adoptad[ao]s|tomad[ao]s)[^.!?]*$',
  whoSigned: '^(?:elaborado|revisado|aprobado) por$',
  nameOfRules: '^(?:estatutos|reglamento)_',
  deemed:
    'se (?:entender|considerar|tendr)á|equivale a_|si (?:intende|considera)_|considera-se_|vale como_',
  formalityOfMeeting: [
    '^(?:excusados?|ausentes|invitados)\\s?[:：]',
    'se (?:retira|incorpora|ausenta)n? (?:el|la|los|las|don|doña|d)_|excusan? (?:su )?(?:asistencia|ausencia)_',
    'quorum_|(?:se )?(?:abre|levanta|cierra) la (?:sesión|junta|reunión)_',
    '(?:sesión|junta|reunión) (?:\\p{L}+ ){0,4}(?:abierta|levantada|cerrada)_|quórum_|válidamente constituida_',
    'asisten_|concurren_|están presentes_|^(?:asistentes|presentes|presenti)\\s?[:：]',
  ].join('|'),
  moderates:
    '^(?:(?:bueno|bien|vale),? )?(?:empecemos|comencemos|pasemos|volvamos|sigamos|vamos (?:a empezar|con)|hagamos una pausa)_',
  routinePayments:
    '(?:pagos|facturas|gastos)_[^:]{0,80}(?:aprueba|aprob|autoriz|abon)|(?:aprueba|aprobar|autoriza)\\p{L}* [^:]{0,60}(?:pagos|facturas|gastos)_',
  opensVerdict:
    '^(?:(?:por unanimidad|por mayoría),? )?(?:se (?:acuerda|aprueba|rechaza|deniega|aplaza|desestima|ratifica(?:rá)?)|aprobad[oa]|rechazad[oa]|aplazad[oa])_',
  laidToRest:
    '(?:ha sido|fue|está|queda) (?:archivad|reparad|resuelt|retirad)[oa]_|no es necesario_',
  proposes: 'propone[n]?_|(?:pide|piden|solicita|solicitan)_',
  motionResult:
    'se (?:rechaza|aprueba|retira|desestima|acepta|acuerda)_|(?:propuesta|moción|petición) (?:es|queda|fue) (?:rechazada|aprobada|retirada|aceptada)_',
  acceptsTerms:
    'de acuerdo_|^(?:aceptad|conforme|confirmad)\\p{L}*|(?:acepto|aceptamos|confirmo|confirmamos)_',
  pointOfList: 'puntos?',
  saysYes: '(?:(?:bueno|bien|sí|vale)[.,]? )?(?:acordado|decidido|aprobado|hecho|decisión)',
  acceptsSum: '',
  formalityOfRuling:
    '^así (?:lo|por esta)|^(?:el )?plazo (?:para|de) (?:\\p{L}{1,4} )?(?:apela|recurso|recurrir|impugna)',
  aims: '^(?:el objetivo|la finalidad) (?:de|del|es|era|fue)_',
  fillsOffice: '',
  limitsLiability: 'responsabilidad_[^.;]{0,60}limitad[ao]',
  caseOfReader: '^usted (?:está|ha sido)_',
  judgesSomething: '(?:lo|la|los|las) consideramos_',
  acceptsBelow: '(?:acepto|aceptamos|confirmo|declaro|declaramos|autorizo)_',
  subjectLine: '^asunto\\s?[:：]',
  validUnsigned: 'válid[oa] sin firma|no lleva firma_',
}
