import type { RiskReasons } from '../language-pack.ts'

export const riskReasons: RiskReasons = {
  health: [
    'Puede dañar la salud',
    'dolor|dificultad para respirar|efectos? (?:secundario|adverso)|alergi|alérgic|sobredosis|hinchazón|sangrado|hemorragia|mareo|somnolencia|desmay|convulsion|infección|embaraz|lactancia|interaccion|contraindic|peligro de muerte|mortal|muerte|lesion|hospital|urgencia|intoxic|asfixia|quemadura|descarga eléctrica|monóxido|explosión|amianto|no tom(?:e|ar)|no us(?:e|ar)|fuera del alcance|médico|farmacéutico|empeor|complicacion|dolor de cabeza|somnolencia|infarto|sobredosis',
  ],
  ending: [
    'Puede terminarse o cortarse',
    'resolver el contrato|resolución (?:del|anticipada|inmediata)|rescindir|rescisión|despid|(?:podrá|podrán|puede|pueden|podemos) .{0,40}(?:suspender|cancelar|cerrar|interrumpir|retirar|expulsar|excluir|dar de baja|anular|poner fin)|suspen(?:der|dido|sión|derá|de)|desahucio|desaloj|corte de|interrupción|baja_|expuls|exclu(?:ido|sión)|revoc|retirada|extin(?:gue|ción)|queda sin efecto',
  ],
  forfeit: [
    'Puede perderse dinero o un derecho',
    'perder|pierde|perderá|pérdida de|perdiendo|caduc|prescrib|decae|decaimiento|no (?:se )?(?:devuelv|devolver|reembols|reintegr)|no reembolsable|sin (?:derecho a|devolución|reembolso|indemnización)|retend|nul[oa]_|nulidad|sin efecto|vencid[oa]_|ya no (?:será|es) válid|quedará(?:n)? (?:sin|anulad)|liberad[oa] (?:del|de)',
  ],
  penalty: [
    'Una penalización o un recargo',
    'penaliza|penalidad|pena convencional|cláusula penal|multa|recargo|intereses? (?:de demora|moratori|de mora|legal)|demora|mora_|sanci(?:ón|ones|onad)|gastos de (?:cancelación|devolución|reclamación|cobro)|comisión|comisiones|por cada día|indemnización (?:por|de|equivalente)|apremio',
  ],
  cost: [
    'Asume otros costes',
    'a (?:su|cargo|costa|mi) (?:cargo|costa)?(?: del| de la| de)?_|correrá(?:n)? (?:de|por|a) |por cuenta (?:de|del)|deberá(?:n)? (?:abonar|pagar|reintegrar|devolver|reembolsar|asumir)|tendrá que (?:pagar|abonar|devolver)|gastos (?:adicional|extra|corren)|coste(?:s)? (?:adicional|extra)|suplemento|franquicia|descont|deduc|se (?:cobrará|facturará|abonará|cargará)|no incluid|derrama|aparte|reintegro|cobro indebido|costas',
  ],
  increase: [
    'Puede encarecerse',
    '(?:precio|renta|alquiler|tarifa|prima|cuota|interés|tipo|coste|canon)s? .{0,60}(?:aument|sub(?:e|ir|irá|ida)|actualiz|revis|increment|modific|encarec)|actualiza(?:ción|rá)|revisión (?:de|del) (?:precio|renta|cuota)|incremento|subida|encarec|ipc_|inflación|tipo variable|indexad',
  ],
  renewal: [
    'Sigue si no lo cancela',
    'prorrog|prórroga|renov(?:ará|ación|a|arse) (?:automática|tácita|por)|tácita(?:mente)?|automáticamente|se renueva|permanencia|salvo (?:denuncia|preaviso|comunicación)|si ninguna de las partes|períodos sucesivos|plazo mínimo|duración mínima',
  ],
  oneSided: [
    'La otra parte puede decidir sola',
    'se reserva|nos reservamos|discreci|unilateral|en cualquier momento|sin (?:previo aviso|preaviso|necesidad de|justificar|causa|su consentimiento|expresar)|(?:el arrendador|la empresa|el banco|la entidad|el asegurador|la aseguradora|el prestador|el vendedor|el organizador|el club|la compañía) (?:podrá|puede|se reserva|está facultad)|modificar (?:las|los|el|la|estas|unilateral)',
  ],
  exclusion: [
    'Sin cobertura o no incluido',
    'no (?:está|están|estará|queda|quedan) (?:cubiert|amparad|incluid|garantiz|asegurad)|no (?:cubre|incluye|ampara|comprende|garantiza|responde)|exclu(?:id|ye|sion|sión)|sin cobertura|fuera de (?:garantía|cobertura)|hasta un (?:máximo|límite)|con (?:el|un) límite|limitad[oa] a|solo (?:si|cuando|estará|se)|únicamente (?:si|cuando)|siempre que|desgaste|no forma parte|no será de aplicación',
  ],
  liability: [
    'La responsabilidad se limita o se traslada',
    'responsab|solidari|indemniz|daños y perjuicios|no (?:garantiza|se hace responsable|responde)|sin garantía|por su (?:cuenta y )?riesgo|a su riesgo|aval_|avalista|fiador|eximid|exonera|mantener indemne|responderá',
  ],
  deadline: [
    'Fuera de plazo se pierde',
    'fuera de plazo|a más tardar|como máximo|antes del|plazo (?:de|máximo|improrrogable)|transcurrid|pasad[oa] (?:este|ese|dicho|esta|el)|improrrogable|extemporáne|en el plazo|dentro de (?:los|el|las)|vencimiento|fecha límite|después de (?:esa|esta|dicha) fecha|prescrip|caducidad',
  ],
  silence: [
    'El silencio vale como acuerdo',
    'silencio|se (?:entenderá|entiende|considerará|tendrá por|presumirá)|se dará por|de no (?:recibir|responder|contestar|oponerse)|sin respuesta|si no (?:recibimos|responde|contesta|se opone)|aceptación tácita|tácitamente|el uso .{0,40}(?:implica|supone)',
  ],
  waiver: [
    'Se renuncia a un derecho',
    'renunci|irrevocabl|firme_|definitiv|no cabe (?:recurso|reclamación)|sin ulterior|arbitraje|cede_|cesión|finiquito|nada más que reclamar|no podrá(?:n)? (?:reclamar|recurrir|desistir)|inapelable|irreversibl',
  ],
  refusal: [
    'Puede ser rechazado',
    'rechaz|deneg|desestim|inadmi|no (?:se admitirá|será admitid|serán admitid|se aceptará|se tendrá|se valorará|se tramitará)|exclu(?:id|sión) (?:del|de la)|descalific|no (?:apt|válid|admitid)|desiert|archiv',
  ],
  legal: [
    'Pueden seguir acciones legales',
    'judicial|tribunal|juzgado|juicio|demanda|embargo|apremio|ejecu(?:ción|tiva|tar|tado)|delito|infracción|infraccion|penal(?:es)?_|prisión|sancion|expediente|denuncia|requerimiento|fraude|falsedad|ilegal|ilícit|monitorio|cobro judicial',
  ],
  data: [
    'Se ceden o registran datos',
    '(?:datos|información|imágenes|grabaciones) .{0,60}(?:ced|comunic|compart|vend|transfer|public|conserv|trat|utiliz|recog|registr)|(?:ced|comunic|compart|vend|transfer|public|grab)\\p{L}* .{0,40}(?:datos|información|imágenes)|a terceros|fuera (?:de la unión|del espacio|de la ue)|fichero|morosos|videovigil|publicid|perfil|filtración de datos',
  ],
  restriction: [
    'Prohíbe o limita algo',
    'prohib|no (?:podrá|podrán|puede|pueden|deberá|deberán|está permitid|se permite|se admite)|queda(?:n)? prohibid|sin (?:autorización|consentimiento|permiso|el consentimiento)|salvo autorización|no competencia|competencia|exclusiv|confidencial|subarrend|realquil|restring|limitación|solo podrá',
  ],
  finance: [
    'Falta dinero o está en juego',
    'déficit|pérdidas|morosidad|impag|deuda|descubierto|insolven|concurso de acreedores|quiebra|liquidez|por debajo|inferior a|supera(?:n|do)? (?:el|lo|la) presup|desviación|sobrecoste|caída|descenso|disminu|deterioro|refinanci|sin financiación|vencid[oa]s y|pendiente(?:s)? de (?:cobro|pago)|insuficien',
  ],
  defect: [
    'Algo está defectuoso o falta',
    'defect|avería|averiad|fallo|fallos|grieta|fisura|fuga|filtraci|humedad|moho|óxido|corros|dañad|desperfect|deterior|rot[oa]_|falta de|faltan|carencia|carece|ausencia de|insuficien|inadecuad|sin (?:prueba|registro|control|copia|documentar|revisar|verificar)|no (?:se ha|se han|ha sido|consta|existe|cumple|dispone) |vulnerab|brecha|error|incidente|inundaci|peligro|obsolet|plaga|incumplimiento',
  ],
  delay: [
    'Incierto o puede retrasarse',
    'retras|demora en|aplaz|pospon|depende|condicionad|sujeto a|supeditad|pendiente de|inciert|provisional|no (?:está |se )?(?:garantiz|asegur|confirm|aprobad)|riesgo|amenaz|advi(?:erte|rtió)|alert|podría|podrían|orientativ|no vinculante|estimad[oa]',
  ],
  damage: ['Puede causar daños', '(?!)'],
  effective: [
    'Se aplica aunque se recurra',
    '(?:recurso|reclamación|impugnación|interposición)_ [^.;]{0,80}?no (?:suspende|suspenderá|paraliza|interrumpe|tiene efecto suspensivo)',
  ],
  allDue: ['Todo vence de una vez', '(?!)'],
  takenAway: ['Algo puede venderse o retirarse', '(?!)'],
  paidBack: ['Quizá haya que devolverlo', '(?!)'],
  condition: ['Depende de una condición', '(?!)'],
  attention: ['Requiere atención', '(?!)'],
  other: ['Puede perjudicarle', '(?!)'],
}
