import type { Labels } from '../language-pack.ts'

export const labels: Labels = {
  date: 'Fecha',
  recipient: 'Destinatario',
  sender: 'De',
  mail: 'Correo electrónico',
  minor:
    'lugar|domicilio|dirección|nif|cif|dni|teléfono|tel_|fax|elaborad|publicad|versión|página|fecha de nacimiento|horario|subtotal|de los cuales|impuesto|prima neta|mediador|secretari|asunto|testigo|firma|forma de pago',
  alternatives:
    'opci[oó]n(?:es)?|variantes?|alternativas?|propuestas?|paquetes?|planes|plan|tarifas?|escenarios?|ofertas?|lotes?|hallazgos?|observaci[oó]n(?:es)?|modelos?|nivel(?:es)?|zonas?|sedes?|edificios?|bloques?|casas?|viviendas?|pisos?|habitaci[oó]n(?:es)?|parcelas?|categorías?|clases?|productos?|vehículos?|fases?|grupos?|casos?|modalidad(?:es)?',
  choices: 'opciones|elegir|elija|alternativas|variantes|planes|tarifas|modalidades|posibilidades',
  nouns:
    'renta|alquiler|fianza|depósito|salario|sueldo|retribución|precio|prima|cuotas?|total|importe|saldo|gastos(?: de \\p{L}+)?|multa|sanción|recargo|penalización|intereses|franquicia|preaviso|duración|plazo|tarifa|descuento|indemnización|anticipo|mensualidad|presupuesto|beneficio|tipo de interés|límite|garantía|período de prueba|periodo de prueba|vacaciones|jornada|honorarios|comisión|tasa|impuesto|subvención|dosis|conservación|matrícula|reducción|puntos',
  topics: {
    'Renovación automática':
      'renueva automáticamente|renovación automática|prorroga(?:rá)? (?:tácita|automática)mente|tácita',
    Renovación: 'renov|renueva|prórroga|prorrog',
    Cancelación:
      'cancel|(?:darse|dar) de baja (?:del?|en) (?:la |el )?(?:servicio|contrato|póliza|seguro|suscripción|club|abono)|baja (?:anticipada|voluntaria)',
    Rescisión: 'rescind|rescisi|resolver el contrato',
    Desistimiento: 'desist',
    Recurso: 'recurso|recurrir|alegaciones',
    Impago: 'impag|retraso en el pago|mora_',
    Formación: 'formación',
    'Cambio de precio': 'revis(?:a|ar|ará|ión) (?:el|los|las|de) (?:precio|cuota|tarifa)',
    Inicio: 'a partir del|comienza el|entrará en vigor',
  },
}
