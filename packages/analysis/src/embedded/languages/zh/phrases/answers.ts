import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'

export const answers: AnswerPhrases = {
  joinsReason: '因为|由于|因[^此]|所以|原因|为了|为防止|为避免',
  asksWhoBears: '',
  laysBurden: '',
  doneBy: '',
  announcesTime: '什么时候',
  listsEnclosures: '^附件',
  supposesEnd: '',
  rangeTo: '至',
  orMore: '(?:岁|周岁)?以上',
  moreThan: '',
  lessThan: '',
  ofAge: '岁',
  leastAge: '',
  secretWord: '密码|验证码',
  smallNumber: '',
  pageLine: '^第\\s*[0-9]',
}
