import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'

export const answers: AnswerPhrases = {
  joinsReason: 'لأن|\\p{L}*سبب|نظرا|نظرًا|من أجل',
  asksWhoBears: '',
  laysBurden: '',
  doneBy: '',
  announcesTime: 'متى',
  listsEnclosures: '^المرفقات',
  supposesEnd: '',
  rangeTo: '',
  orMore: '',
  moreThan: '',
  lessThan: '',
  ofAge: '',
  leastAge: '',
  secretWord: '',
  smallNumber: '',
  pageLine: '',
}
