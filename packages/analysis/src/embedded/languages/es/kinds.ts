import type { Kinds } from '../language-pack.ts'

/** The name of each kind, and the words by which its title or opening tells it. */
export const kinds: Kinds = {
  nda: [
    'Acuerdo de confidencialidad',
    /(?:acuerdo|contrato|compromiso) de (?:confidencialidad|no divulgación)/iu,
  ],
  'commercial-lease': [
    'Arrendamiento de local',
    /arrendamiento (?:de local|comercial|para uso distinto)/iu,
  ],
  lease: [
    'Contrato de arrendamiento',
    /contrato de (?:arrendamiento|alquiler)|arrendamiento de vivienda/iu,
  ],
  'employment-contract': [
    'Contrato de trabajo',
    /contrato (?:laboral|(?:individual )?de trabajo|indefinido|temporal)/iu,
  ],
  'offer-letter': [
    'Carta oferta',
    /(?:carta|propuesta|oferta) (?:de )?(?:oferta|empleo|contratación|incorporación)/iu,
  ],
  'consulting-agreement': ['Contrato de consultoría', /contrato de (?:consultoría|asesoría)/iu],
  'service-agreement': [
    'Contrato de servicios',
    /(?:formulario|contrato|condiciones) de reserva|alquiler de (?:sala|salón)|carta de encargo|hoja de encargo|contrato de (?:residencia|guardería|hospedaje)|contrato de (?:prestación de )?(?:servicios|mantenimiento|obra)|contrato de prestación/iu,
  ],
  'license-agreement': ['Contrato de licencia', /contrato de licencia|licencia de uso/iu],
  'distribution-agreement': [
    'Contrato de distribución',
    /contrato de (?:distribución|agencia|franquicia)/iu,
  ],
  'supply-agreement': [
    'Contrato de compraventa',
    /contrato de (?:compraventa|suministro)|contrato de arras/iu,
  ],
  'loan-offer': [
    'Oferta de préstamo',
    /(?:oferta|aprobación|concesión) de (?:préstamo|crédito|hipoteca)|oferta vinculante/iu,
  ],
  'loan-agreement': [
    'Contrato de préstamo',
    /contrato de (?:préstamo|crédito)|préstamo hipotecario|pagaré/iu,
  ],
  'joint-venture': ['Pacto de socios', /pacto de socios|empresa conjunta/iu],
  sponsorship: ['Contrato de patrocinio', /(?:contrato|convenio) de patrocinio/iu],
  collaboration: [
    'Convenio de colaboración',
    /(?:acuerdo|convenio|contrato) de (?:colaboración|cooperación)/iu,
  ],
  terms: [
    'Términos y condiciones',
    /términos (?:y condiciones|de (?:uso|servicio))|condiciones generales|aviso legal/iu,
  ],
  privacy: [
    'Política de privacidad',
    /cómo (?:usamos|tratamos|cuidamos) sus datos|información sobre protección de datos|(?:política|aviso) de (?:privacidad|cookies)|protección de datos/iu,
  ],
  'data-processing': ['Encargo de tratamiento de datos', /encarg(?:o|ado) d?e?l? ?tratamiento/iu],
  'insurance-policy': [
    'Póliza de seguro',
    /póliza|contrato de seguro|condiciones particulares|seguro (?:de|del|multirriesgo)/iu,
  ],
  warranty: [
    'Garantía',
    /(?:certificado|tarjeta|condiciones) de garantía|garantía (?:limitada|comercial)/iu,
  ],
  'power-of-attorney': [
    'Poder notarial',
    /poder (?:notarial|general|especial)|autorización para/iu,
  ],
  will: ['Testamento', /testamento|voluntades anticipadas/iu],
  bylaws: ['Estatutos', /estatutos/iu],
  contract: ['Contrato', /contrato|acuerdo|convenio|anexo al/iu],
  judgment: [
    'Sentencia',
    /sentencia|auto n|juzgado|tribunal (?:supremo|superior|de)|audiencia provincial|fallo\b/iu,
  ],
  decision: [
    'Resolución',
    /(?:decisión|respuesta) (?:sobre|a) su|su (?:solicitud|reclamación|siniestro) (?:de|del|n)|(?:denegación|concesión|desestimación) de|resolución|providencia|acuerdo de (?:inicio|concesión)|liquidación/iu,
  ],
  'penalty-notice': [
    'Sanción',
    /(?:resolución|propuesta|expediente) sancionador\p{L}*|multa|denuncia de tráfico|boletín de denuncia|notificación de (?:multa|sanción|denuncia)/iu,
  ],
  notice: [
    'Notificación',
    /(?:oferta|propuesta) de renovación|(?:renovación|vencimiento|prórroga) (?:anual )?(?:de (?:su|tu|contrato|la póliza|la suscripción)|del (?:contrato|seguro|alquiler|abono))|retirada de(?:l)? producto|notificación|convocatoria de (?:junta|asamblea)|aviso|comunicado|comunicación|requerimiento|anuncio|edicto|burofax/iu,
  ],
  regulation: [
    'Reglamento',
    /reglamento|ordenanza|real decreto|\bley \d|normas de|orden ministerial/iu,
  ],
  'company-policy': ['Política interna', /política|código de conducta|protocolo (?:de|interno)/iu],
  guideline: [
    'Guía',
    /preguntas frecuentes|\bFAQ\b|ficha informativa|hoja|hoja de información|directrices|\bguía\b|recomendaciones|hoja informativa/iu,
  ],
  tender: [
    'Licitación',
    /licitación|pliego|convocatoria (?:de|pública|para)|concurso (?:público|de)|solicitud de (?:ofertas|propuestas)|bases de la/iu,
  ],
  specification: [
    'Especificación',
    /especificaci\p{L}+|ficha técnica|requisitos (?:del|técnicos)/iu,
  ],
  manual: ['Manual', /manual|instrucciones de (?:uso|montaje)|guía (?:de usuario|rápida)/iu],
  runbook: [
    'Procedimiento operativo',
    /procedimiento (?:operativo|de recuperación)|plan de (?:contingencia|recuperación)/iu,
  ],
  'release-notes': [
    'Notas de la versión',
    /notas de (?:la )?versión|registro de cambios|novedades de la versión/iu,
  ],
  'incident-report': [
    'Informe de incidente',
    /(?:informe|parte) (?:de|del) (?:incidente|accidente|siniestro|incidencia)|parte de accidente|incidente de seguridad|brecha de (?:datos|seguridad)/iu,
  ],
  'audit-report': [
    'Informe de auditoría',
    /(?:informe|acta|hoja) de (?:la )?(?:revisión|inspección)|revisión de(?: su| tu|l) vehículo|inspección técnica|informe (?:del estado|técnico) (?:del|de la) (?:edificio|vivienda|inmueble)|informe (?:de )?(?:auditoría|inspección|pericial|de control)/iu,
  ],
  'financial-report': [
    'Informe financiero',
    /informe (?:anual|financiero|trimestral|semestral|de gestión)|cuentas anuales|resultados (?:del|anuales|trimestrales)|balance\b/iu,
  ],
  'research-paper': [
    'Artículo de investigación',
    /este artículo|este estudio|artículo de investigación/iu,
  ],
  thesis: ['Tesis', /\btesis\b|trabajo (?:de )?fin de (?:grado|máster)/iu],
  proposal: ['Propuesta', /propuesta|plan de negocio|proyecto de/iu],
  quotation: ['Presupuesto', /presupuesto|cotización|oferta económica|proforma/iu],
  invoice: ['Factura', /recibo de (?:la )?(?:luz|agua|gas)|su factura|factura|nota de crédito/iu],
  receipt: ['Recibo', /\brecibo\b|justificante de pago|comprobante|tique/iu],
  'purchase-order': [
    'Pedido',
    /orden de compra|(?:hoja|confirmación) de pedido|albarán|pedido n/iu,
  ],
  'bank-statement': ['Extracto', /extracto|estado de cuenta|nómina|movimientos de cuenta/iu],
  transcript: ['Transcripción', /transcripción/iu],
  minutes: [
    'Acta',
    /(?:reunión|junta|asamblea) (?:de|del|general|ordinaria|extraordinaria)|\bacta\b|minuta de/iu,
  ],
  agenda: [
    'Orden del día',
    /convocatoria (?:de|a) (?:la |una )?(?:junta|asamblea|reunión)|orden del día|programa de (?:actos|la)/iu,
  ],
  'job-ad': [
    'Oferta de empleo',
    /oferta de (?:empleo|trabajo)|vacante|se busca|buscamos|puesto de trabajo|seleccionamos/iu,
  ],
  resume: ['Currículum', /curr[ií]cul\p{L}+|experiencia (?:laboral|profesional)/iu],
  leaflet: ['Prospecto', /prospecto|información para (?:el|la) (?:usuario|paciente)/iu],
  'medical-letter': [
    'Informe médico',
    /(?:informe|hoja|nota) de alta|alta (?:hospitalaria|médica)|informe (?:médico|de alta|clínico|de urgencias)|certificado médico|resultados de (?:análisis|laboratorio)/iu,
  ],
  'school-letter': [
    'Carta a las familias',
    /queridas? (?:familias|padres)|estimad[oa]s (?:familias|padres)|boletín de notas|excursión/iu,
  ],
  complaint: ['Reclamación', /reclamación|queja|demanda\b|denuncia\b|recurso de/iu],
  newsletter: ['Boletín', /boletín(?! de denuncia|:)|circular|hoja informativa/iu],
  'press-release': ['Nota de prensa', /(?:nota|comunicado) de prensa/iu],
  'news-article': ['Noticia', /\(EFE\)|nuestro corresponsal|editorial\b|redacción\b/iu],
  speech: ['Discurso', /discurso|palabras de|señoras y señores/iu],
  form: [
    'Formulario',
    /formulario|solicitud de|solicitud\b|impreso|inscripción|cuestionario|marque con/iu,
  ],
  recipe: ['Receta', /\breceta\b|ingredientes|elaboración/iu],
  itinerary: [
    'Itinerario',
    /itinerario|confirmación de (?:reserva|viaje)|billete electrónico|plan de viaje/iu,
  ],
  patent: ['Patente', /patente|reivindicaciones/iu],
  reminder: [
    'Recordatorio de pago',
    /(?:rentas?|cuotas?|recibos?) (?:impagad\p{L}+|pendientes?)|carta de pago pendiente|recordatorio de pago|requerimiento de pago|aviso de (?:impago|deuda)|reclamación de (?:pago|deuda|cantidad)|factura (?:impagada|pendiente)/iu,
  ],
  termination: [
    'Carta de rescisión',
    /carta de (?:despido|rescisión|baja)|(?:comunicación|notificación) de (?:despido|resolución|rescisión|extinción)|extinción (?:del|de su|de la) (?:contrato|relación)|despido (?:objetivo|disciplinario|por|colectivo)|(?:baja|dimisión) voluntaria|carta de (?:dimisión|renuncia)|preaviso de/iu,
  ],
  payslip: ['Nómina', /\bnómina\b|recibo (?:de salarios|individual)/iu],
  'cost-statement': [
    'Liquidación de gastos',
    /liquidación de (?:gastos|consumos|suministros|la comunidad)/iu,
  ],
  'construction-contract': [
    'Contrato de obra',
    /contrato de (?:ejecución de )?(?:obras?|construcción|reforma)/iu,
  ],
  settlement: [
    'Acuerdo transaccional',
    /acuerdo (?:transaccional|de transacción|extrajudicial)|transacción (?:judicial|extrajudicial)|finiquito|convenio regulador/iu,
  ],
  'tax-assessment': [
    'Liquidación tributaria',
    /liquidación (?:tributaria|provisional|del impuesto)|impuesto sobre (?:bienes|la renta)/iu,
  ],
  summons: [
    'Citación',
    /citación (?:judicial|a)|cédula de (?:citación|emplazamiento)|emplazamiento/iu,
  ],
  certificate: [
    'Certificado',
    /certificado (?:de|energético)|certifica(?:ción)? (?:de|que)|partida de/iu,
  ],
  amendment: [
    'Adenda',
    /adenda|anexo de modificación|novación (?:del|modificativa)|modificación del contrato/iu,
  ],
  'warning-letter': [
    'Carta de amonestación',
    /(?:carta de )?(?:amonestación|apercibimiento)|requerimiento de cese/iu,
  ],
  'card-statement': [
    'Extracto de tarjeta',
    /extracto (?:mensual )?(?:de|de su) tarjeta|liquidación de tarjeta/iu,
  ],
  'vehicle-rental': [
    'Contrato de alquiler de vehículo',
    /(?:alquiler|arrendamiento) de (?:vehículo|coche|automóvil|auto)\w*/iu,
  ],
  'rent-increase': [
    'Actualización de renta',
    /(?:actualización|subida|revisión|incremento) (?:de|del|de la) (?:su |la )?(?:renta|alquiler)|nueva renta/iu,
  ],
  recall: [
    'Retirada de producto',
    /(?:retirada|recuperación|llamada a revisión) (?:de|del|de los) (?:productos?|vehículos?|lotes?)|(?:aviso|campaña) de (?:retirada|recuperación)|retirada voluntaria|alerta alimentaria/iu,
  ],
  'study-information': [
    'Hoja de información del estudio',
    /hoja de información (?:al|para el|para la|del|a la) (?:paciente|participante|sujeto)|consentimiento informado|participa(?:r|ción) en (?:un|el|este) (?:estudio|ensayo)/iu,
  ],
  'grant-award': [
    'Concesión de subvención',
    /concesión de (?:la |una |su )?(?:subvención|beca|ayuda)|(?:subvención|beca|ayuda) concedida/iu,
  ],
  'change-notice': [
    'Aviso de modificación',
    /(?:modificación|cambio|actualización|revisión|subida) (?:de |del |de las |de los |en )(?:su |sus |nuestras? |las? |los )?(?:condiciones|tarifas?|precios?|comisiones|cuotas?|primas?|términos)(?! de (?:uso|venta))/iu,
  ],
  invitation: [
    'Invitación',
    /^invitación(?! a (?:licitar|presentar))|tiene(?:n)? el (?:honor|placer|gusto) de (?:invitar|invitarle)/iu,
  ],
  appointment: [
    'Cita',
    /(?:su |confirmación de (?:la |su )?|recordatorio de (?:la |su )?)cita(?!\p{L})|citación médica/iu,
  ],
  letter: [
    'Carta',
    /^(?:estimad[oa]s?|querid[oa]s?|muy señor)\b[^\n]{0,60}[,:]?\s*$|atentamente|un cordial saludo/iu,
  ],
  report: ['Informe', /informe|estudio|memoria\b|análisis|encuesta/iu],
}
