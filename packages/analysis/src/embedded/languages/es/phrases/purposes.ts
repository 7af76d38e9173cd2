import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose:
    '(?:objeto|objetivo|finalidad) (?:del presente|de la presente|de este|de esta) \\p{L}+ es_',
  speaksOfItself: '^(?:(?:la |el )?presente\\s)',
  opinionHeading: 'valoración (?:general|global)',
  overviewHeading: 'en breve|en pocas palabras|lo más importante|lo esencial|descripción|resumen',
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
    '(?:se (?:arrienda|alquila|vende|cede en arrendamiento)_)|(?:el|la) .{3,40}(?:prestará|realizará|ejecutará|suministrará|desempeñará|se obliga a (?:prestar|realizar|ejecutar|suministrar)|(?<!\\p{L})(?:arrienda|alquila|vende|cede|da en arrendamiento))_',
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
  goesBack: `^(?:${[
    'les? (?:escribimos|enviamos|avisamos|recordamos) (?:ya|el|en|con fecha)_',
    '(?:usted )?nos (?:solicitó|pidió|escribió|contactó|comunicó)_',
    '(?:en|por|con) (?:nuestra|su) (?:carta|escrito|correo)_|cada año_',
    '(?:nos referimos|acusamos recibo|hacemos referencia)_',
  ].join('|')})`,
  repeatsKnown: '^como (?=[^.;]{0,60}(?:saben?|dijimos|acordamos|anunci\\p{L}+))',
  givesGrades: `^(?:${[
    '(?:asignamos|usamos|utilizamos|valoramos) .{0,60}(?:calificación|nota|grado|nivel)',
    '(?:el grado|la nota|el nivel) [0-9] (?:significa|indica)_',
  ].join('|')})`,
  whyMailed: '^(?:(?:usted )?(?:recibe|ha recibido) (?:este|esta) .{0,40}porque_)',
  howToFill: '^(?:(?:rellene|cumplimente|escriba|marque) .{0,40}(?:mayúsculas|casilla|letra))',
  courseOfCase:
    '^(?:(?:quedaron|quedan) (?:los autos|las actuaciones)_|la vista (?:se celebró|tuvo lugar)_)',
  citesGround: '^(?:vist[oa]s?|resultando|de conformidad con)_',
  statesGround: '^(?:considerando que|resultando que)',
  tellsExamined:
    '^(?:(?:hemos|he) (?:examinado|estudiado|revisado|analizado|leído)_(?!.* y (?:hemos|he|le|se|su|no|podemos|decid|acept|estim)))',
  goesWithPapers:
    '^(?:(?:el|la|los|las|este|esta|estas) (?:\\p{L}+ ){1,3}(?:complementan?|completan?|forman? parte)_)',
  whichEdition: `^(?:${[
    'los cambios (?:de|respecto a) (?:esta|la) (?:versión|edición)_',
    '(?:la|esta|el|este) (?:presente )?(?:versión|edición|redacción|carta|oferta|presupuesto).{0,40}(?:sustituye|reemplaza|anula|queda sin efecto|preveía)',
  ].join('|')})`,
  howFiguresStand: '^(?:(?:las |los )?(?:cifras|importes) (?:entre paréntesis|se expresan)_)',
  saysThatDecided: '^(?:en est[ea] (?:carta|escrito) .{0,40}(?:nuestra|la) decisión)',
  followsBelow:
    '(?:cuyo (?:tenor|texto) (?:literal )?es (?:el|lo) siguiente|que (?:a continuación se (?:transcribe|indica|expresa)n?|se (?:transcribe|expresa)n? a continuación)|(?:se )?(?:obligan|acuerdan|convienen) (?:en )?lo siguiente)[.:]?$',
  questionWord: 'por qué|qué|cómo|cuándo|quién',
  personMeant: 'usted(?:es)?|nosotros',
  contractIsMade: '(?:contrato|celebra\\p{L}*)_',
}
