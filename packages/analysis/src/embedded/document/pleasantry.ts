import { isRegisterLine } from './register-line.ts'

/** Thanks, welcomes and hopes, which a letter opens or ends with and which say nothing of its matter, by language. */
const courtesies = [
  "(?:many )?(?:thanks|thank you)(?: very much| so much)? for (?:choosing|being|taking|getting|reading|joining|staying|your (?:interest|business|custom|trust|support|loyalty|patience|time|attention))|welcome to|congratulations|(?:we(?: are|['’]re)|i(?: am|['’]m)) (?:so |very )?(?:delighted|pleased|happy|glad|excited|proud) (?:to (?:welcome|have) you|that you)|(?:we|i) hope (?:you|this|that)|(?:we|i) look forward|looking forward|please (?:do not|don['’]t) hesitate|.{0,20}(?:kept|written|tried to write) (?:it|this).{0,30} in (?:plain|ordinary|simple|everyday) (?:english|language|words)",
  'below you will find (?:what|how|the details)|what follows is|(?:please )?(?:keep|read) (?:this|it)(?: \\p{L}+)? (?:somewhere|safe|handy|carefully|with)',
  '(?:this|the) (?:\\p{L}+ ){1,3}(?:provides?|contains?|gives?|sets? out|lists?|shows?|summari[sz]es)(?: you)?(?: only)? (?:the |some |a |an )?(?:(?:summary|overview|outline) of (?:the )?)?(?:main|key|basic|most important|essential|general|principal) (?:elements|points|information|features|terms|facts|details|aspects)|it (?:helps|is meant|is intended) to (?:make (?:a )?compar|help you compar)|dies(?:e|es|er) (?:\\p{L}+ ){1,2}(?:enthält|gibt|fasst|zeigt|liefert|bietet).{0,60}(?:wichtigsten|wesentlichen|hauptelemente|überblick)',
  '(?:le|la|ce|cet|cette) (?:présente? )?(?:\\p{L}+ ){1,3}(?:présente|contient|reprend|donne|fournit|résume).{0,60}(?:principa|essentie)|(?:el|la|este|esta) (?:\\p{L}+ ){1,3}(?:contiene|ofrece|recoge|presenta|muestra|facilita|resume).{0,60}(?:principal|esencial)|(?:il|la|questo|questa) (?:\\p{L}+ ){1,3}(?:contiene|fornisce|riporta|riassume|presenta).{0,60}(?:principal|essenzial)|(?:o|a|este|esta) (?:\\p{L}+ ){1,3}(?:contém|apresenta|fornece|reúne|resume).{0,60}(?:principais|essencia)',
  '(?:deze|dit) (?:\\p{L}+ ){1,3}(?:bevat|geeft|vat|toont).{0,60}(?:belangrijkste|hoofdelementen)|(?:niniejsz\\p{L}+|ten|ta|to) (?:\\p{L}+ ){1,3}(?:zawiera|przedstawia).{0,60}(?:najważniejsz|główn|podstawow)|(?:настоящ\\p{L}+|этот|это|данн\\p{L}+) (?:\\p{L}+ ){1,3}(?:содержит|представляет).{0,60}(?:основн|главн)',
  '(?:vielen|herzlichen|besten) dank(?: für|,)|(?:herzlich )?willkommen|wir freuen uns|schön, dass|herzlichen glückwunsch|wir hoffen|(?:nachfolgend|im folgenden|nachstehend) (?:lesen|finden|erfahren) sie',
  "merci (?:de|pour|d['’])|nous vous remercions (?:de|pour|d['’])|bienvenue|nous sommes (?:heureux|ravis) de|félicitations|nous espérons|vous trouverez ci-(?:dessous|après)",
  '(?:muchas )?gracias por|les? agradecemos|le damos las gracias|bienvenid|nos complace (?:darle|contar)|enhorabuena|esperamos que|a continuación (?:encontrará|le)',
  '(?:molte )?grazie (?:per|di)|(?:la|vi) ringraziamo|benvenut|siamo (?:lieti|felici) (?:di averla|di accoglierla|che)|congratulazioni|confidando|di seguito (?:trova|trovate|legge)',
  '(?:muito )?obrigad[oa] (?:por|pela|pelo)|agradecemos|bem-vind|parabéns|esperamos que|abaixo (?:encontra|encontrará)',
  'fijn dat|leuk dat|bedankt|(?:hartelijk )?dank (?:u|voor)|(?:hartelijk )?welkom|wij zijn blij|we zijn blij|gefeliciteerd|(?:wij|we) hopen|hieronder (?:leest|vindt|staat) u? ?(?:wat|hoe|alles)',
  'dziękujemy|witamy|cieszymy się|gratulujemy|mamy nadzieję|poniżej (?:znajdzie|znajdą|przedstawiamy)',
  'благодарим|спасибо|добро пожаловать|(?:мы )?рады|поздравляем|надеемся|ниже вы найдёте',
]
const opensCourteous = new RegExp(`^(?:${courtesies.join('|')})`, 'iu')
const courteousElsewhere =
  /^(?:感谢(?:您|贵)|欢迎|祝(?:您|贵))|^(?:平素|いつも|この(?:たび|度)は).{0,40}(?:ありがとう|御礼|お礼|賜り)|^(?:شكراً|شكرا|نشكركم|مرحباً|أهلاً|يسعدنا أن نرحب)/u
