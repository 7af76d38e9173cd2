import type { ConclusionPhrases } from '../../phrases/conclusion-phrases.ts'

export const conclusions: ConclusionPhrases = {
  balanceRow: '^(?:nuevo )?saldo (?:al?|a fecha|final)_',
  heldBefore: '^(?:actual|anterior)_',
  holdsAfter: '^(?:nuev[oa]s?_|a partir |desde )',
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
  agreesAlone:
    '^(?:(?:bueno|bien|sí|vale)[.,]? )?(?:acordado|decidido|aprobado|hecho|decisión)[.!]?$',
  opensAgreement:
    '^(?:(?:bueno|bien|sí|vale)[.,]? )?(?:acordado|decidido|aprobado|hecho|decisión)[,:] ',
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
