import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'

export const answers: AnswerPhrases = {
  joinsReason:
    '(?:weil|(?<=, )da|wegen|aufgrund|auf grund|infolge|deshalb|daher|denn|damit|um [^.]{1,60} zu|zwecks|beruht auf|grund (?:ist|war|für|dafür)|gründe|nicht anerkannt|konnten? nicht)_',
  asksWhoBears:
    'wer (?:zahlt|bezahlt|muss|trägt|übernimmt|haftet|kümmert|ist (?:zuständig|verantwortlich)|sorgt|repariert|soll|kommt für|putzt|stellt|versichert|bekommt)_',
  laysBurden:
    '(?:muss|müssen|trägt|tragen|zahlt|zahlen|übernimmt|übernehmen|verpflichtet|sorgt|sorgen|haftet|zuständig|auf kosten|zu lasten|erstattet|erstatten)_',
  doneBy: '',
  announcesTime: '(?:wann|zu welcher uhrzeit)_',
  listsEnclosures: '^(?:anlagen?|beilagen?)',
  supposesEnd: '(?:nach|vor|mit|bei) (?:dem |der )?(?:ende|ablauf|beendigung|beginn)',
  rangeTo: 'bis|und',
  orMore: '(?:und|oder) (?:älter|mehr|länger)',
  moreThan: 'über|ab|mindestens|mehr als',
  lessThan: 'unter|bis(?: zu)?|weniger als',
  ofAge: '(?:alter|geboren|jahre?n?)_',
  leastAge: 'mindestens|über|unter',
  secretWord: 'pin|\\p{L}*(?:passwort|kennwort|zugangscode|code)',
  smallNumber: '(?:ein|zwei|drei|vier)_',
  pageLine: '^(?:seite|s\\.|blatt)\\s*[0-9]',
}