const figure = /\p{N}/u

/** Who stands behind a document, as its first page or its last line says: `Underwritten by Orme plc.` */
const imprint =
  /^(?:underwritten|arranged|administered|issued|published|printed|produced|registered|authori[sz]ed|regulated)(?:(?:,| and) \p{L}+){0,3} (?:by|in|office)(?!\p{L})|^(?:herausgegeben von|sitz der gesellschaft|eingetragen im|risikoträger ist)|^(?:souscrit auprès|édité par|siège social|immatriculée? au)|^(?:suscrit[oa] con|emitid[oa] por|domicilio social|inscrita en)|^(?:emess[oa] da|sede legale|iscritta al)|^(?:emitid[oa] por|sede social|matriculada)|^(?:uitgegeven door|statutair gevestigd|ingeschreven bij)|^(?:wystawion[ey] przez|siedziba|zarejestrowan[ay] w)|^(?:выдан[оа]?|зарегистрирован[оа]?) /iu

/** Whether a sentence is no more than a courtesy, or sends to what is below it. */
export function isPleasantry(text: string): boolean {
  return !figure.test(text) && (opensCourteous.test(text) || courteousElsewhere.test(text))
}

/** Whether a sentence only says who stands behind the document. */
export function isImprint(text: string): boolean {
  return imprint.test(text) || isRegisterLine(text)
}

/** `Please take notice that your tenancy is changed as set out below.` */
const sendsBelow =
  /(?:(?:set out|described|stated|listed|shown|explained|detailed|specified|given) below|as follows|wie (?:unten|nachstehend|folgt)(?: \p{L}+)?|(?:exposé|indiqué|décrit|détaillé)\p{L}* ci-(?:dessous|après)|comme suit|(?:como|tal como) (?:sigue|se (?:indica|expone|detalla) a continuación)|come (?:segue|indicato di seguito)|como (?:segue|(?:indicado|descrito) abaixo)|zoals hieronder (?:vermeld|beschreven)|als volgt|jak (?:niżej|poniżej)|w sposób opisany poniżej|(?:как|следующим образом)(?: указано)?(?: ниже)?|如下|以下のとおり|على النحو التالي|كما يلي)[.:。：]$/iu

/** Whether a sentence only announces what stands below it. */
export function sendsBelowOnly(text: string): boolean {
  return sendsBelow.test(text)
}
