import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose:
    '(?:objeto|objetivo|finalidad) (?:del presente|de la presente|de este|de esta) \\p{L}+ es_',
  speaksOfItself: '^(?:(?:la |el )?presente\\s)',
  opinionHeading: 'valoración (?:general|global)',
  overviewHeading: 'en breve|lo esencial|descripción|resumen',
  ownDecisionHeading: '(?:nuestra |la )?decisión',
  methodHeading: 'cómo leer|leyenda|metodología|alcance de la inspección',
  onlyAsks: '',
  inShort: '^(?:en (?:resumen|pocas palabras|breve)[:,]\\s)',
  worksHeading: '(?:los )?(?:trabajos|servicios)',
  matterHeading: 'objeto',
  recitalHeading: 'exponen|antecedentes|preámbulo',
  oneSideOfTwo: '(?:de una parte|de otra(?: parte)?)_',
  providesService:
    '^(?:(?:nosotros )?(?:reparamos|sustituimos|prestamos|ofrecemos|suministramos|mantenemos))_',
  writerMay: '^(?:podemos)_',
  andNot: 'y (?:no|ya no)',
  undertakes:
    '(?:el|la) .{3,40}(?:prestará|realizará|ejecutará|suministrará|desempeñará|se obliga a (?:prestar|realizar|ejecutar|suministrar)|(?<!\\p{L})(?:arrienda|alquila|vende|cede|da en arrendamiento))_',
  invites: 'se (?:le |les )?convoca|queda\\p{L}* convocad',
  agendaNoun: 'orden del día|asuntos?',
  followingOnes: 'siguientes?',
  inOrderTo: 'para|con',
  opensOperative: `(?:${[
    'fallo(?=\\s*[:\\n])|fallamos|por estos (?:motivos|fundamentos)',
    '(?:se )?(?:resuelvo|resuelve|dispongo)(?=\\s*[:,\\n])',
  ].join('|')})_`,
  addsUp: '(?:todo lo anterior)_',
  refusesRequest: `(?:${[
    'se (?:deniega|desestima|rechaza|inadmite)n?|(?:denegamos|desestimamos|rechazamos)',
    '(?:denegar|desestimar|inadmitir)',
    'no (?:podemos|procede|se (?:concede|aprueba|estima|abona|reconoce)n?|ha sido (?:concedid|aprobad|estimad))\\p{L}*',
  ].join('|')})_`,
  grantsRequest: `(?:${[
    '(?:se )?(?:concede|aprueba|estima|autoriza|reconoce)n?',
    '(?:está|queda|ha sido) (?:concedid|aprobad|estimad)[oa]|(?:concedemos|aprobamos|autorizamos|abonaremos)',
    '(?:conceder|estimar|aprobar|autorizar) (?:a|la|el|parcialmente)',
  ].join('|')})_`,
  telephone: '(?:teléfono|tel|fax)_',
  noteLabel: '',
}
