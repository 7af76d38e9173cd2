import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  pointsToThings: '(?:эти|этих|этим|этими|таких)',
  timeOrSum: '^(?:дн\\p{L}*|лет|месяц\\p{L}*|случа\\p{L}*|услови\\p{L}*)$',
  caseOfWhat: '^(?:в случае ?\\p{Ll}+,)',
  opensWithBound: '^(?:не более|не менее|нет)_',
  saysOfValue: '(?:есть|составляет|является|был\\p{L}*)_',
  opensSubordinate: '^(?:что|если)_',
  leavesOpen: '(?:если|когда|должен|обязан\\p{L}*|вправе)_',
  excludes: '(?:не|исключения|исключен\\p{L}+|запрещ\\p{L}+|запрет\\p{L}*)_',
  forbidsByItself: '^(?:[^.;:]{1,40}, )?(?:\\([a-z]\\) )?\\p{L}+ не (?:может|вправе|должен)_',
  bothKinds: '(?:и (?:что )?не)_',
  lacksObject: '',
  speaksOfIt: '',
  ofThem: '',
  severalThings: '',
  oneInForm: '',
  countsVotes:
    '^(?:(?:голосование|за)\\s?[:：]\\s?\\p{N}|за\\s\\p{N}[^;:]{0,60}против|(?:\\p{N}{1,4} (?:\\p{L}+ ){0,2})?проголосовали (?:\\p{N}{1,4} )?за_)',
  forbidsNamed: '^(?:никогда )?не \\p{L}+те (?:его|её|ее|их)_',
  countsNamed: '^(?:все (?:два|три|четыре|пять)) (?:должны)_',
  namesContract: '(?:договор)',
  closesPaper: '',
  shortWord: '',
  headsNothing:
    '^(?:пункт\\s\\p{L}+|предмет(?: договора)?|разное|прочее|прочие условия|заключительные положения|общие положения)$',
  gradeBehind: '(?:высок\\p{L}{2}|средн\\p{L}{2}|низк\\p{L}{2})',
  riskBehind: '',
  thanksFor: '^(?:(?:спасибо|благодар(?:им|ю)) за)_',
  endsInNumberOf: '',
}
