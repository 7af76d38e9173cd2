import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: [
    '(?:[Ee]l|[Ll]as?|[Ll]os) ({name}) (?:debe|deben|deberán?|se (?:obliga|compromete)|está obligad[oa])',
  ],
  given: [],
  within: 'Dentro',
  passive: 'ser|quedar',
  roles: 'President[ea]|Tesorer[oa]|Secretari[oa]|Administrador(?:a)?|Conserje|Síndic[oa]|Todos',
  joins: 'y',
  nobody:
    'estado|usted|(?:\\p{L}+ )*(?:recurso|demanda|pago|solicitud|importe|cuota|alquiler|reclamación|factura|llave)',
  minuted: '',
  promised: '',
  noName: '',
}
