import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'
import { questions } from '../questions.ts'

export const answers: AnswerPhrases = {
  joinsReason:
    '(?:weil|(?<=, )da|wegen|aufgrund|auf grund|infolge|deshalb|daher|denn|damit|um [^.]{1,60} zu|zwecks|beruht auf|grund (?:ist|war|für|dafür)|gründe|nicht anerkannt|konnten? nicht)_',
  givesNoReason:
    '(?:ohne (?:angabe (?:von gründen|eines grundes)|begründung)|(?:gründe|ein grund) (?:werden|wird|müssen|muss|sind) nicht (?:genannt|angegeben)|nicht verpflichtet, (?:\\p{L}+ ){0,3}(?:gründe|grund|begründ\\p{L}*)|keine (?:gründe|begründung) (?:genannt|angegeben|nennen|angeben))_',
  asksWhoBears:
    'wer (?:zahlt|bezahlt|muss|trägt|übernimmt|haftet|kümmert|ist (?:zuständig|verantwortlich)|sorgt|repariert|soll|kommt für|putzt|stellt|versichert|bekommt)_',
  laysBurden:
    '(?:muss|müssen|trägt|tragen|zahlt|zahlen|übernimmt|übernehmen|verpflichtet|sorgt|sorgen|haftet|zuständig|auf kosten|zu lasten|erstattet|erstatten)_',
  ofAnyContract:
    '^(?:vertrag(?:e?s)?|verträge|vereinbarung|part(?:ei|eien|ner)|datum|tag|pflicht(?:en)?|verpflichtung(?:en)?|klauseln?|regelung|bestimmung(?:en)?)$',
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
  asksForMoney: 'zahl|bezahl|begleich|gleichen|ausgleich|überweis|entricht',
  payBy: '(?:bis(?: spätestens)?(?: zum)?|spätestens(?: zum| am)?|vor dem)',
  dayOfLimit: '',
  givesTime: '(?:zahlungs|nach|letzte )?frist (?:zur zahlung )?von|(?:zahlungs|nach)frist bis',
  aheadOf: 'vor_',
  wasPaid: 'bereits (?:gezahlt|bezahlt)',
  paysOtherDay: '\\p{L}*(?:rabatt|skonto|nachlass)|nachholen|hol(?:en|st) .{1,60} nach_|wieder auf',
  asksForArrival: 'gutgeschrieben|eingegangen|eingehen',
  restOfSum: '(?:der|den) (?:rest(?:betrag)?|betrag|restpreis)_',
  allPayable: '\\p{L}*gesamtbetrag',
  totalBefore: '(?:total|gesamt|summe)(?:,|$)',
  wholeCost: '^(?:voraussichtliche|geschätzte|erwartete|jährliche) (?:\\p{L}{0,7})?kosten_',
  statesPrice:
    '(?:der |die )?(?:gesamt|kauf|fest|pauschal|end|komplett|reise|auftrags|teilnahme)?(?:preis|kosten|honorar|gebühr|betrag) (?:[^.;,]{1,30}? )?(?:beträgt|betragen|beläuft sich auf|belaufen sich auf|liegt bei|ist)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'wöchentlich',
  monthly: 'monatlich',
  yearly: 'jährlich',
  regularPayment: '\\p{L}*(?:miete|beitrag|abschlag|gebühr|raten?_)',
  paidBesides: 'zusätzlich|\\p{L}*zusatz|wahlweise|optional|extra',
  moreOrLess: '(?:mehr|weniger|teurer|höher|extra)_',
  besidesIt: 'plus|zusätzlich|extra',
  goesUpBy: '(?:erhöh\\p{L}{0,4}|steig\\p{L}{0,3}) (?:um|von)',
  toSum: 'auf',
  ofRising: '^(?:steig|erhöh|sink|teur)',
  ifSomebodyDoes: '',
  whoAsks: '',
  whoReads: '',
}
