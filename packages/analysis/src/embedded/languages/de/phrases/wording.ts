import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  courtesy: `^(?:${[
    'dies(?:e|es|er) (?:\\p{L}+ ){1,2}(?:enthält|gibt|fasst|zeigt|liefert|bietet).{0,60}(?:wichtigsten|wesentlichen|hauptelemente|überblick)',
    '(?:zunächst|vorab|zuerst)(?: einmal)? (?:\\p{L}+ )?(?:dank|danke)_',
    '(?:(?:vielen|herzlichen|besten) dank|danke)(?: für|,)|(?:herzlich )?willkommen',
    'wir freuen uns|schön, dass|herzlichen glückwunsch|wir hoffen',
    '(?:nachfolgend|im folgenden|nachstehend) (?:lesen|finden|erfahren) sie',
    '(?:wir bitten|bitte entschuldigen|entschuldigen sie)[^.]{0,60}(?:verzögerung|wartezeit|verspät|unannehmlichkeit|entschuldigung|lange)',
  ].join('|')})`,
  wishesWell:
    '^(?:(?:ein|einen|eine) )?(?:schöne[ns]?|gute[ns]?|angenehme[ns]?|frohe[s]?|erholsame[ns]?) (?:wochenende|tag|abend|woche|urlaub|ferien|weihnachten|fest|reise|jahr|feiertage|ostern)_[^.!]{0,40}(?:[.!]|$)|^(?:(?:ich|wir) wünschen? (?:ihnen|dir|euch|allen))_[^.]{0,80}(?:wochenende|tag|weihnacht\\p{L}*|fest|jahr|urlaub|ferien|gute|erfolg)[^.]{0,30}$',
  gladToMeet: '^(?:es war schön|es hat (?:mich|uns) (?:sehr )?gefreut|schön, dass wir)',
  thanksForAct: '',
  imprint: '^(?:herausgegeben von|sitz der gesellschaft|eingetragen im|risikoträger ist)',
  sendsBelow: 'wie (?:unten|nachstehend|folgt)(?: \\p{L}+)?',
  leansBack: `^(?:${[
    'mit anderen worten|jedoch|aber|andernfalls|sonst',
    '(?:dies|das) (?:ist|wird|war|gilt|kann|darf|muss|hat|bedeutet)|danach|dann|außerdem|ferner',
    'zudem|deshalb|daher|darum|hierzu|hierfür|dabei|dazu|dagegen|stattdessen|in diesem fall',
  ].join('|')})_`,
  dangles: `^(?:${[
    '(?:wenn|falls|sofern) sie (?:das|dies|es|ihn|diese[ns]?) (?:nicht )?(?:mehr )?\\p{L}+,',
    'sie haben (?:dann|danach)|davon (?:rate|raten)|diese[rs]? (?:ist|wird|kann|muss)',
    'er (?:erhält|bekommt)',
    'für jede[nr]? (?:(?:einzelnen|weiteren|festgestellten) )?(?:verstoß|zuwiderhandlung)(?! gegen)',
    'bis dahin|seitdem|ab (?:dann|da|diesem (?:tag|zeitpunkt|datum)|diesem moment)',
    'ohne (?:dies|diese[nrs]?|das|sie|ihn)(?= )|(?:tun|machen) sie (?:das|dies) nicht',
    'in (?:diesen|solchen|beiden) fällen|in einem solchen fall',
    '(?:gleiches|dasselbe|entsprechendes) gilt|beide[rs]? (?:sind|werden|können|müssen)',
    '(?:letzter|erster)e[rs]?|hier(?:auf|aus|durch|bei|über|nach|von|an|unter)',
    'da(?:raus|durch|mit|rauf|rüber|von|ran|für|neben|runter|hinter)',
    'sie (?:ist|wird|kann|hat|muss|gilt|beträgt|endet|darf|soll)',
    'er (?:ist|wird|kann|hat|muss|gilt|beträgt|endet|darf|soll)|im folgenden (?:lesen|finden)',
    '(?:ich|wir) (?:rate|raten|empfehle|empfehlen) (?:ihnen )?(?:davon|dies|das)',
  ].join('|')})_`,
  speaksOfBefore: `^(?:${[
    '(?:(?:wenn|falls|sofern|sobald|bevor|nachdem) (?:er|dies|das (?:nicht|bis|innerhalb|geschieht|passiert|der fall)))_',
    '(?:(?:ist|wird|geschieht|erfolgt|tut|trifft|gelingt|fehlt) (?:das|dies|er|es|diese[rs]?) (?:nicht|bis|innerhalb|auch|zu|so|der fall))_',
    '(?:\\p{L}+(?:en|ern|eln) sie (?:\\p{L}+ ){0,4}(?:damit|dafür|davon|dazu|darauf|daran|darüber|daraus|vorher|zuvor|hierfür|hierzu|hiermit)(?!\\p{L}|,))_',
    '(?:\\p{L}+(?:en|ern|eln) sie (?:ihn|es))_',
    '(?:(?:deren|dessen) \\p{L}+|(?:was|wer) (?:darüber|davon|dagegen))_',
    '(?:die (?:nächste|übrige) (?:prüfung|kontrolle|wartung|untersuchung|ablesung|hälfte|rate) (?:ist|wird|findet|steht|muss|erfolgt))_',
    '(?:diese[rs]? (?:betrag|summe|gebühr|frist|anspruch|recht|regelung|zuschlag|grenze|entgelt|verpflichtung|pflicht))_',
  ].join('|')})`,
  pointsBackWithin: '(?:innerhalb dieser (?:zeit|frist)|bis dahin)_',
  countsFromBefore: 'am (?:zweiten|dritten|vierten|fünften|achten|zehnten|\\p{N}{1,2}\\.) tag[.,;]',
  standsAlone: '',
  takesUpThing: '^(?:er|sie|es|das|dies\\p{L}*|beide\\p{L}*)_',
  limitsBefore:
    '^(?:(?:dies|das|diese\\p{L}*(?: \\p{L}+)?|die \\p{L}+) (?:gilt|gelten|ist|sind) (?:jedoch |aber |allerdings )?(?:nur|nicht|kein\\p{L}*)|voraussetzung (?:ist|dafür))_',
  cannotBeDone: '^(?:das|dies) (?:geht|kann ich|können wir) (?:leider )?nicht\\.$',
  turnsRound: `^(?:${[
    '(?:er|sie|es|dies|das) (?:wurde|wird|ist) (?:\\p{L}+ )?(?:geändert|zurückgezogen|abgelehnt|ersetzt|aufgehoben|herabgesetzt|zurückgezahlt|erstattet)',
    '(?:ist|wird|geschieht|erfolgt|tut) (?:das|dies|er|sie|es) nicht',
    '(?:die|der|das) (?:\\p{L}+ ){1,2}(?:beträgt|gilt|läuft|beginnt|endet) dann|(?:ein )?(?:rechts)?anspruch (?:darauf |hierauf )?besteht nicht|es besteht kein (?:rechts)?anspruch|der antrag (?:ist|wird|wurde) (?:damit )?(?:abgelehnt|zurückgezogen)',
    'jedoch|aber|allerdings|andernfalls|sonst|ausgenommen',
    '(?:wenn|falls|sofern) sie (?:\\p{L}+ ){0,3}(?:nicht|kein\\p{L}*)',
    '(?:\\p{L}+ ){1,5}(?:jedoch|allerdings|hingegen)',
  ].join('|')})_`,
  notForReader:
    '(?:(?:gilt|gelten|betrifft|betreffen) (?:für )?sie nicht|trifft (?:bei|auf|für) (?:sie|ihnen) nicht zu|trifft in ihrem fall nicht zu)_',
  forReader: 'dies trifft (?:bei|auf|für) (?:sie|ihnen) zu_',
  notHad: 'wurden? (?:\\p{L}+ )?nicht (?:bestellt|gewählt|vereinbart|gebucht|beantragt)_',
  limitsNamed:
    '(?:gilt|gelten|zählt|besteht|ist|wird) (?:\\p{L}+ )?nur(?:,? (?:wenn|wirksam|gültig|sofern))_',
  acknowledgesThat: '^(?:(?:der|die) )?(?:\\p{L}+ ){1,2}(?:nimmt zur kenntnis|erkennt an),? dass_',
  pointsToTime:
    'dies(?:e[mnrs]?) (?:zeitraum\\p{L}*|zeit|frist|datum|tag\\p{L}{0,2}|termin|zeitpunkt)_',
  namesTime: '(?:zeit\\p{L}*|frist\\p{L}*|datum|tag\\p{L}*|ende[nt]?)_|termine?n?',
  corrects: 'war ein (?:fehler|irrtum)|berichtig|irrtümlich|versehentlich|ersetzt (?:das|die|den)',
  citesLaw: '',
  paidToFirst: '',
  paidToSecond: '',
  turnsItems:
    '(?:bewillig|genehmig|untersag|versag|widerruf|gewähr|verweiger|erteil|weis|verbiet)(?:e|en|t) (?:ich|wir)(?: Ihnen| hiermit)*(?: ab| zurück)?_|(?:(?:lehn|heb|stell|erkenn)(?:e|en|t) (?:ich|wir)(?: hiermit)?(?: ab| auf| ein| an)?|(?:werden|wird) (?:hiermit )?(?:abgelehnt|bewilligt|genehmigt|zurückgewiesen|versagt|untersagt|aufgehoben|widerrufen)|bewilligt|genehmigt|untersagt|versagt|widerruft|lehnt ab|weist ab)_',
  saysWeDecide:
    '(?:entscheid|beschließ|verurteil|verpflicht|ordn|erlass|erkläre)(?:e|en|t) (?:ich|wir)(?: hiermit)?(?: an)?|beschließt|entscheidet|ordnet an',
  namesOurActs: '',
  opensItems:
    'bitte|muss|müssen(?: sie)?|dürfen|(?:wenn|falls|sofern|soweit)(?: sie)?|entweder|darf|kann|können',
  tellsOfList: '',
  orWord: '(?:oder|bzw)',
  grants: 'darf|dürfen|kann|können',
  spanOfTime: '(?:stunden?|tag(?:e|en)?|wochen?|monat(?:e|en)?)_',
  tellsResearch: '',
  tellsReceipt: '^ihre?n?_ (?:[^.;]|(?<=\\p{N})\\.){0,80}(?:eingegangen|erhalten)[.]',
}
