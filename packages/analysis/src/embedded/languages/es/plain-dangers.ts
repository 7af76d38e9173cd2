import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    '(?:llame|marque|avise) (?:inmediatamente |primero )?(?:al |a )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|emergencias|los bomberos|una ambulancia)|acuda (?:inmediatamente |de inmediato )?(?:a urgencias|al hospital|al médico)',
  hurt: '[0-9]+ (?:personas|niños|clientes|pacientes)_ [^.;]{0,30}(?:heridas?|heridos?|quemad[ao]s|lesionad[ao]s|intoxicad[ao]s|hospitalizad[ao]s)|(?:heridas?|lesiones|quemaduras) (?:en|a) [0-9]+ personas',
  stop: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nunca|jamás) (?!ha_|han_|se ha_|fue_|hubo_|más_)\\p{L}{3,} \\S|no (?:encienda|toque|abra|utilice|use|beba|fuerce|perfore|lije|desmonte|puentee|supere|mezcle|trague|inhale)n?_ [^.;]{0,80}?(?:hasta|mientras|sin_|si_|cuando|bajo ning|nunca|más_)|no (?:encienda|puentee|fuerce|perfore|trague|inhale|desmonte|beba)n?_|(?:ponga|retire|deje) [^.;]{1,50} fuera de servicio|deje de (?:usar|utilizar)|(?:abandone|evacúe|desaloje) (?:inmediatamente )?(?:la sala|el edificio|el local|la vivienda))',
  gone: '(?:no|ya no|dejará de) (?:estará|estarán|estar|será|se) (?:disponibles?|suministrad[oa]|suministrará|ofrecerá) (?:después|tras|una vez|más allá)|(?:buzón|cuenta|datos|mensajes|archivos|grabaciones)_ [^.;]{0,80}?(?:se (?:borra|elimina)|será eliminad)\\p{L}*|plaza (?:pasa|se ofrece) (?:al|a la|a otr)\\p{L}*',
  unpaid:
    '(?:desde|con|en) (?:la |su )?(?:creación|entrega|firma),? (?:y no|con independencia|independientemente) [^.;]{0,20}pago',
  uncovered:
    '(?:reducid|limitad|rebajad)[oa]s? al mínimo (?:legal|obligatorio)|no (?:contratad|suscrit)[oa]s?_|(?:asegurad|cubiert)[oa]s? (?:solo|sólo|únicamente) para|(?:garantía|cobertura)_ [^.;]{0,80}?(?:siempre que|a condición de|condicionad[oa])_',
  fine: '(?:cancelación|anulación|cancelar|anular)_[^.;]{0,40}(?:cuesta|se cobra)[^.;]{0,20}[0-9]|(?:multa|sanción)[^.;]{0,40}(?:de|desde|hasta|entre)[^.;]{0,12}[0-9]',
  blocked:
    '(?:suministro|acceso|tarjeta|cuenta|matrícula)_[^.;]{0,60}(?:cortad|suspendid|bloquead|suspenderá|cortará)\\p{L}*',
  silence:
    '(?:silencio|falta de respuesta|pago)[^.;]{0,80}(?:aceptación|conformidad|consentimiento|renuncia)|se (?:entenderá|entiende|considerará|considera|tendrá por) (?:tácitamente )?(?:aceptad|aprobad|conforme|desistid|desestimad|producid|renunciad)[oa]?\\p{L}*|(?:si no|de no|a falta de|transcurrido) [^.;]{0,80}(?:se (?:entenderá|considerará|tendrá)|daremos por|damos por)_ [^.;]{0,40}',
  bannedAfter:
    '(?:meses|años) (?:después de|siguientes|posteriores|tras) [^.;]{0,80}(?:no podrá|se abstendrá|prohib)',
  finding:
    'al[eé]rgi(?:a|co|ca)_ (?:a|al)_|(?:nódulo|lesión|masa|quiste|pólipo)s?_ [^.;]{0,90}(?:pendiente de|a estudio|a filiar|a estudiar|por aclarar)',
  unsafe:
    '(?:está|están) (?:inestables?|a punto de caer|en mal estado)_|riesgo de (?:desprendimiento|derrumbe)|amenaza ruina',
  doubled: 'el (?:doble|triple) (?:del?|de la)_',
  endsWith:
    '(?:terminará|termina|se extingue|finaliza) al mismo tiempo|no (?:tendrá|tiene) derecho a (?:reclamación|indemnización) alguna',
  invalid:
    '(?:notificaci\\p{L}+|reclamaci\\p{L}+|solicitud\\p{L}*|desistimiento)_ [^.;]{0,60}(?:será|es|serán|son) (?:nul[oa]s?|no válid[oa]s?|ineficac\\p{L}+)_|no (?:será|es|tendrá) válid[oa]_',
  notPaid:
    'no (?:se (?:abonará|pagará|percibirá)|percibirá|cobrará) (?:ninguna?_ )?(?:indemnización|compensación)',
  breaks: '(?:puede|podría|pueden) (?:dañar|destruir|borrar|apagar|anular)_',
  unwise:
    'no (?:es|se) (?:recomienda|recomendable|aconseja|aconsejable)_|ya no (?:está|están) permitid[oa]s?',
  joint:
    'solidariamente|(?:responsables?|obligad[oa]s?|deudor\\p{L}*|responsabilidad) solidari[oa]s?_|(?:responde|responden|responderán) (?:\\p{L}+ )?(?:de forma |con carácter )solidari|(?:avala|afianza|se constituye en (?:avalista|fiador\\p{L}*)|garantiza personalmente)_|fianza personal|aval personal|cada (?:\\p{L}+ ){1,3}responde (?:\\p{L}+ )?(?:de|por) (?:la totalidad|el total|toda)|beneficio de (?:excusión|orden|división)|cada uno (?:de ellos |de ustedes )?responde (?:de|por) (?:la totalidad|todo|el total)_',
  late: '(?:fuera de plazo|tardí(?:a|o|as|os)|extemporáne[oa]s?)_ [^.;]{0,60}(?:no (?:se|será|serán)|inadmitid|rechazad|devuelt|excluid)|(?:recibid|presentad|enviad|entregad|comunicad)[oa]s? (?:después|con posterioridad|fuera|transcurrid|pasad)[^.;]{2,80}(?:no (?:se|será|serán)|rechazad|devuelt|excluid|inadmitid)|no se (?:admitirán|aceptarán|tendrán en cuenta|valorarán|considerarán)_|(?:recurso|reclamación|alegación|impugnación|apelación|solicitud)_ no (?:suspende|suspenderá|interrumpe|interrumpirá|paraliza|paralizará|amplía|tiene efectos suspensivos)',
  claimCut:
    '(?:indemnización|prestación|reembolso|pago)_ [^.;]{0,40}(?:podrá reducirse|se reducirá|reducida|podrá denegarse|denegada)|(?:libera|liberad[oa]|exonera|exonerad[oa]) (?:a|al|a la)? ?(?:asegurador\\p{L}*|compañía|entidad)?[^.;]{0,30}(?:del? (?:pago|su obligación|toda obligación)|de la prestación)|pérdida del derecho a (?:la )?(?:indemnización|prestación)|(?:responde|responderá) (?:\\p{L}+ )?del? (?:coste|importe|daño) total|(?:cobertura|garantía|protección|seguro|franquicia|límite|descuento)s?_ (?:cesa|termina|queda(?:n)? (?:sin efecto|en suspenso|suspendid[oa])|se suspende|no se aplica|no será de aplicación|no procede)_|(?:no (?:está|están|estará|quedan?) (?:cubiert|amparad|garantizad)[oa]s?)_|(?:solo|sólo|únicamente) (?:está|están|queda|quedan) (?:cubiert|asegurad|garantizad)[oa]s? (?:si|cuando)_|(?:cubiert|asegurad)[oa]s? (?:solo|sólo|únicamente) (?:si|cuando)_|indemnización se (?:reduce|reducirá|minora) |regla proporcional|queda (?:libre|liberad[oa]) de (?:su |la )?(?:obligación|prestación)',
  dearer:
    '(?:tras|después de|a partir de|transcurrid\\p{L}+|finalizad\\p{L}+)[^.;]{2,60}(?:precio|cuota|tarifa|renta|mensualidad|prima|tipo)_ (?:será|pasará|pasa|sube|subirá|aumenta|aumentará)_|después se (?:cobra|cobran|cobrará|cobrarán|factura|facturan)_|(?:precio|importe|presupuesto|coste|total)_ [^.;]{0,30}(?:es|son|tiene carácter) (?:solo |meramente |puramente )?(?:orientativ|estimad|estimativ|provisional|aproximad|indicativ)\\p{L}*|(?:coste|precio|importe) (?:real|final|definitivo) (?:puede|podrá|podría) (?:ser superior|superar|variar)|(?:tipo|precio|cuota)s? (?:es|son) variables?_|(?:renta|precio|cuota|tarifa|alquiler|canon)s?_ [^.;]{0,40}?(?:se (?:actualiza|revisa|incrementa)|actualizará|incrementará|revisará|aumentará)\\p{L}*_ [^.;]{0,40}?(?:anual|cada año|ipc)',
  leftOut:
    '(?:precio|tarifa|presupuesto|oferta|cuota|renta|alquiler|importe)s?_ [^.;]{0,30}no (?:incluye|comprende)n?_|no (?:está|están|va|van) incluid[oa]s?_|no incluid[oa]s?(?: en el precio)?_|aparte_ (?:del precio|se cobra)|se (?:cobra|cobran|factura|facturan|abona|abonan) aparte_|(?:adicional|extra|falta|perdid[oa]|fallid[oa])\\p{L}* [^.;]{0,50}?(?:se (?:cobra|factura|cobrará|facturará)n?|costará|tendrá un coste)_ [^.;]{0,30}?[0-9]',
  weak: '(?:no (?:consta|constan|existe|existía|hay|había|se aporta|se ha aportado|dispone de))_ (?:\\p{L}+ ){0,3}(?:certificado|licencia|autorización|registro|evidencia|documentación|acta|justificante|permiso|copia de seguridad)s?_|no (?:está|están|estaba|ha sido|se ha|fue|fueron) (?:aún |todavía )?(?:documentad|probad|verificad|revisad|aprobad|legalizad|comprobad)[oa]s?_|no ofrece (?:ninguna )?protección|depende (?:de una sola|de un único|solo de)|en [0-9]+ de (?:los |las )?[0-9]+ |(?:está|están) (?:atrasad|vencid)[oa]s?_|^(?:efectos?|consecuencias?|riesgos?|impactos?): (?!(?:ningun|baj|medi|alt)[oa]_)\\p{L}|no (?:ha )?(?:superó|superado|pasó|pasado) (?:la|el|su) (?:prueba|ensayo|inspección|revisión|control)',
  exposed:
    '(?:no (?:está|están|ha sido|cuenta con|tiene)|sin) (?:aún |todavía )?(?:financiad[oa]s?|financiación|presupuestad[oa]s?|consignación|dotación|aprobad[oa]s? el presupuesto)_|(?:contrato|subvención|concesión|convenio)_ [^.;]{0,80}(?:no (?:se ha |ha sido |será )?renovad[oa]|no se renovará|perdid[oa]|adjudicad[oa] a otr)|(?:préstamo|crédito|emisión)_ [^.;]{0,80}(?:vence|vencerá)_|empresa en funcionamiento|incertidumbre (?:material|significativa)|(?:pérdidas?|déficit|desviación|sobrecoste)_ de_ |concurso de acreedores|(?:morosidad|morosos|impagados|atrasos)_ [^.;]{0,60}[0-9][0-9.,]{2,}',
  worn: '(?:está|están|estaba|estaban) (?:\\p{L}+ ){0,3}(?:agrietad|podrid|corroíd|oxidad|deteriorad|suelt|rot|degradad|desprendid|hundid|abombad)[oa]s?_|(?:presenta|presentan|muestra|se observan?) [^.;]{0,40}(?:grietas?|fisuras?|humedad(?:es)?|corrosión|filtraciones|desprendimientos?|óxido|carcoma)|(?:riesgo|peligro) de (?:electrocución|incendio|caída|derrumbe|explosión|descarga)|(?:superan?|exceden?|por encima de[l]?) [^.;]{0,20}?(?:límite|umbral|valor máximo|máximo permitido)|desgastad[oa]s? (?:hasta|por debajo)',
  repaid:
    '(?:deberá|deberán|debe|tendrá que|está obligad[oa] a) (?:devolver|reintegrar|reembolsar|restituir)_(?! firmad)|(?:beca|subvención|ayuda|prima|anticipo|bonificación)_ [^.;]{0,50}(?:reintegr|devol|reembols)\\p{L}*',
  needed:
    'sin (?:est[eao]s?|el|la|dich[oa]s?|un|una|documento|justificante|autorización|licencia)_[^.;,]{0,60},? no (?:se )?(?:podrá|podrán|puede|pueden|será|tendrá)\\p{L}*|no (?:se )?(?:podrá|podrán) (?:comenzar|iniciar|habitar|ocupar|utilizar|entrar|viajar|participar)\\p{L}*',
  onPain:
    'bajo (?:pena|apercibimiento|sanción)_|so pena|con (?:el )?apercibimiento|en (?:su )?defecto[, ][^.;]{0,60}(?:perd|anul|resol|archiv)',
  renews:
    '(?:se (?:prorroga|prorrogará|renueva|renovará)|prorrogándose|prorrogable) [^.;]{0,100}?(?:salvo|si ninguna|automáticamente|tácitamente|por periodos)|(?:renovación|prórroga) (?:automática|tácita)',
  noRefund:
    'no (?:es|son|será|serán) (?:reembolsable|devuelt|reintegrable)\\p{L}*|no (?:reembolsable|se (?:reembols|devolv|devuelv)\\p{L}+)|(?:pierde|perderá|quedará en poder)_[^.;]{0,40}(?:señal|fianza|depósito|anticipo)|sin (?:límite|tope) (?:de cuantía|alguno|máximo)|no da derecho a (?:reembolso|devolución)',
  abroad:
    '(?:datos|información|muestras)_ [^.;]{0,100}?(?:fuera (?:de la )?(?:unión|ue|espacio)|a (?:los )?estados unidos|a terceros países|en estados unidos)',
  obsolete:
    '(?:está|están|ha quedado|es|son) (?:\\p{L}+ )?(?:obsolet[oa]s?|descatalogad[oa]s?)_|ya no (?:se fabrica|hay repuestos|tiene soporte|se produce)\\p{L}*|(?:repuestos|piezas|recambios) [^.;]{0,30}(?:no|ya no) (?:están )?disponibles',
  allDue:
    'vence(?:rá)? (?:anticipadamente |de inmediato )?(?:toda|la totalidad|el total)|vencimiento anticipado|(?:totalidad|resto|saldo)_ (?:\\p{L}+ ){0,4}(?:será|es|resulta|deviene) (?:\\p{L}+ )?exigible|exigir (?:\\p{L}+ ){0,3}(?:la totalidad|todo el capital|de inmediato)|vencimiento anticipado_|(?:préstamo|crédito|saldo|deuda) (?:[^.;,]{0,30} )?(?:será|quedará|resultará) (?:inmediatamente )?exigible_',
  forGood:
    'no (?:se )?(?:puede|pueden|podrá|podrán) (?:ya )?(?:ser )?(?:recuper|restaur|deshac|revert)\\p{L}*|(?:pierde|borra|elimina)\\p{L}* (?:de forma definitiva|definitivamente)_|(?:es|será) irreversible_|sin efectos? retroactivos?_',
  noPromise:
    'no (?:supone|constituye|implica) (?:un )?(?:compromiso|promesa|derecho)_|no (?:se )?(?:garantiza|puede garantizar|podemos garantizar)n?_|(?:no está|deja de estar) garantizad[oa]_',
  settled:
    'renuncia(?:n|rá|rán)? (?:\\p{L}+ ){0,2}?al? (?:\\p{L}+ )?(?:derecho|reclam|acción|acciones|cualquier)',
  stopped:
    '(?:pago|ayuda|prestación|subsidio)s? (?:[^.;,]{0,40} )?(?:se suspende|queda(?:rá)? suspendid|cesa(?:rá)?_)\\p{L}*',
  owedIf:
    '(?:abonará|abonarán|deberá|deberán) (?:abonar |pagar )?(?:una )?(?:indemnización|penalización)_|(?:renta|cuota|precio) pasará a_|responde(?:rá)? del? (?:coste|importe) (?:total|íntegro)',
  noWayOut:
    '(?:contrato|suscripción|arrendamiento|compromiso) (?:[^.;,]{0,30} )?no (?:podrá|puede) (?:resolverse|cancelarse|rescindirse|darse por terminado) (?:antes|durante|hasta)_|no cabe (?:el )?desistimiento_',
  offence:
    '(?:constituye|comete|es|será) (?:una? )?(?:infracción|delito|falta)_ ?(?:penal|grave|muy grave|leve|administrativa)?|responsabilidad penal_',
  takenAway:
    '(?:podremos|podemos|(?:el|la) (?:banco|entidad|arrendador|empresa|acreedor) (?:podrá|puede)) (?:entonces )?(?:vender|subastar|embargar|ejecutar la hipoteca|disponer de los)_|(?:vivienda|vehículo|bienes|inmueble) (?:podrán? ser|será|serán) (?:embargad|subastad|vendid)[oa]s?_',
  ownRisk: '(?:por su|bajo su|a su|por) (?:propi[oa] )?(?:cuenta y riesgo|riesgo|responsabilidad)_',
}
