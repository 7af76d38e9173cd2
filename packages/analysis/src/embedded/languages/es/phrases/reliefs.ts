import type { ReliefPhrases } from '../../phrases/relief-phrases.ts'

export const reliefs: ReliefPhrases = {
  onlyFor:
    '(?:arrendador|casero|prestamista|banco|empresa|aseguradora|empleador) (?:solo|sólo|únicamente) (?:puede|podrá)',
  nothingOwed: 'usted no pierde nada|no pierde(?:n)? nada',
  paidToReader:
    'paga(?:rá)? (?:al (?:cliente|comprador|inquilino|arrendatario|viajero)|a la clienta)_',
  insuresAgainst: '(?:aseguramos|cubrimos) [^.;,]{1,60}? contra_',
  earlierReplaced:
    '(?:presupuesto|contrato|acuerdo|oferta|versión) anterior [^.;]{0,80}?(?:sin efecto|sustitu\\p{L}+|caduc\\p{L}+|anulad[oa])',
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
  tellsOwnText: '(?:podemos|se puede) (?:\\p{L}+ )?(?:ver|mostrar|observar|concluir|ilustrar)',
  isUsual:
    '(?:un(?:a)? (?:ligero|ligera|leve|pequeñ[oa])|algo de|ciert[oa]) (?:\\p{L}+ ){1,4}(?:es|son) (?:normal(?:es)?|habitual(?:es)?)',
  lastsLonger: [
    '(?:la |su )?(?:cobertura|garantía|protección) se (?:prolonga|amplía|extiende) (?:automáticamente|gratuitamente|sin coste)',
    'sin fecha (?:límite|de caducidad)',
  ].join('|'),
  mayAskFor:
    '(?:puede|podrá) (?:usted )?(?:acudir|recurrir|dirigirse|solicitar) (?:a|al|ante el|ante) (?:el )?(?:juzgado|tribunal|juez|defensor)',
  namesVenue: [
    '(?:juzgados y tribunales|tribunales) (?:de|competentes|del)_|se (?:rige|regirá) por (?:la|las) ley',
    'tribunal competente',
  ].join('|'),
  tellsHowToRead: '(?:resto|restantes|demás) (?:de )?(?:las )?(?:cláusulas|disposiciones)_',
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
}
