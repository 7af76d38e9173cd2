import type { TaskPhrases } from '../../phrases/task-phrases.ts'

export const tasks: TaskPhrases = {
  dissents: '(?:votó en contra|no acepta|se opone a)_',
  demands: [
    '(?:le|les|os) (?:requerimos|requiero|intimamos|emplazamos|instamos|exigimos|convocamos|citamos)',
    'se (?:le|les) (?:requiere|convoca|cita|emplaza|insta)|exigimos',
  ].join('|'),
  tellsRemedy: [
    'cabe (?:interponer )?recurso|podrá(?:n)? (?:interponer|recurrir|impugnar|formular)',
    'puede (?:recurrir|interponer|reclamar|impugnar)|(?:tiene|tienen|dispone) (?:de plazo )?hasta',
    'dispone[n]? de \\p{N}+ (?:horas|días|semanas|meses) para',
  ].join('|'),
  occasion:
    '(?:asamblea|junta|reunión|cita|audiencia|entrevista|visita|técnico|entrega|convocatoria)_',
  hourOfDay:
    '(?<![\\p{N}.,:/])\\p{N}{1,2}(?:[.:h]\\p{N}{2})?\\s?horas?|a las\\s\\p{N}{1,2}[.:h]\\p{N}{2}',
  alreadyHappened: '(?:tuvo|celebró|fue)_',
  payable: '(?:pagader[oa]s?|exigibles?)_',
  meetingPoint: '^(?:punto de encuentro|quedamos en)_',
  dayOfReport: '^fecha de (?:la )?(?:visita|inspección|toma de muestras)$',
  readerDoes: '',
  everybodyDoes: 'cada \\p{L}+ (?:paga|pagará|abona|abonará|ingresa|ingresará|trae|firma)_',
  dutyInFuture:
    '(?!(?:podr|ser|estar|tendr|recibir|disfrutar|habr|quedar)[áa]n?_)\\p{L}{3,}r(?:á|án)_',
  actsByDay: '(?<!no )(?:paga|abona|entrega|remite|presenta|comunica|devuelve|aporta)n?_',
  doneByDay: [
    'se (?:paga|abona|presenta|devuelve|entrega|ingresa)n? (?:[^.;]{1,40} )?(?:antes del?|dentro de|hasta)_',
    'se (?!(?:devolver|reembolsar|reintegrar|restituir)á)\\p{L}{3,20}rán? [^.;]{0,80}?(?:antes del?|de antelación|en \\p{N}+ (?:horas|días)|en el plazo|dentro de)_',
  ].join('|'),
  byOrdinalDay: 'antes del \\p{N}{1,2}º? ',
  negatedFuture: 'no (?:se )?\\p{L}+(?:rá|rán)_',
  sentBy: '^(?:(?:por|via|enviad[oa])\\s){0,3}(?:carta certificada|burofax)_[^.]{0,80}$',
  namesHereafter: '(?:en adelante|en lo sucesivo)_',
  permits: '^(?:usted(?:es)?|(?:el|la|los|las) \\p{L}+) (?:puede|pueden|podrán?)_',
  wouldHaveTo: '',
  byActing: '^(?:al (?:firmar|marcar|aceptar|pulsar|usar)|firmando|con la firma)_',
  notTheAddressee: '(?:no es (?:usted )?el destinatario|recibido por error)_',
  notCovered: 'no (?:está cubiert|cubr|inclu|asegur)|exclusiones',
  paymentArrives: '^(?:el dinero|el importe|el reembolso) (?:llegará|se (?:abonará|ingresará))',
  labelOfUse: '',
  endsCutOff: '(?:de|por favor|y|el|los|las|su|la|un|una)$',
  justWaits: '^espere_ (?:unos )?\\S+ (?:segundos?|minutos?)\\.?$',
  toBeExpected:
    '^(?:cuente|calcule) (?:con )?\\S+ (?:días?|semanas?|meses|horas?)_|^no (?:se )?(?:puede|podrá) exigir(?:se)? (?:ningún )?pago_',
  refersOn: '^(?:véase|ver) (?:también )?(?:el |la |apartado|página|sección)_',
  columnOfTasks: '^(?:responsable|plazo|estado)$',
  saysDone: '^(?:hecho|cerrad[oa]|realizad[oa])_',
  columnOfReference: '(?:(?:nuestra|su) ref\\S*|n\\/ref|expediente n\\S*)_',
  dueByItself: '^vencimiento (?:principal|anual)$',
  onlyAnnounces: [
    '^(?:(?:me|nos) complace|(?:tengo|tenemos) el (?:gusto|placer) de)',
    '^en (?:esta carta|este escrito) (?:le|les) (?:explicamos|informamos)',
  ].join('|'),
  nothingToDo:
    'no (?:es necesario|hay que|debe|tiene que) hacer nada_|no (?:se requiere|necesita) (?:ninguna )?(?:acción|gestión)_',
  withdrawsWords: '(?:disculpen?|rogamos (?:que )?(?:nos )?disculp\\p{L}+|no tengan? en cuenta)_',
  notesFigures: 'redondeos?_|(?:es|son) (?:antes|después) de (?:impuestos|amortización|intereses)_',
  notNeeded: [
    'no (?:es|son|será) (?:necesari[oa]s?|precis[oa]s?|exigibles?)[.)]*$',
    '^(?:[^.;]{0,60} )?no (?:tienen? que|hace falta que|están? obligad[oa]s? a) [^.;,]{1,120}[.)]*$',
  ].join('|'),
  ruleRequires:
    '(?:manual|reglamento|procedimiento|norma|directriz)(?: [\\p{L}\\p{N}./()-]+){0,3} (?:exige|impone|prevé|establece)_(?![^.;]*(?:usted|ustedes)_)',
  headsPromises:
    '^(?:(?:lo que|qué) (?:haremos|vamos a hacer|hacemos|hará (?:el|la) \\p{L}+)|nuestros compromisos)$',
  headsDuties: 'obligaciones de',
  wageIsPaid:
    '^(?:el |su )?(?:pago|salario|abono|sueldo) se (?:hará|realizará|efectuará|abonará|pagará|ingresará|efectúa|realiza)_',
  invertedCondition: '',
  refuses: '^[^.;,]{0,60} no \\p{L}+rán?_',
  headsWork: '^(?:sus |tus )?funciones_',
  asksPlainly: [
    's[oó]lo (?:es|será) válid[oa] si [^.;]{3,60}(?:recib|firmad)',
    '(?:necesitamos|nos hace falta|esperamos recibir) [^.;]{3,80}(?:antes del?|hasta el|a más tardar)(?= [^.;]{0,30}\\p{N})',
    'se (?:necesita|requiere)n? antes del?(?= [^.;]{0,30}\\p{N})',
    '(?:debe|deberá|deben|deberán) (?:llegarnos|obrar en nuestro poder|entregarse|presentarse|devolverse)',
    '(?<=, )(?:avisar|entregar|comunicar|llamar|presentar) (?:a|para|al|la|el)_',
  ].join('|'),
  asksInInfinitive:
    '^(?:devolver|entregar|firmar|remitir|presentar|comunicar|traer|aportar) (?:el|la|los|las|un|una|su|sus)_',
  asksInQuestion:
    '^(?:y,? )?¿?(?:puede|podría|puedes|podrías|pueden|podrían) (?:\\p{L}+(?:me|nos)|por favor)_',
  courtOrders: '^(?:condeno|condenar|condena)_',
  headsWhatIsAsked: [
    '^(?:(?:lo que|qué) (?:usted(?:es)? |los \\p{L}+ )?(?:deben?|tienen? que|debéis|tenéis que|hay que) hacer(?: ahora| ustedes)?|lo que (?:le|les|os) (?:pedimos|pido)|(?:sus )?próximos pasos)$',
    '^(?:acción (?:solicitada|requerida)|documentación (?:a|que debe) (?:presentar|aportar))$',
    '^(?:lo que )?(?:queda|corre|corren) (?:a|de|por) (?:su|vuestro) (?:cargo|cuenta)$',
    '^(?:(?:trabajos )?a (?:su cargo|cargo del cliente)|lo que (?:debe|tiene que) (?:hacer|preparar|aportar))$',
  ].join('|'),
  opensStatement: '^(?:la|un|si|su|sus|nuestr\\p{L}+|el|los|las|una|est\\p{L}+|nosotros|usted)_',
  dutyOfWriter: '(?:(?:estamos|estaremos|nos vemos) obligad[oa]s|nos obliga|deberemos)_[^.;]*',
  givesReason: 'porque_[^.;,]*',
  saidAtMeeting:
    '(?:propone|propuso|ofrece|ofreció|hace constar|hizo constar|anuncia que|anunció|manifiesta|manifestó)_',
  takesMinutes: '^(?:se (?:lee|aprueba)|leída) (?:y (?:se )?aprueba |y aprobada )?el acta',
  confirmsMinutes: '',
  orderAsCondition: '',
  breachCosts:
    '(?:penalización|penalidad|indemnización|intereses de demora|por cada (?:día|incumplimiento))_',
  closingDay:
    '(?:fin de plazo|plazo de (?:presentación|solicitud)|fecha (?:límite|tope)|cierre|vencimiento)_',
  closesThen: '(?:el plazo (?:de \\p{L}+ )?(?:termina|finaliza|vence|se cierra))',
  todayOrTomorrow: '(?:hoy|mañana)_',
  handedIn:
    '^(?:preguntas|consultas|solicitudes|inscripci(?:ón|ones)|ofertas)(?: (?:de los|de|por) [^:]{2,40})?$',
  handedInHow: '^(?:preguntas|consultas|solicitudes) (?:por|a|via)_',
  backToWriter: '',
  byWhen: '(?<=^|[\\s(:;])(?:antes del?|hasta)\\s[^.;:\\p{N}]{0,24}(?=\\p{N})',
  dueColumn: '(?<=^|; )(?:vencimiento|vence)[^:;]{0,20}: [^;]{0,20}\\p{N}',
  holdsUntil: '(?:fij\\p{L}+|válid\\p{L}+)\\shasta_',
  nothingLeftToPay:
    '(?<=^|[;:,] ?)(?:pagad[oa]|abonad[oa])(?:[.,;]|$)|pendiente[^:;]{0,12}: (?:\\p{Lu}{3} |\\p{Sc} ?)?0[.,]00(?!\\p{N})',
  labelOfPayment: '^(?:forma de )?pago$',
  valueWithin: '^(?:en el plazo|dentro de|a \\p{N}+ días)_',
  whenColumn: '^(?:cuándo|fecha)_',
  whereColumn: '^(?:dónde|lugar)_',
  measureColumn:
    '^(?:acci(?:ón|ones)|medidas?|tareas?|recomendaci(?:ón|ones)|actuaci(?:ón|ones)|documentos?|documentación)(?: (?:correctivas?|acordadas?|a (?:tomar|aportar)|requerid[oa]s?))?$',
  urgencyColumn: '^(?:prioridad|urgencia)$',
  whatColumn: '^qué(?: hacer)?\\??$',
  tellsHaste: '(?:de inmediato|inmediatamente)_',
  turnsToReader: '(?:debe|deben)_|recomend',
  orders:
    '^(?:firme|devuelva|rellene|entregue|abone|ingrese|descargue|acuda|confirme|reserve|traiga|lleve)_ (?:el|la|los|las|su|sus|un|una|este|esta)_',
  orderVerb: '',
  writerSpeaks: '^(?:si [^.;]{3,200}, )?nosotros_|^yo_',
  asksOfReader:
    'por favor|rogamos|recomendamos|solicitamos|debe|(?:le|les|os) (?:ruego|pido|recomiendo)_',
  forbidsReader: 'usted no (?:podrá|puede)_',
  opensContrast: '(?<=[,;]\\s)(?:pero|sin embargo|mas|después)_',
  unlessClause: '(?:salvo que|a menos que)_[^.;]*',
  forbids: 'no (?:podrá|podrás|puede|pueden|debe|deberá)_',
  asksNothing: [
    '(?:no (?:está|están) obligad[oa]s?|no (?:es necesario|hace falta|tiene que|necesita))_',
    'puede (?:ser|verse) obligad[oa]_|(?:requiere|exige) (?:el )?(?:consentimiento|acuerdo|autorización)_',
    '(?:no (?:es|son) obligatori[oa]s?|tenga en cuenta)_',
  ].join('|'),
  wishedFor: '',
  saidEarlier: '(?:nos )?ha (?:dicho|indicado|declarado|manifestado|explicado)_[^.;]*',
  withoutHaving: 'sin (?:tener que|necesidad de|que)_[^.;]*',
  writerHasTo:
    'si (?:el|la|los|las|un|una) [^.;,]{1,60}(?:debe|deben|tiene que)_[^.;,]*|(?:(?:que|si|cuando) (?:debemos|debamos|tenemos que|tengamos que)|tener que (?:comunicar|informar)\\p{L}*)_',
  hasToBe: 'deben? (?:tener (?:al menos|más|menos|entre)|ser (?:mayor|residente))',
  invertedClause: '',
  capsLiability: 'en ningún caso_[^.;]*|responsabilidad_[^.;]{0,80}? (?:deberá|podrá)_[^.;]*',
  formality: [
    '(?:haga caso omiso|leíd[oa] [^.;]{0,60}(?:firman|suscriben)|prueba de conformidad|en mayúsculas|letra de imprenta)_',
    '(?:lea (?:atentamente|detenidamente)|no responda a este)_',
    '(?:cite|indique|mencione) [^.;]{0,40}(?:correspondencia|comunicaci|contact)',
  ].join('|'),
  toBeRead: 'que lean? est[ea] \\p{L}+|(?:leer|lea|léase)(?: (?:atentamente|con atención))?[.!)]*$',
}
