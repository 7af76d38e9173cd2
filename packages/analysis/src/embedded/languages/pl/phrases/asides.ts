import type { AsidePhrases } from '../../phrases/aside-phrases.ts'

export const asides: AsidePhrases = {
  goesBack: `^(?:${[
    '(?:pisaliśmy|informowaliśmy|wysłaliśmy|przypominaliśmy|zwracaliśmy się)_',
    '(?:zwrócił|prosił|wystąpił|napisał)[ai]?(?: się)? (?:pan|pani|państwo)_',
    '(?:w|pismem) (?:naszym|państwa|nasze) (?:liście|piśmie|pismo)_',
    '(?:co roku|każdego roku)_|(?:nawiązujemy|odnosimy się|powołujemy się)_',
  ].join('|')})`,
  repeatsKnown: '^jak (?=[^.;]{0,60}(?:wiadomo|wiedzą|informowaliśmy))',
  givesGrades:
    '^(?:(?:przyznajemy|stosujemy) .{0,60}(?:ocen|stopni|klas)|(?:ocena|stopień) [0-9] oznacza_)',
  whyMailed: '^(?:(?:otrzymują|otrzymuje) (?:państwo|pan|pani) .{0,40}ponieważ_)',
  howToFill: '^(?:(?:proszę )?wypełni\\p{L}+ .{0,40}(?:drukowan|czytelnie))',
  courseOfCase: '^(?:(?:rozprawę|wyrok) (?:zamknięto|ogłoszono|odroczono))',
  goesWithPapers: '',
  whichEdition: `^(?:${[
    'zmiany (?:w|względem) (?:tej|niniejszej|poprzedniej) wersji_',
    '(?:niniejsz\\p{L}+|ta|to) (?:wersja|wydanie|pismo|oferta).{0,40}(?:zastępuje|uchyla|anuluje)',
  ].join('|')})`,
  howFiguresStand: '^(?:(?:liczby|kwoty) w nawiasach_)',
  saysThatDecided: '',
  followsBelow: 'o następującej treści[.:]?$',
  questionWord: 'dlaczego|co|jak|kiedy',
  personMeant: 'pan/pani|my',
}
