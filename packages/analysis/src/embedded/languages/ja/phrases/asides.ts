import type { AsidePhrases } from '../../phrases/aside-phrases.ts'

export const asides: AsidePhrases = {
  goesBack: '^(?:ご承知のとおり|ご存じのとおり|先日|先般|過日|毎年)',
  repeatsKnown: '',
  givesGrades: '',
  whyMailed: '',
  howToFill: '',
  courseOfCase: '',
  goesWithPapers: '',
  whichEdition: '',
  howFiguresStand: '',
  saysThatDecided: '',
  followsBelow: 'お知らせ(?:いた|致)します[。．]?$',
  questionWord: '',
  personMeant: '',
}
