import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'

export const answers: AnswerPhrases = {
  joinsReason: [
    'parce qu|car|en cas d|en raison d|à cause d|puisqu|afin d|faute d|du fait d|dû à|dues? à',
    "au motif|grâce à|compte tenu|étant donné|c['’]est pourquoi",
  ].join('|'),
  asksWhoBears:
    "qui (?:paie|paye|doit|prend|est responsable|s['’]occupe|répare|supporte|assure|entretient|fournit|nettoie|reçoit)_",
  laysBurden: [
    "doit|doivent|paie|paient|paye|prend|prennent|tenue?s?|assure|s['’]engage|incombe|charge d",
    'frais d|supporte|responsable',
  ].join('|'),
  doneBy: 'par',
  announcesTime: '(?:(?<=[:,]\\s)|(?:pour savoir|indique|précise|dire)\\s)quand\\s',
  listsEnclosures: '^(?:pièces? jointes?|annexes?)',
  supposesEnd: [
    "(?:après|avant|dès) (?:la fin|l['’]expiration|le début)",
    "à (?:la fin|l['’]expiration|l['’]issue) d",
  ].join('|'),
  rangeTo: 'à|et',
  orMore: 'et plus|ou plus',
  moreThan: 'plus de|dès|à partir de|au moins',
  lessThan: "moins de|jusqu['’]à",
  ofAge: '(?:âgée?s?|âge|ans|née?)_',
  leastAge: 'au moins',
  secretWord: 'pin|code|mot de passe',
  smallNumber: '(?:un|deux|trois)_',
  pageLine: '^(?:page|p\\.)\\s*[0-9]',
}
