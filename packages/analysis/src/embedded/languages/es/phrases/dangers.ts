import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'desist|anula|cancela',
  injures: [
    '(?:gas(?:es)?|vapores|humos) tóxicos?_|monóxido de carbono_|descarga eléctrica_|electrocu\\p{L}+',
    '(?:peligro|riesgo) de (?:muerte|incendio|explosión|derrumbe|caída|asfixia)_',
  ].join('|'),
  timeAndAgain: '(?:al|por) (?:cada )?(?:día|semana|mes)_',
  excepts: 'salvo_|excepto_',
  takesWhole:
    '(?:totalidad|total) del? (?:\\p{L}+ ){1,3}(?:se (?:pierde|cobra)|será exigible|es exigible)',
  losesMain:
    '(?:oferta|subvención|solicitud|licencia|candidatura)s?_[^.;]{0,80}?(?:caduc\\p{L}+|excluid\\p{L}+|rechazad\\p{L}+|inadmitid\\p{L}+)',
  severeAllergy: 'alergia (?:grave|severa)|anafila',
  deadly: 'mort(?:al|el)|muerte|infarto|trombos|embol|anafila',
  tellsInsurance: 'asegur|segur|garanti',
  tellsCause: [
    '(?:(?:a|por) causa del?|debido al?|porque|ya que)_[^,;:.]{0,120}_',
    '(?:tras|después de|a) la (?:terminación|finalización|resolución|extinción)_',
  ].join('|'),
  conditionInFront: '',
  joinsClauses: 'y|o|pero',
  otherwise: '^de lo contrario',
  notPaidFor: 'no (?:cubre|cubrimos|pagamos|incluye|está(?:n)? cubiert[oa]s?)_|exclusiones_',
  notLiable:
    'no (?:será|serán|es|son|responde|se hace)[^.;]{0,30}(?:responsable|responde)|no serán?[^.;]{0,30}responsable',
  balancesCover: 'y (?:lo que )?no_',
  interactions: '(?:informe|consulte) a su (?:médico|farmacéutico)[^.;]{0,60}medicamentos?',
  lacks: 'sin\\s.{1,24}\\s(?:puede|pueden)_',
  absolutely: 'nunca_|bajo ningún concepto_',
  opensReasons: '^(?:antecedentes|hechos|motivos|fundament)',
  opensOrder: '^(?:fallo|parte dispositiva|dispositivo)',
  closesRuling: '^(?:recurso|costas|impugna)',
  reasonsFollow: '(?:motivos?|razones)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate: 'prescri|caduc|perd|pierd|extin|transcurrid|no se (?:acept|tendr|admit)',
  agreesBySilence: 'acept|elegid|aprob|consent|conform',
  lessens: 'reduc',
  auxiliary: '',
  limitsOwnLiability: 'responsabilidad [^.;]{0,100}?(?:(?<!i)limitad|exceder|superar)',
  onlyFor:
    '(?:arrendador|casero|prestamista|banco|empresa|aseguradora|empleador) (?:solo|sólo|únicamente) (?:puede|podrá)',
  nothingOwed: [
    'usted no pierde nada|no pierde(?:n)? nada',
    '(?:no habrá )?nada que (?:devolver|pagar|reembolsar)_|sin perjuicio alguno para_',
  ].join('|'),
  paidToReader:
    'paga(?:rá)? (?:al (?:cliente|comprador|inquilino|arrendatario|viajero)|a la clienta)_|(?:ayuntamiento|estado|comunidad|diputación) (?:subvenciona|bonifica|abona)_|(?:recibe|recibirá|percibe) (?:una )?compensación_',
  insuresAgainst: '(?:aseguramos|cubrimos) [^.;,]{1,60}? contra_',
  earlierReplaced:
    '(?:presupuesto|contrato|acuerdo|oferta|versión) anterior [^.;]{0,80}?(?:sin efecto|sustitu\\p{L}+|caduc\\p{L}+|anulad[oa])|sustituye(?:n)? al? (?:que|la que|anterior)_',
  unfounded: [
    'no (?:se )?(?:detect|observ|apreci)\\p{L}+|no hay (?:signos|indicios|peligro)',
    'sin (?:signos|indicios|evidencia) de',
    'reembols\\p{L}+ anticipad[^.;]{0,80}sin (?:penalización|coste|comisión)|no hubo (?:heridos|daños)',
  ].join('|'),
  powerless:
    '(?:agentes? judicial(?:es)?|empresas? de recobro|nadie) (?:no )?(?:puede|pueden|podrán?) (?:entrar|embargar|acudir|retirar)',
  offeredByWriter: [
    'podemos (?:ofrecer|ayudar|conceder)(?:le|les)',
    '(?:podemos|estamos (?:dispuestos|autorizados) a) (?:condonar|reducir|perdonar|anular)',
    '(?:le|les) (?:debemos|deberemos|abonaremos|pagaremos|devolveremos)|reembolsamos',
  ].join('|'),
  grantedToReader: [
    '(?:dispone|tiene) [^.;]{0,30}?días [^.;]{0,60}?(?:desistir|desistimiento|cambiar de opinión)',
    '(?:tendrán?|obtendrán?|disfrutarán?) (?:de )?(?:un )?(?:descuento|bonificación)',
  ].join('|'),
  endedBefore: [
    '^hecho(?: [–-]|:)? (?=\\p{L}+ (?:es|son))[^.;]*',
    'domiciliación (?:\\p{L}+ ){0,3}?(?:cancelad[oa]|anulad[oa]|revocad[oa])',
  ].join('|'),
  leavesAsWellOff: [
    'su (?:responsabilidad|participación) (?:\\p{L}+ ){0,4}(?:está |queda )?limitada',
    '(?:renta|alquiler|pagos?|cuotas?|intereses) (?:[^.;,]{0,40} )?(?:se suspende|queda(?:n)? suspendid)\\p{L}*',
    'retraso [^.;,]{0,30}?imputables? (?:al|a la|a) ?(?:el )?(?:contratista|constructor|proveedor)',
  ].join('|'),
  tellsOwnText:
    '(?:podemos|se puede) (?:\\p{L}+ )?(?:ver|mostrar|observar|concluir|ilustrar)|(?:a continuación|más abajo) (?:puede|encontrará|verá)_',
  isUsual:
    '(?:un(?:a)? (?:ligero|ligera|leve|pequeñ[oa])|algo de|ciert[oa]) (?:\\p{L}+ ){1,4}(?:es|son) (?:normal(?:es)?|habitual(?:es)?)',
  lastsLonger: [
    '(?:la |su )?(?:cobertura|garantía|protección) se (?:prolonga|amplía|extiende) (?:automáticamente|gratuitamente|sin coste)',
    'sin fecha (?:límite|de caducidad)',
    'plazo (?:[^.;,]{0,30} )?(?:se ha ampliado|se amplía|ha sido ampliado|se prorroga)_',
  ].join('|'),
  mayAskFor:
    '(?:puede|podrá) (?:usted )?(?:acudir|recurrir|dirigirse|solicitar) (?:a|al|ante el|ante) (?:el )?(?:juzgado|tribunal|juez|defensor)',
  namesVenue: [
    '(?:juzgados y tribunales|tribunales) (?:de|competentes|del)_|se (?:rige|regirá) por (?:la|las) ley',
    'tribunal competente',
  ].join('|'),
  bothMayEnd:
    '(?:cualquiera de las|cada una de las|ambas) partes (?:podrán?|puede[n]?) (?:resolver|rescindir|terminar)[^.;]{0,140}?(?:incumpl|insolven|concurso)\\p{L}*',
  wasPutRight:
    '(?:estado|situación)[:;]? (?:\\p{L}+ ){0,2}(?:corregid|subsanad|cerrad|resuelt)[oa]s?_',
  bothSides:
    '(?:cualquiera de las|cada una de las|ambas|las dos) partes_|(?:contrato|abono) (?:puede|podrá) (?:cancelarse|resolverse)_',
  notInUse: 'no (?:está en uso|se utiliza|se aplica en su caso|le afecta)_',
  tellsHowToRead:
    '(?:resto|restantes|demás) (?:de )?(?:las )?(?:cláusulas|disposiciones)_|^(?:vist[oa]s?|considerando)_',
  mayNotBeCopied: [
    'todos los derechos reservados|carácter (?:meramente |puramente )?informativo|por error',
    'reproducción (?:total|parcial)',
  ].join('|'),
  readerMayLeave:
    '(?:usted|cliente|arrendatari[oa]s?|inquilin[oa]s?|trabajador(?:a|es)?|comprador(?:a|es)?|viajer[oa]s?) (?:también )?(?:puede|pueden|podrán?) (?:desistir|resolver|cancelar|optar|elegir|exigir|rechazar|retener)(?![^.;]{0,160}(?:pero|pago|abon|indemniz(?!ad)|penaliz|solo|sólo|salvo|comisión))',
  repaidToReader: [
    '(?:fianza|anticipo|precio|importe|cuota|prima|tasa|señal)s? (?:[^.;,]{0,40} )?se (?:le |les )?(?:devuelve|devolverá|reembolsa|reembolsará|reintegra)n?_(?<!no [^.;]{0,30})',
    '(?:ser|será|serán) indemnizad[oa]s?_',
  ].join('|'),
  burdenEnds: [
    '(?:prohibición|obligación|penalización|recargo|franquicia|multa) (?:[^.;,]{0,30} )?(?:decae|desaparece|queda sin efecto|no se aplica|no se cobra)_',
    '(?:renta|precio|cuota|alquiler) (?:[^.;,]{0,30} )?(?:baja|se reduce|disminuye)_|no es una (?:sanción|penalización|multa)',
    '(?:fuga|avería|daño|defecto)s? (?:[^.;,]{0,30} )?(?:ha|han) sido (?:reparad|subsanad)[oa]s?_',
    '(?:arrendador|arrendadora|vendedor|vendedora|prestador|proveedor)_[^.;]{0,80}?,? (?:la |lo )?pierde_',
    'no se (?:cobra|aplica)(?:rá)?n? (?:la |ninguna )?(?:penalización|multa|comisión|recargo)|(?:renta|precio|cuota)s? no (?:subirá|aumentará|se (?:actualizará|revisará))n?_(?![^.;]{0,120}\\s(?:pero|salvo)_)',
  ].join('|'),
  burdenRests:
    '(?:recurso|reclamación|solicitud)_ (?:[^.;,]{0,20} )?(?:suspende|paraliza)_(?<!no suspende)|(?:multas?|sanción|sanciones|intereses|recargos?|plazos?|apremio|ejecución) (?:[^.;,]{0,30} )?(?:queda(?:n)? (?:en suspenso|suspendid\\p{L}+|congelad\\p{L}+)|no (?:empieza|comienza|corre)n?)_',
  paysLess:
    '(?:tasa|tarifa|factura|multa|franquicia|canon|importe)s? (?:[^.;,]{0,30} )?se (?:reduce|rebaja|reducirá|bonifica)n?_|se (?:descuenta|descontará|abonará)n? (?:en|de) (?:la |su )?(?:próxima |siguiente )?(?:factura|cuota|recibo|precio)_',
  keepsPay:
    'con (?:derecho a|mantenimiento de|conservación de) (?:su |la |el )?(?:retribución|salario|sueldo)_|su (?:salario|sueldo|complemento|plus|pensión)_ (?:[^.;,]{0,30} )?(?:sube|aumenta|pasa)_',
  otherWaives:
    '(?:renunciamos|(?:asegurador|aseguradora|compañía|mutua|banco|entidad|empresa|empleador|empleadora|arrendador|arrendadora|ayuntamiento) renuncia)_',
  noDemand:
    'no es (?:una |un )?(?:requerimiento|factura|reclamación|recibo|requerimiento de pago)_|no (?:hay|existe) (?:ninguna |ningún )?(?:prohibición|recargo|penalización|cargo)_',
  staysAsBefore: [
    '(?:sigue|siguen|continúa|continúan|permanece|permanecen) (?:igual|como (?:antes|hasta ahora)|sin cambios|inalterad\\p{L}+)_',
    'no (?:afecta a|interrumpe|reduce|perjudica) (?:sus?|tus?)_',
  ].join('|'),
  mayProve:
    '(?:podrá|puede) (?:acreditar|demostrar|probar) que [^.;]{0,80}(?:menor|inferior|ningún)',
  coversThis:
    '^(?:cubrimos|aseguramos|(?:queda|quedan|está|están) (?:también )?(?:cubiert|asegurad)[oa]s?)_(?![^.]{0,300}(?:solo|sólo|no_|salvo|excepto|excluid|hasta_|máximo|límite|únicamente))',
  fullyLiable:
    '(?:respondemos|(?:proveedor|vendedor|prestador|organizador|arrendador|empresa) responde) [^.;]{0,40}?(?:sin límite|ilimitadamente|íntegramente)_',
  coverOrPay: 'cubr|cubiert|pag[ao]|abon|reembols|garanti|indemni',
  onlyIf: '(?:solo|sólo|únicamente) (?:si|cuando)_',
  noLegal: [
    '(?:plazo|período|fase|proyecto) de ejecución_|ejecución de (?:la|las|los) (?:obras?|trabajos)_',
    'expediente (?:n[.º°]* ?)?\\p{N}',
  ].join('|'),
  noExclusion: 'exclusión (?:del|de la|de un) (?:alumn|niñ|soci)[oa]',
  noIncrease:
    'increment[oai] (?:ocasional|imprevisible|puntual|de (?:los |la |las )?(?:pedidos|producción|demanda|actividad|trabajo|tareas))',
  noWaiver: '(?:del|en el|de su|del? su) finiquito',
  noHealth: '',
  noPenalty: '',
  noForfeit: 'pérdidas? de (?:agua|calor|gas|carga|red)_',
  noEnding: '(?:vuelos?|trenes?)_(?: \\p{L}+){0,3} (?:es|son)(?: \\p{L}+)? cancelad[oa]s?',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
  ratingColumn: '^(?:nivel|gravedad|probabilidad|impacto|severidad)_',
  riskColumn: '(?:riesgos?|mitigación|medidas?|hallazgos?|deficiencias?)_',
  stateColumn: '^estado_',
  soundState: '^(?:bueno|bien|nuevo)$',
  ratedHigh: '^(?:(?:muy )?alt[ao]|crític[ao]|grave|mayor)$',
  ratedMedium: '^(?:medi[ao]|moderad[ao])$',
  ratedLow: '^(?:baj[ao]|leve|menor)$',
  totalColumn: 'total|producto|puntos|puntuación',
  findingColumn: '^(?:hallazgos?|defectos?|deficiencias?|daños|anomalías?|no conformidad(?:es)?)_',
  gradeColumn: '^(?:categoría|clase|prioridad|urgencia|gravedad|nivel)_',
  gradedBad: 'inmediat|urgent|crític|grave|peligr|alt[ao]_',
  gradedSlight: 'consejo|recomend|observ|menor|leve|baj[ao]_',
  quantityColumn: '^(?:cantidad|cant\\.)_',
  gradeWord: '(?:categoría|clase|nivel|prioridad)',
  alarms: 'grave|urgente|inmediat|peligr|crític',
  worstGrade: '(?:crític[oa]|alt[oa]|urgente|grave)',
  means: '(?:significa|designa|indica|se refiere)_',
  flagColumn: '^(?:indicador|alarma|alerta)$',
  farBeyond: '^crític[oa]$',
  beyondRange: '^(?:alto|bajo)$',
  graveDefects: '(?:peligroso|crítico|grave)s? defectos?_|defectos? (?:peligroso|crítico|grave)s?_',
  tellsEffect: '^(?:por qué importa|efectos?|consecuencias?|riesgos?)_',
  withdrawnBySilence: 'rechaz|desist|renunci|desestim|retirad|anulad|caduc',
  namesGuarantee: 'garantía (?:del (?:fabricante|vendedor)|legal|comercial)',
}
