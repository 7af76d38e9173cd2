import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  pointsToThings: '(?:diese[nr]?|solche[nr]?)',
  timeOrSum:
    '^(?:fällen?|tagen?|tage|zeit\\p{L}*|jahren?|jahre|monate\\p{L}*|frist\\p{L}*|vertrag\\p{L}*|bedingungen)$',
  caseOfWhat: '^(?:bei \\p{L}+ (?:ist|sind|wird|werden|kann|können|darf|muss|hat)_)',
  opensWithBound: '^(?:bis zu|höchstens|mindestens|keine?)_',
  saysOfValue: '(?:ist|sind|war|wird|werden|hat|haben|soll|muss|kann|darf)_',
  opensSubordinate: '^(?:dass|ob|wenn|falls)_',
  leavesOpen: '(?:muss|müssen|dürfen|wenn|falls|sofern)_',
  excludes:
    '(?:nicht|kein\\p{L}*|ausschlüsse|ausgeschlossen\\p{L}*|verboten\\p{L}*|untersagt\\p{L}*)_',
  forbidsByItself:
    '^(?:[^.;:]{1,40}, )?(?:\\([a-z]\\) )?\\p{L}+ (?:darf|dürfen) (?:\\p{L}+ ){0,4}(?:nicht|kein\\p{L}*)_',
  bothKinds: '(?:und (?:was )?nicht)_',
  lacksObject:
    '^(?:bitte )?(?:sagen|teilen|melden|informieren|benachrichtigen) sie (?:uns|mir|sich)(?: bitte)? (?:bis|vor|spätestens|mindestens|rechtzeitig)_',
  speaksOfIt: '',
  ofThem: '',
  severalThings: '',
  oneInForm: '',
  countsVotes:
    '^(?:(?:ja(?:-?stimmen)?|dafür|abstimmung)\\s?[:：]\\s?\\p{N}|dafür\\s\\p{N}[^;:]{0,60}dagegen|der (?:beschluss|antrag) (?:ist|wird|wurde) (?:\\p{L}+ )?\\p{L}+\\.$|(?:\\p{N}{1,4} (?:\\p{L}+ ){0,2})?(?:stimmen|stimmten) (?:\\p{N}{1,4} )?dafür_|die (?:erforderliche )?mehrheit (?:ist|wurde|wird) nicht_)',
  forbidsNamed:
    '^(?:bitte )?\\p{L}{3,}en sie (?:ihn|es|diese[ns]?|ihnen)(?: \\p{L}+){0,5} (?:nicht|nie|niemals|keinesfalls)_',
  countsNamed: '^(?:alle (?:zwei|drei|vier|fünf|sechs)|beides?) (?:müssen|sind|sollen)_',
  namesContract: '(?:\\p{L}*(?:vertrag|zwischen))',
  closesPaper: '^(?:geschehen zu|ausgefertigt)_',
  shortWord: '',
  headsNothing:
    '^(?:punkt\\s\\p{L}+|gegenstand|präambel|begründung|gründe|hinweise|nebenbestimmungen|verschiedenes|sonstiges|schlussbestimmungen)$',
  gradeBehind: '(?:hoch|mittel|niedrig|gering|kritisch)',
  riskBehind: '(?:risiko)',
  thanksFor: '^(?:(?:viele|beste|liebe) grüße|(?:vielen |herzlichen )?dank für)_',
  endsInNumberOf: '',
}
