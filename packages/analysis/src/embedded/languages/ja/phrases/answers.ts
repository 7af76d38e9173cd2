import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'

export const answers: AnswerPhrases = {
  joinsReason: 'ため|ので|から、|理由|によ[りる]|原因',
  asksWhoBears: '',
  laysBurden: '',
  doneBy: '',
  announcesTime: 'いつ',
  listsEnclosures: '^(?:添付|同封)',
  supposesEnd: '',
  rangeTo: '',
  orMore: '(?:歳)?以上',
  moreThan: '',
  lessThan: '',
  ofAge: '歳',
  leastAge: '',
  secretWord: 'パスワード|暗証番号',
  smallNumber: '',
  pageLine: '^第\\s*[0-9]',
}
