import type { AsidePhrases } from '../../phrases/aside-phrases.ts'

export const asides: AsidePhrases = {
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
}
