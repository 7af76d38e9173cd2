import type { Patterns } from '../language-pack.ts'

export const patterns: Patterns = {
  facts: {
    amount:
      'renta|fianza|salario|sueldo|retribución|precio|prima|total|importe|cuantía|suma|capital|coste|costo|gastos|saldo|préstamo|cuota|presupuesto|ingresos|beneficio|tarifa|matrícula|subvención|indemnización|honorarios|multa|tasa|anticipo|pago|valor|iva_|neto|bruto|ventas|continente|contenido',
    party:
      'arrendador|arrendatari|inquilin|empleador|empresa|trabajador|comprador|vendedor|cliente|proveedor|prestador|prestamista|prestatari|asegurador|asegurad|tomador|demandante|demandad|actor|recurrente|interesad|beneficiari|poderdante|apoderad|mandante|paciente|president|secretari|director|alcalde|concejal|juez|magistrad|asistentes|presentes|responsable|autor|nombre|sociedad|entre_|titular|destinatari|don_|doña|fabricante|organizador|puesto|candidat|contratista|notario|albacea|heredero|firma',
    reference:
      'referencia|ref_|expediente|(?:número|n\\.?º|nº|núm)|póliza n|factura n|versión|matrícula|autos|registro|dni_|nif_|cif_|contrato n',
    date: 'fecha|inicio|efecto|a partir|desde|firma|nacimiento|vista_|reunión|se celebrará|salida|llegada|entrega|vigor|en .{2,20}, a [0-9]|el [0-9]|actualización|duración',
    term: 'duración|plazo|vigencia|período|periodo|vencimiento|prórroga|prorrog|prueba|validez|horario|jornada|vacaciones|carencia|conserva|garantía|cerrad|abre',
    deadline:
      'plazo|antes del|fecha límite|a más tardar|hasta el|dentro de|vencimiento|presentación|en el plazo|pagader|deberá presentar|cierre',
    notice:
      'preaviso|antelación|rescisión|resolución del|desistimiento|recurso|baja_|cancelación|oposición|denuncia|reclamación|reposición|alzada|apelación',
    penalty:
      'multa|sanción|recargo|penaliza|intereses de demora|indemnización|mora_|apremio|coercitiva',
    limit:
      'límite|máximo|mínimo|hasta_|al menos|como máximo|tope|quórum|mayoría|capacidad|umbral|cobertura|superficie|garantía|supere|no exceda|descubierto|edad',
    excess: 'franquicia|copago',
    rate: 'tipo de interés|%|por ciento|tae_|tin_|porcentaje|descuento|reducción|reduce|aumento|índice|interés',
    contact:
      'teléfono|tel_|tfno|correo|e-?mail|contacto|fax|llame|información:|atención al|iban|cuenta',
    place:
      'dirección|domicilio|vivienda|lugar|situad|situación|sita|inmueble|local_|calle|sede|sala_|finca',
    dose: 'dosis|posología|comprimido|tomar|tome|mg_|al día|conservar|diagnóstic|alergi',
  },
  duration:
    '(?:[0-9]+(?:,[0-9]+)?|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|quince|veinte|treinta|cuarenta|sesenta|noventa) (?:\\([0-9]+\\) )?(?:minuto|hora|día|semana|mes_|meses_|año|trimestre|noche)s?_',
  date: '[0-9]{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)(?: (?:de|del) [0-9]{4})?|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) de [0-9]{4}',
  money: 'euros?_|pesos?_|dólares_|eur_|usd_|millones_|céntimos?_|soles_',
  bound:
    'en el plazo|dentro de|antes de|antes del|a más tardar|como máximo|como mínimo|al menos|hasta_|no (?:superior|inferior|supere|exceda)|máximo|mínimo|a partir|transcurrid|con .{2,20} de antelación',
  duty: 'debe_|deben_|deberá|deberán|tiene que|tienen que|está obligad|están obligad|se obliga|se compromete|obligatori|es necesario|requiere|corresponde a|corre a cargo|presentará|remitirá|comunicará|conservará|no podrá|ha de_|han de_|se encarga|hará_|debe comunicarse|exige',
  plea: 'por favor|rogamos|le rogamos|solicitamos|recomend|se aconseja|póngase|envíe|llame|consulte|presente_|contacte|remita|firme_|devuelva|inscríb|acuda|tome_|lea_|no olvide',
  promise: 'me encargo|yo lo hago|voy a_|te envío|puedes_|lo preparo|lo mando',
  settled:
    '(?:le|la|lo) (?:pongo|apunto|reservo|envío|anoto|abono)_|(?:he|hemos) (?:reservado|pedido|apuntado|enviado|abonado)|no (?:puedo|podemos) (?:devolver|cambiar|reembolsar|aceptar|hacer)|lo que (?:puedo|podemos) hacer|en total_|se queda (?:abierto|así)|nos quedamos|(?:lo )?dejamos (?:así|para)|vamos (?:a hacer|con)_|queda (?:acordado|decidido)|trato hecho|de acuerdo en',
  decision:
    'resuelvo|resuelve|se acuerda|acuerda_|acordó|acordaron|aprueba|aprobó|aprobad|se aprueba|desestim|estim(?:o|a|ar)_|condeno|condena|absuelv|fallo_|imponer|se archiva|archivar|conced|denegar|deniega|declar(?:o|a|ar)_|elegid|nombra|unanimidad|por mayoría|rechaz|se decide|decidi|autoriza|no obstante|renuncia|se prorroga|en conclusión|conclu|dispongo|lego_|instituyo|designa|se amplía|concede|denegad|se deniega|ratific|reelegid|fija_|fijar|queda aprobad|admite_|inadmit|estimad|desestimad|se adjudica|queda(?:n)? aprobad|se fija|se desestima|se estima|se autoriza|(?:acuerdo|decisión|resultado|fallo|resolución): |[0-9]+ votos|votos a favor|a favor y|por mayoría|por unanimidad|(?:propuesta|moción|enmienda|solicitud|candidatura|petición) .{0,60}(?:rechaz|aprueb|aprobad|desestim|retirad|aplaz|prosper)|no (?:se aprueba|prospera|se acepta|se admite|procede|ha lugar)|se (?:aplaza|pospone|aprueba|rechaza|desestima|estima|acuerda|designa|nombra|elige|ratifica|confirma|revoca|anula|deja sin efecto|concede|deniega|archiva|fija|impone|absuelve|declara|admite|inadmite|autoriza|suspende|retira|aplica una|reduce|reconoce|mantiene|renueva|reelige|encarga|adjudica|ha decidido|decide|decidió|acordó|aprobó|rechazó|cambi[aó]|inici[aó]|retiró|suspendió)_|estim(?:ar|amos|ada|ando|o)_|desestim|absuelv|condeno|confirm(?:ar|amos|ada)|revoc(?:ar|amos|ada)|procede_|debe(?:n)? (?:indemnizar|abonar|responder)|cada parte (?:abonará|pagará|soportará)|sin (?:expresa )?condena|no procede|sin costas|queda (?:aprobad|aplazad|nombrad|elegid|fijad|desestimad|rechazad)|hemos (?:decidido|acordado|resuelto)|ha optado|incumplió|no se impone',
  severe:
    'rescisión|resolución inmediata|resolver el contrato|pérdida|perder|perderá|nul[oa]_|nulidad|desahucio|embargo|prisión|delito|solidari|ilimitad|sin (?:previo )?aviso|sin (?:causa|indemnización)|vía de apremio|apremio|ejecutiv|sin efecto|liberado|libera al|queda(?:n)? excluid|excluid|excluye|no (?:se )?(?:cubre|ampara)|no está(?:n)? (?:amparad|cubiert)|no responde|exime|exonera|mortal|grave|peligro|no tome|no utilice|inmediatamente|urgencias|fuga de datos|fuera de la unión|renuncia a|expuls|inhabilit|no competencia|quiebra|concurso de acreedores|coercitiva|advertencia|caduc|suspend|decomis|lanzamiento|alguacil|corte (?:del|de) suministro|exigible de inmediato|totalidad de (?:la|lo)|vencimiento anticipado|sin (?:reembolso|devolución|audiencia)|explosión|descarga eléctrica|incendio|intoxicación|derrumb|irreversible|se perder|quedará (?:sin|anulad|desierto)|ser(?:á|án) (?:rechazad|inadmitid|excluid)|venta de .{0,20}datos|vender .{0,20}datos|solicitar el desahucio|facultará|despido|sentencia en rebeldía|vulnerabilidad|acceso no autorizado|alerg|hemorragia|sangrado|hospital|amianto|quemadura|monóxido|hipoteca|revoca|retirada de|sin (?:garantía|cobertura|derecho)|ningun[ao]? (?:garantía|responsabilidad|indemnización)|perderá|perderán|pérdida del derecho|exigir el pago|no responder|suspender el servicio|caducará|perderá el derecho|quedará excluid|se entenderá desistid|firme_',
  serious:
    'multa|sanci|recargo|penaliza|intereses de demora|demora|prórroga (?:tácita|automática)|tácitamente|automátic|no reembols|sin derecho a|no se devol|franquicia|revis|increment|aument|modificar|en cualquier momento|se reserva|a cargo (?:de|del)|por su cuenta|deducir|retener|suplement|riesgo|retraso|pérdida|daño|responsab|incumpl|impag|falta de pago|reduc|denegar|cancel|cesión|terceros|transfer|solo (?:están|se)|únicamente|no (?:podrá|podrán|puede)|deterioro|caída|descenso|insuficien|pendiente|obliga a|por (?:su|cuenta y) riesgo|de su (?:cargo|cuenta)|de cuenta del?_|serán de (?:cuenta|cargo)|no (?:se )?(?:reembolsa|devuelve|responde|garantiza|incluye|admite|acepta|tendrá|será|serán)|se actualizará|subirá|sube_|encarece|derrama|atraso|retras|moros|descuent|deducid|indemnizará|prohibid|queda prohibido|se entender(?:á|án)|silencio|se considera aceptad|grieta|filtracion|humedad|moho|fuga_|fuera del espacio|sin suspender|no suspende|avería|desprend|facturar|cobrar(?:á|emos)|penaliz|gastos de (?:cancelación|anulación|gestión)|no pagad|interrupción|defecto|dolor|mareo|náusea|hinchazón|infección|contraindica|embaraz|permanencia|orientativ|sin compromiso|ya no_|prescrib|podrá ser (?:denegad|retirad|suspendid|cobrad|excluid)|será (?:cobrad|retenid|descontad|suspendid|anulad|eliminad)|coste adicional|sobrecoste|costes adicionales|devenga|se prorrog|prórroga|prorrogará|se facturar|no están incluid|no está incluid|no podrá|sin autorización|sin previo aviso|no superará|a su cargo|por cuenta del|no se devolver|no habrá|habría que|se considerará|perderá|retendremos|(?:precio|prima|cuota|renta|tarifa|seguro|tipo) .{0,60}(?:sube|subirá|aument|incremento|pasa de)|sin (?:su )?respuesta|se entenderá (?:rechaz|acept|desist)|causarán? baja',
  slight: 'gasto|molestia|ruido|cerrad|desgaste|menor|a su costa',
  condition:
    'si_|cuando|en caso|salvo|a menos|de no_|siempre que|transcurrid|de lo contrario|quien_|si no|por falta|mientras|impagad',
  power: 'puede_|pueden_|podrá_|podrán_|facultad|se reserva|tendrá derecho',
  negation: 'no_|sin_|ningún|ninguna?_|nunca|tampoco',
  calm: 'no (?:se )?(?:cobra|aplica|afecta|supone|constituye|inscribe|existe|hay|tiene coste|sufrido|ha sufrido)|ningún|ninguna|gratuit|sin (?:coste|recargo|gastos|cargo)|no se verá|queda cubiert|quedan cubiert|los indemniza|está incluid|exent|no (?:implica|supone|constituye) .{0,20}renuncia|no impide|puede usted (?:desistir|cancelar|reclamar|resolver)|sin perjuicio|cualquiera de las partes podrá|descontaremos|empresa asegurada|podrá usted|usted puede (?:cancelar|desistir|rescindir)|el asegurador renuncia|se obliga a mantener|acudirá|no (?:pagará|paga) nada|no está previst|no cobramos|seguridad absoluta|extrapol|fuera del alcance|(?:prueba|resultado|análisis|muestra)s? .{0,40}(?:negativ|normal)|no (?:existe|hay|consta|existen)_|(?:arrendatario|inquilino|trabajador|cliente|comprador|asegurado) (?:es|queda|será) libre|tiene derecho a|tendrá derecho|usted puede|no se pactó|no ha lugar|ha sido (?:reparad|resuelt|subsanad|reintegrad)|(?:arrendador|empresa|vendedor|prestador|aseguradora?|contratista|banco) (?:paga|pagará|abonará|reembolsará|asume|asumirá|indemnizará)_|a cargo (?:del arrendador|de la empresa|del vendedor|de la aseguradora)|rumor|sin peligro|inofensiv|por precaución|derecho de tanteo|bonificación|se abonará al (?:cliente|arrendatario|asegurado)',
  aside:
    'por ejemplo|ejemplo|anterior|previsto|previsión|habría|hubiera|debería haber|media_|promedio|antes era|el año pasado|en 20[0-9]{2}_|procedencia|según la (?:actora|demandante|defensa)|alega|sostiene',
  lead: 'la presente .{0,60}(?:garantiza|tiene por|regula|establece|informa|comunica)|el presente .{0,60}(?:tiene por|regula|establece|fija|informa)|tiene por objeto|objeto (?:del|de la|:)|arrienda|cede en arrendamiento|resuelvo|fallo|condeno|se convoca|le comunicamos|le informamos|les contamos|nos complace|contrata a|se utiliza para|está indicado|buscamos|se requiere|garantiza|vende_|confiere|lego|en este número|anuncia|con el fin|imponer|hemos auditado|aprueba|finalidad|ventas (?:de|aument)|presta sus servicios|cede_|cede en|arrienda|nos es grato|le (?:ofrecemos|confirmamos|concedemos|notificamos)|concede_|contrata|vende_|encarga a|es objeto|se celebra|reunidos en|convoca|se le notifica|cubre_|le presentamos|nos ponemos en contacto|hemos decidido|se compromete a|se obliga a|ha sido ingresad|ingresó|contiene_|es un medicamento|se reúnen|se reunió|deniega|otorga|se adjudica|convocatoria|se resuelve|se acuerda|demanda_|solicita_',
  accuses:
    'se le (?:imputa|denuncia|atribuye)|ha (?:cometido|superado|incumplido)|infracción|exceso de velocidad|estacionar|incumplimiento|hecho denunciado|falta (?:grave|muy grave|leve)',
  appoints:
    'confiere poder|otorga(?:n)? poder|da(?:n)? poder|faculta a|nombra .{0,60}(?:apoderad|albacea|heredero)|instituye .{0,40}heredero|apodera a',
  treats:
    'se (?:utiliza|usa|emplea)|está indicado|tratamiento de|es un (?:medicamento|antibiótico)|pertenece a(?:l| un) grupo',
  subject: 'asunto|ref|referencia|actuación|hecho',
}
