import type { AsidePhrases } from '../../phrases/aside-phrases.ts'

export const asides: AsidePhrases = {
  goesBack: `^(?:${[
    '(?:wir|ich) (?:haben|hatten|habe|hatte) (?:ihnen|sie|euch) .{0,60}(?:geschrieben|erinnert|gebeten|informiert|angeschrieben|aufgefordert)',
    '(?:mit|in) (?:unserem|ihrem|meinem) (?:schreiben|brief)',
    '(?:mit|in) (?:unserer|ihrer|meiner) (?:e-?mail|mail|nachricht)',
    'sie (?:wissen|erinnern sich|haben uns .{0,60}(?:gebeten|geschrieben|mitgeteilt|kontaktiert|beauftragt))_',
    '(?:jedes jahr|alljährlich|einmal im jahr)_|wir (?:beziehen uns|nehmen bezug) auf_',
  ].join('|')})`,
  repeatsKnown: '^wie (?=[^.;]{0,60}(?:mitgeteilt|angekündigt|besprochen|erwähnt|wissen|bekannt))',
  givesGrades: `^(?:${[
    'wir (?:vergeben|verwenden|bewerten) .{0,60}(?:note|stufe|bewertung|ampel)',
    '(?:note|stufe|zustandsnote) [0-9] (?:bedeutet|steht)_',
  ].join('|')})`,
  whyMailed: '^(?:sie (?:erhalten|bekommen) (?:diese|dieses|diesen) .{0,40}(?:weil|da)_)',
  howToFill: '^(?:bitte .{0,40}(?:druckbuchstaben|blockschrift|ankreuzen|deutlich))',
  courseOfCase:
    '^(?:die mündliche verhandlung_|(?:das|dieses) urteil (?:wurde|ist) .{0,40}verkündet)',
  goesWithPapers:
    '^(?:(?:diese[rs]?|der|die|das) (?:\\p{L}+ ){1,3}(?:ergänz(?:t|en)|gilt nur in verbindung|gilt zusammen|ist bestandteil))',
  whichEdition: `^(?:${[
    'änderungen (?:in|gegenüber) (?:dieser|der) (?:\\p{L}+ )?(?:fassung|version|ausgabe)_',
    '(?:diese|dieses|die|das|der) (?:fassung|ausgabe|version|angebot|schreiben|bescheid).{0,40}(?:ersetzt|ersetzen|hinfällig|ungültig|gegenstandslos)',
    'das angebot vom .{3,25}? (?:war|lautete|betraf|sah)_',
  ].join('|')})`,
  howFiguresStand: '^(?:(?:die )?(?:zahlen|werte|beträge|angaben) in klammern_)',
  saysThatDecided: `^(?:${[
    'in diesem (?:schreiben|brief|bescheid) .{0,40}(?:wie|was|warum) (?:wir|ich) .{0,20}entschieden',
    '(?:hiermit )?teile(?:n)? (?:ich|wir) ihnen (?:meine|unsere|die) entscheidung',
  ].join('|')})`,
  followsBelow:
    '(?:(?:vereinbaren|schließen) (?:die parteien )?(?:folgendes|folgenden vertrag|was folgt))[.:]?$',
  questionWord: 'warum|was|wie|wer|wann|wo',
  personMeant: 'sie|wir',
}
