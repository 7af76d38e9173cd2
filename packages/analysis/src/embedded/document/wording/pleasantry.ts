import { isRegisterLine } from './register-line.ts'

/** Thanks, welcomes and hopes, which a letter opens or ends with and which say nothing of its matter, by language. */
const courtesies = [
  "(?:first of all|firstly|to begin with|before anything else),? (?:many )?(?:thanks|thank you)_|(?:many )?(?:thanks|thank you)(?: very much| so much)? (?:for (?:\\p{L}+ing|your|the|all|an?)|again)_|welcome to|congratulations|(?:we(?: are|['’]re)|i(?: am|['’]m)) (?:so |very )?(?:delighted|pleased|happy|glad|excited|proud) (?:to (?:welcome|have) you|that you)|(?:we|i) hope (?:you|this|that|the|all|everyone|everybody)|(?:we|i) look forward|looking forward|please (?:do not|don['’]t) hesitate|.{0,20}(?:kept|written|tried to write) (?:it|this).{0,30} in (?:plain|ordinary|simple|everyday) (?:english|language|words)",
  '(?:i|we) have (?:now |since )?(?:been|gone|looked|read) (?:through|over|at) (?:your|all your) (?:comments|remarks|notes|letter|points|mail|e-?mail)',
  'below you will find (?:what|how|the details)|what follows is|(?:please )?(?:keep|read) (?:this|it)(?: \\p{L}+)? (?:somewhere|safe|handy|carefully|with|before)',
  '(?:this|the) (?:\\p{L}+ ){1,3}(?:provides?|contains?|gives?|sets? out|lists?|shows?|summari[sz]es)(?: you)?(?: only)? (?:the |some |a |an )?(?:(?:summary|overview|outline) of (?:the )?)?(?:main|key|basic|most important|essential|general|principal) (?:elements|points|information|features|terms|facts|details|aspects)|it (?:helps|is meant|is intended) to (?:make (?:a )?compar|help you compar)|dies(?:e|es|er) (?:\\p{L}+ ){1,2}(?:enthält|gibt|fasst|zeigt|liefert|bietet).{0,60}(?:wichtigsten|wesentlichen|hauptelemente|überblick)',
  '(?:le|la|ce|cet|cette) (?:présente? )?(?:\\p{L}+ ){1,3}(?:présente|contient|reprend|donne|fournit|résume).{0,60}(?:principa|essentie)|(?:el|la|este|esta) (?:\\p{L}+ ){1,3}(?:contiene|ofrece|recoge|presenta|muestra|facilita|resume).{0,60}(?:principal|esencial)|(?:il|la|questo|questa) (?:\\p{L}+ ){1,3}(?:contiene|fornisce|riporta|riassume|presenta).{0,60}(?:principal|essenzial)|(?:o|a|este|esta) (?:\\p{L}+ ){1,3}(?:contém|apresenta|fornece|reúne|resume).{0,60}(?:principais|essencia)',
  '(?:deze|dit) (?:\\p{L}+ ){1,3}(?:bevat|geeft|vat|toont).{0,60}(?:belangrijkste|hoofdelementen)|(?:niniejsz\\p{L}+|ten|ta|to) (?:\\p{L}+ ){1,3}(?:zawiera|przedstawia).{0,60}(?:najważniejsz|główn|podstawow)|(?:настоящ\\p{L}+|этот|это|данн\\p{L}+) (?:\\p{L}+ ){1,3}(?:содержит|представляет).{0,60}(?:основн|главн)',
  '(?:zunächst|vorab|zuerst)(?: einmal)? (?:\\p{L}+ )?(?:dank|danke)_|(?:(?:vielen|herzlichen|besten) dank|danke)(?: für|,)|(?:herzlich )?willkommen|wir freuen uns|schön, dass|herzlichen glückwunsch|wir hoffen|(?:nachfolgend|im folgenden|nachstehend) (?:lesen|finden|erfahren) sie',
  "(?:tout d['’]abord|avant tout),? merci_|merci (?:de|pour|d['’])|nous vous remercions (?:de|pour|d['’])|bienvenue|nous sommes (?:heureux|ravis) de|félicitations|nous espérons|vous trouverez ci-(?:dessous|après)",
  '(?:muchas )?gracias por|les? agradecemos|le damos las gracias|bienvenid|nos complace (?:darle|contar)|enhorabuena|esperamos que|a continuación (?:encontrará|le)',
  '(?:molte )?grazie (?:per|di)|(?:la|vi) ringraziamo|benvenut|siamo (?:lieti|felici) (?:di averla|di accoglierla|che)|congratulazioni|confidando|di seguito (?:trova|trovate|legge)',
  '(?:muito )?obrigad[oa] (?:por|pela|pelo)|agradecemos|bem-vind|parabéns|esperamos que|abaixo (?:encontra|encontrará)',
  'fijn dat|leuk dat|bedankt|(?:hartelijk )?dank (?:u|voor)|(?:hartelijk )?welkom|wij zijn blij|we zijn blij|gefeliciteerd|(?:wij|we) hopen|hieronder (?:leest|vindt|staat) u? ?(?:wat|hoe|alles)',
  'dziękuj(?:emy|ę)|witamy|cieszymy się|gratulujemy|mamy nadzieję|poniżej (?:znajdzie|znajdą|przedstawiamy)',
  'благодар(?:им|ю)|спасибо|добро пожаловать|(?:мы )?рады|поздравляем|надеемся|ниже вы найдёте',
]
/** `It was good to see you on Thursday.` */
const meetings = [
  '(?:it|this) was (?:so |very |really )?(?:good|nice|great|lovely|a pleasure) (?:to (?:see|meet|speak|talk|hear|have)|seeing|meeting|speaking|talking)_|(?:good|nice|great) to (?:see|meet|speak|talk|hear)_',
  "(?:es war schön|es hat (?:mich|uns) (?:sehr )?gefreut|schön, dass wir)|(?:ce fut un plaisir|(?:j’ai|j'ai|nous avons) été (?:ravis?e?s?|heureux) de vous|ravie? de vous avoir)",
  '(?:fue un placer|ha sido un placer|(?:me|nos) alegró)|(?:è stato un piacere|mi ha fatto piacere)|foi um (?:grande )?prazer|het was (?:fijn|leuk|prettig|goed) (?:om )?u_|miło było|было (?:очень )?приятно',
]
/** What is only sorry that it took so long. */
const regrets = [
  "(?:(?:i am|i['’]m|we are|we['’]re) (?:\\p{L}+ )?sorry|(?:we|i) (?:\\p{L}+ )?(?:apologi[sz]e|regret)|(?:our|my) apologies|please accept (?:our|my) apolog)[^.]{0,60}(?:longer|delay|wait|inconvenience|late_|time)",
  '(?:wir bitten|bitte entschuldigen|entschuldigen sie)[^.]{0,60}(?:verzögerung|wartezeit|verspät|unannehmlichkeit|entschuldigung|lange)',
  '(?:nous (?:vous prions|regrettons|sommes désolés)|veuillez (?:nous )?excuser)[^.]{0,60}(?:retard|délai|désagrément|attente|excuser)',
  '(?:lamentamos|sentimos|disculpe|le pedimos disculpas|rogamos disculpe)[^.]{0,60}(?:retraso|demora|molestia|espera)',
  '(?:ci scusiamo|ci dispiace|siamo spiacenti)[^.]{0,60}(?:ritardo|attesa|disagio|disguido)',
  '(?:pedimos desculpa|lamentamos)[^.]{0,60}(?:atraso|demora|incómodo|transtorno|espera)',
  '(?:onze excuses|excuses voor|het spijt ons)[^.]{0,60}(?:vertraging|wachten|ongemak|lang)',
  'przepraszamy[^.]{0,60}(?:opóźnien|zwłok|niedogodno|oczekiwani)|(?:приносим извинения|просим извинить)[^.]{0,60}(?:задержк|неудобств|ожидани)',
]
const opens = (patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.join('|').replaceAll('_', '(?!\\p{L})')})`, 'iu')
const opensCourteous = opens([...courtesies, ...regrets])
const opensMeeting = opens(meetings)
const courteousElsewhere =
  /^(?:感谢(?:您|贵)|欢迎|祝(?:您|贵))|^(?:平素|いつも|この(?:たび|度)は).{0,40}(?:ありがとう|御礼|お礼|賜り)|^(?:شكراً|شكرا|نشكركم|مرحباً|أهلاً|يسعدنا أن نرحب)/u
/** Thanks for what somebody did, with its day: `Thank you for returning the keys on 30 June.` */
const thanks =
  /^(?:many thanks|thanks|thank you) for (?!(?:paying|ordering|booking|buying|choosing|applying)(?!\p{L}))\p{L}+ing (?!.{0,160}(?:, (?:but|and)|; ))/iu
const figure = /\p{N}/u

/** Who stands behind a document, as its first page or its last line says: `Underwritten by Orme plc.` */
const imprint =
  /^(?:underwritten|arranged|administered|issued|published|printed|produced|registered|authori[sz]ed|regulated)(?:(?:,| and) \p{L}+){0,3} (?:by|in|with|office)(?!\p{L})|^(?:herausgegeben von|sitz der gesellschaft|eingetragen im|risikoträger ist)|^(?:souscrit auprès|édité par|siège social|immatriculée? au)|^(?:suscrit[oa] con|emitid[oa] por|domicilio social|inscrita en)|^(?:emess[oa] da|sede legale|iscritta al)|^(?:emitid[oa] por|sede social|matriculada)|^(?:uitgegeven door|statutair gevestigd|ingeschreven bij)|^(?:wystawion[ey] przez|siedziba|zarejestrowan[ay] w)|^(?:выдан[оа]?|зарегистрирован[оа]?) /iu

/** `Marrow & Pyke LLP is a limited liability partnership …`, as the foot of a letter has it. */
const legalForm =
  /(?<!\p{L})(?:is (?:run by )?(?:a|an|the) (?:\p{L}+ ){0,3}(?:charity(?= \()|limited liability partnership|trading (?:name|style)|registered charity|private limited company)|(?:is|are) authori[sz]ed(?: and regulated)? by the)(?!\p{L})/iu
const ofOrganization =
  /(?<!\p{L})(?:ltd|limited|plc|llp|llc|inc|gmbh|ag|kg|e\.?g|s\.?a\.?s?|s\.?a\.?r\.?l|s\.?l|s\.? ?coop|s\.?p\.?a|s\.?r\.?l|lda|b\.?v|n\.?v|sp\. z o\.o|ооо|ао)(?!\p{L})\.?/iu
const plainWord = /(?<!\p{L})\p{Ll}{5,}/u
const fewestCommas = 2

/** `Oxbow Mutual Ltd, 20 Ferry Parade, Dunmere DM1 3QQ.`: a name with its address, and no statement. */
function isNameWithAddress(text: string): boolean {
  const isListed = text.split(',').length > fewestCommas && figure.test(text)
  return isListed && ofOrganization.test(text) && !plainWord.test(text)
}

/** `Com os melhores cumprimentos, Orrin Lda.` */
const farewell =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:with )?(?:kind|best|warm) (?:regards|wishes)|mit (?:freundlichen|besten) grüßen|cordialement|bien à vous|(?:un )?(?:cordial )?saludos?|atentamente|(?:cordiali|distinti) saluti|(?:com os )?melhores cumprimentos|atenciosamente|met vriendelijke groet\p{L}*|z poważaniem|с уважением)(?:[,.!]|$)/iu

/** Whether a sentence is no more than a courtesy, or sends to what is below it. */
export function isPleasantry(text: string): boolean {
  if (opensMeeting.test(text) || farewell.test(text) || thanks.test(text)) return true
  return !figure.test(text) && (opensCourteous.test(text) || courteousElsewhere.test(text))
}

/** Whether a sentence only says who stands behind the document. */
export function isImprint(text: string): boolean {
  return (
    imprint.test(text) || legalForm.test(text) || isRegisterLine(text) || isNameWithAddress(text)
  )
}

/** `Please take notice that your tenancy is changed as set out below.` */
const sendsBelow =
  /(?:(?:set out|described|stated|listed|shown|explained|detailed|specified|given) below|(?:information|details|terms|particulars)[^.]{0,60} (?:is|are|stand|can be found) in (?:the )?[^.]{0,60}below|as follows|wie (?:unten|nachstehend|folgt)(?: \p{L}+)?|(?:exposé|indiqué|décrit|détaillé)\p{L}* ci-(?:dessous|après)|comme suit|(?:como|tal como) (?:sigue|se (?:indica|expone|detalla) a continuación)|come (?:segue|indicato di seguito)|como (?:segue|(?:indicado|descrito) abaixo)|zoals hieronder (?:vermeld|beschreven)|als volgt|jak (?:niżej|poniżej)|w sposób opisany poniżej|(?:как|следующим образом)(?: указано)?(?: ниже)?|如下|以下のとおり|下記のとおり.{0,12}(?:申し上げ|いたし|致し)ます|على النحو التالي|كما يلي)[.:。：]$/iu

/** Whether a sentence only announces what stands below it. */
export function sendsBelowOnly(text: string): boolean {
  return sendsBelow.test(text)
}
