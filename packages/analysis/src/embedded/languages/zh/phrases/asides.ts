import type { AsidePhrases } from '../../phrases/aside-phrases.ts'

export const asides: AsidePhrases = {
  goesBack:
    '^(?:众所周知|每年|我们(?:曾|此前).{0,12}(?:通知|致函|提醒)|您(?:曾|此前)?于.{0,16}(?:申请|来信|咨询))',
  repeatsKnown: '',
  givesGrades: '',
  whyMailed: '',
  howToFill: '',
  courseOfCase: '',
  goesWithPapers: '',
  whichEdition: '',
  howFiguresStand: '',
  saysThatDecided: '',
  followsBelow: '(?:告知|通知|公告|说明|公布)如下',
  questionWord: '',
  personMeant: '',
}
