import type { Asking } from '../asking.ts'

export const asking: Asking = {
  types: {
    measure:
      'qué (?:tamaño|superficie|distancia|velocidad|temperatura|profundidad|altura)|cuánto (?:pesa|mide)|cuál es (?:la|el) (?:superficie|altura|temperatura|velocidad|peso|tamaño|profundidad)',
    consequence: '(?:qué (?:pasa|ocurre|sucede|pasará|hago)|en qué (?:caso|situación))',
    period:
      'cuánto (?:tiempo|dura|tarda)|cuánt[oa]s (?:días|meses|años|semanas|horas|minutos)|qué (?:plazo|duración)|cuál es (?:la duración|el plazo|el preaviso)|(?:en|con) (?:qué|cuánto|cuánta) (?:plazo|antelación|tiempo)|qué antelación',
    percent: 'qué (?:porcentaje|proporción|parte)|en cuánto',
    number:
      'cuánt[oa]s|qué (?:tamaño|superficie|número|edad|distancia|velocidad|temperatura)|con qué frecuencia|a cuánt[oa]s',
    money:
      'cuánto|cuál es el (?:\\p{L}+ ){0,2}(?:precio|importe|límite|sueldo|coste|alquiler|total|salario)|qué (?:importe|precio|sueldo|salario|indemnización|cantidad|subvención|ayuda|multa|fianza|cuota|sanción|tarifa)|cuál es la (?:cuota|fianza|franquicia|prima|multa|cantidad|tarifa)|qué (?:pierdo|perdemos|pago|pagamos)|a cuánto',
    date: 'cuándo|hasta cuándo|desde cuándo|(?:en|a|hasta) qué (?:fecha|día|año|hora|mes)|qué (?:fecha|días?|año|hora|meses)|cuál es la fecha',
    contact:
      'cuál es el (?:número|teléfono|correo)|a quién (?:llamo|escribo|debo|puedo|tengo)|qué (?:número|teléfono)|número de (?:expediente|teléfono|póliza|cuenta)',
    place: 'dónde|adónde|en qué (?:ciudad|lugar|sitio|calle)',
    person: 'quién(?:es)?|a quién|qué (?:banco|empresa|persona|compañía|entidad)|cómo se llama',
    reason: 'por qué|por qué razón|cuál es (?:la causa|el motivo)',
    yesNo:
      '^\\s*¿?\\s*(?:(?:[^?¿]{0,60}[,¿]\\s?¿?)?(?:puedo|podemos|tengo que|tenemos que|debemos)|es|son|puedo|puede|pueden|podemos|debo|debemos|tengo|tenemos|hay|se puede|está|están|me \\p{L}+|responde|tiene|hace falta)',
    definition: '^\\s*¿?\\s*qué (?:es|son)',
  },
  askingWords:
    'quién quiénes qué cuándo dónde cuánto cuánta cuántos cuántas cuál cuáles cómo puedo puede puedes tengo tiene hay debo hasta qué-tal alguien mi mis nuestro nuestra nuestros nuestras tu su sus he has hemos han voy vas va vamos van tener tenemos podemos quiero queremos si estoy estamos está están',
  vagueWords:
    'hacer tener haber ser estar ir venir dar decir ver saber poder querer poner cosa parte persona caso momento manera tipo cierto mismo otro ahora ya aún pasar quedar llegar tanto mucho necesitar obtener recibir conseguir pedir preguntar cada nuevo nueva viejo bueno malo grande pequeño pronto tarde más menos durante sin algún alguno quedarse seguir dejar llevar corresponder funcionar funcionando contar propio aproximadamente exactamente vai hago hace hacen hacemos hará después antes luego entonces realmente siempre nunca tan tampoco quizá así bien mal solamente actualmente seguido mando mandar echo atrás algo nada',
  timeUnits:
    'segundo segundos minuto minutos hora horas día días noche noches semana semanas mes meses trimestre año años',
  currencies:
    'euro euros dólar dólares peso pesos céntimos millón millones eur gratis gratuito gratuita sin_coste sin_costo sin_cargo sin_gastos',
  numberWords:
    'un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien mil mitad tercio vez veces',
  dateWords:
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo hoy mañana ayer inmediatamente',
  modalWords:
    'puede pueden podrá podrán debe deben deberá no nunca prohibido permitido permite autorizado salvo excepto excluye excluidos sin solo sólo obligatorio falta ningún ninguna incluye prohibida prohibidos permitida queda excluido incluido voluntario rechazado únicamente posible',
  reasonWords: 'porque debido causa motivo razón por_ello puesto ya_que para',
  exceptionWords:
    'no_obstante sin_embargo pero salvo excepto excepcionalmente con_excepción en_caso_contrario quedan_exceptuados se_exceptúa',
  conditionWords:
    'si salvo cuando caso en_caso de_lo_contrario falta incumple incumplimiento sin siempre recargo cobra cobrará suspende',
}
