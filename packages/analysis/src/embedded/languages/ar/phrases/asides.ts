import type { AsidePhrases } from '../../phrases/aside-phrases.ts'

export const asides: AsidePhrases = {
  goesBack: '^(?:كما تعلمون|سبق أن|لقد راسلناكم|كل عام)',
  repeatsKnown: '',
  givesGrades: '',
  whyMailed: '',
  howToFill: '',
  courseOfCase: '',
  goesWithPapers: '',
  whichEdition: '',
  howFiguresStand: '',
  saysThatDecided: '',
  followsBelow: 'نحيطكم علماً بما يلي',
  questionWord: '',
  personMeant: '',
}
