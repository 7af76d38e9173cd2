/* How a will says who gets what, what is to be done, and who acts; in expressions of all languages. */

const disposes = new RegExp(
  `(?<!\\p{L})(?:${[
    'i (?:have )?(?:\\p{L}+ly )?ma[dk]e no (?:gift|provision)|i (?:also |hereby |then )?(?:give|leave|bequeath|devise|name|appoint|nominate|direct|forgive|release|revoke)(?!\\p{L})|(?:is|are) (?:to be (?:sold|divided|deducted|shared|given|kept|set off)|(?:hereby )?(?:forgiven|released))|shall (?:be (?:sold|divided|deducted|shared|given|paid|offered|set off)|go|pass|receive|have|inherit)(?!\\p{L})|^to \\p{Lu}[^.;:]{2,60}: ',
    '(?:vermache|vererbe|hinterlasse|setze|bestimme|ordne|verfüge|erlasse|widerrufe|berufe|ernenne|schenke)(?: ich)?(?!\\p{L})|(?:soll|sollen) [^.;]{2,100}(?:erhalten|bekommen|erben|verkauft|geteilt|angerechnet)(?: werden)?(?!\\p{L})|(?:erhält|erhalten|bekommt|bekommen)(?!\\p{L})',
    "(?:je|j[’']) ?(?:lègue|donne|institue|nomme|désigne|révoque|laisse|remets)(?!\\p{L})|(?:sera|seront) (?:vendue?s?|partagée?s?|remise?s?|imputée?s?|déduite?s?)",
    '(?:lego|dejo|instituyo|nombro|designo|revoco|condono|ordeno|mejoro)(?!\\p{L})|(?:se venderá|será vendid|se imputará|se repartirá)\\p{L}*',
    '(?:lascio|lego|nomino|istituisco|revoco|dispongo|condono)(?!\\p{L})|(?:sarà|saranno|dovrà essere) (?:vendut|divis|imputat)[aoie](?!\\p{L})',
    '(?:lego|deixo|nomeio|instituo|designo|revogo|perdoo)(?!\\p{L})|(?:será|serão) (?:vendid|dividid|imputad)\\p{L}+',
    '(?:legateer|benoem|herroep|bepaal|laat)(?: ik)?(?!\\p{L})|ik (?:legateer|benoem|herroep|bepaal|laat)(?!\\p{L})|(?:wordt|moet worden) (?:verkocht|verdeeld|verrekend)',
    '(?:zapisuję|powołuję|ustanawiam|odwołuję|przeznaczam|umarzam|polecam)(?!\\p{L})|(?:zostanie|ma zostać) (?:sprzedan|podzielon|zaliczon)\\p{L}+',
    '(?:завещаю|назначаю|отменяю|оставляю|прощаю|поручаю)(?!\\p{L})',
  ].join(
    '|',
  )})|(?:遗赠|由[^。，]{1,20}继承|指定[^。]{1,20}为遗嘱执行人)|(?:相続させる|遺贈する|指定する)|(?:أوصي|أعين)`,
  'iu',
)
/** `If she dies before me`, `No beneficiary may`: what holds only then, and whoever may not do what. */
const rule =
  /^(?:(?:if|should|where|until|no (?:beneficiary|part|more)|any|whoever|a (?:beneficiary|child|person)|wenn|falls|sollte|wer|si|au cas|quiconque|en caso|quien|se|chi|caso|quem|indien|mocht|wie|jeśli|gdyby|kto|если|кто)(?!\p{L}))/iu

/** Whether a sentence of a will gives something to somebody, orders what is to be done with it, or names who acts. */
export function tellsDisposition(text: string): boolean {
  return disposes.test(text) && !rule.test(text)
}
