/* Expressions of all languages that ask for something without a word such as `must` or `please`. */

const asked = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:valid|binding|effective|confirmed|held|kept) (?:only|not) (?:if|when|once|until) (?:we|the \\p{L}+) (?:have |has )?receiv|only (?:becomes? )?(?:valid|binding|effective|confirmed) (?:if|when|once) (?:we|the \\p{L}+) (?:have |has )?receiv|(?:wirksam|gültig|verbindlich) (?:erst|nur)(?:,)? wenn (?:wir|der|die|das) [^.;]{3,90}(?:erhalten|vorlieg|unterschrieben|eingegangen|eingeht)|n['’]est (?:valable|effecti(?:f|ve)|ferme|définiti(?:f|ve)) que si [^.;]{3,60}(?:reçu|reçoit|signé)|s[oó]lo (?:es|será) válid[oa] si [^.;]{3,60}(?:recib|firmad)|è valid[oa] solo se [^.;]{3,60}(?:ricev|firmat)|só (?:é|será) válid[oa] se [^.;]{3,60}(?:receb|assinad)|pas (?:geldig|bindend) (?:als|wanneer|nadat) [^.;]{3,60}(?:ontvang|ondertekend)",
    '(?:advise|urge|encourage) you to(?!\\p{L})|^to (?:pay|repay|refund|replace|provide|return|remove|deliver|carry out|hand over)(?!\\p{L})|(?:we|i) (?:(?:must|need to|have to) (?:receive|get|have)|receive) (?:from you )?[^.;]{3,80} (?:by|before|no later than|within|at least)(?= [^.;]{0,30}\\p{N})|(?:must|has to|have to|should) (?:reach|be with|be received by|be lodged with|be sent to) (?:us|the|our|me)(?!\\p{L})|(?:^|, |(?:is|are) )to be (?:shown|returned|produced|handed (?:in|over|back)|submitted|given back|presented|lodged)(?!\\p{L})|needs? (?:to be )?(?:signing|signed|returning|returned|renewing|renewed|completing|completed)(?!\\p{L})|(?:^|, |; |(?:but|and|so|then) )have (?:an?|the|your|it|them) [^.;,]{0,40}?(?:tested|done|checked|inspected|serviced|repaired|swept|surveyed|examined|valued|assessed)(?!\\p{L})',
    "(?:is|are|will be) (?:needed|required) (?:by|before|no later than|not later than)(?= [^.;]{0,30}\\p{N})|(?:wird|werden) (?:bis|spätestens)[^.;]{3,40} benötigt|(?:est|sont) (?:nécessaires?|requise?s?|attendue?s?) (?:avant|pour|d[’']ici)(?= [^.;]{0,30}\\p{N})|se (?:necesita|requiere)n? antes del?(?= [^.;]{0,30}\\p{N})|(?:è|sono) (?:necessari|richiest)\\p{L}+ entro(?= [^.;]{0,30}\\p{N})|(?:é|são) (?:necessári|exigid)\\p{L}+ até(?= [^.;]{0,30}\\p{N})|(?:is|zijn) (?:uiterlijk|vóór|voor) [^.;]{3,40} nodig|(?:jest|są) (?:potrzebn|wymagan)\\p{L}+ do(?= [^.;]{0,30}\\p{N})|(?:нужн|требу)\\p{L}+ (?:до|не позднее)(?= [^.;]{0,30}\\p{N})",
    '(?:ist|sind) (?:[^.;]|(?<=\\p{N})\\.){0,140}?(?:ab|an|auf|aus|bei|ein|mit|nach|nieder|vor|zurück|zu)zu\\p{L}{3,20}en(?!\\p{L})|(?:erhalten|benötigen|brauchen) wir [^.;]{3,100}|(?:muss|müssen|soll|sollte[n]?) (?:uns |bis )[^.;]{0,60}(?:vorliegen|eingehen|zugehen|erreichen)',
    '(?:doit|doivent|devra|devront) (?:nous (?:parvenir|être (?:retourn|remis|adress|transmis)\\p{L}*)|être (?:retourn|renvoy|remis|déposé)\\p{L}*)|retourner (?:un|une|le|la|les|votre|vos|cet|cette|ce)(?!\\p{L})',
    '(?:debe|deberá|deben|deberán) (?:llegarnos|obrar en nuestro poder|entregarse|presentarse|devolverse)',
    '(?:deve|dovrà|devono|dovranno) (?:pervenir\\p{L}*|essere (?:consegnat|restituit|inviat|trasmess)\\p{L}+)',
    'favor (?:não )?\\p{L}{3,}[aei]r(?!\\p{L})|(?:precisa|precisam|deve|devem|tem de|têm de) ser (?:entregue|devolvid|enviad|assinad|atualizad|pag|apresentad)\\p{L}*|(?:tragam|tragam-no|enviem|entreguem|assinem|devolvam|atualizem|confirmem|avisem) (?!que)\\p{L}+',
    '(?:ontvangen|verwachten) (?:wij|we) (?:graag )?(?:van u )?(?:de|het|een|uw)(?!\\p{L})|(?:deze|dit|die) (?:maakt|betaalt|levert|stuurt) u (?:over|in|op|terug)?|maakt u (?:over|dit) ',
    '(?:musi|muszą|powin\\p{L}+) (?:do nas )?(?:dotrzeć|wpłynąć|zostać (?:zwrócon|złożon|dostarczon)\\p{L}+)',
    '(?:долж\\p{L}+|необходимо) (?:поступить|быть (?:возвращ|передан|сдан)\\p{L}*)|^(?:не позднее|до) [^.;]{3,30} (?:передать|сдать|подать|принести|вернуть|направить|оплатить)(?!\\p{L})',
  ].join('|')})`,
  'iu',
)
/** Infinitives that open an item of what is asked: `Быть дома в назначенный день`, `Nous prévenir sous quinze jours`. */
const infinitive =
  /^(?:[-–•*]\s?|\p{N}{1,2}[.)]\s)?(?:(?:nous )?(?:retourner|renvoyer|prévenir|signer|joindre|adresser|déposer|déclarer|transmettre|compléter|apporter) (?:(?:un|une)(?! (?:mois|semaine))|le|la|les|votre|vos|nous|sous|à|l['’])|(?:быть дома|обеспечить|передать|подать|принести|освободить|убрать|подписать|предоставить|вернуть|оставить)(?!\p{L})|(?:devolver|entregar|firmar|remitir|presentar|comunicar|traer|aportar) (?:el|la|los|las|un|una|su|sus)(?!\p{L})|(?:restituire|consegnare|firmare|inviare|presentare|comunicare|portare|compilare) (?:il|la|lo|i|le|gli|un|una|l['’])|(?:não )?(?:devolver|entregar|assinar|enviar|apresentar|trazer|preencher|tirar|tomar|avisar|levantar|manter|evitar|ligar|contactar) (?:o|a|os|as|um|uma|mais|para)(?!\p{L}))/iu
/** `Can you send me the certificate by Tuesday?`: what is asked for as a question, and no `Can you cancel?` of a list of answers. */
const requests = new RegExp(
  `^(?:(?:and|also|so|und|et|y|e|en|i|и),? )?(?:${[
    '(?:can|could|would|will) you (?:please|kindly|possibly)(?!\\p{L})|(?:can|could|would|will) you (?:also )?(?:send|let|give|tell|bring|forward|show|pay|email|ring|call|text|help|return|lend|get) (?:me|us)(?!\\p{L})|(?:can|could|would) you (?:also )?confirm(?!\\p{L})|would you mind(?!\\p{L})',
    '(?:können|könnten|würden) sie (?:mir|uns|bitte)(?!\\p{L})|(?:kannst|könntest|würdest) du (?:mir|uns|bitte)(?!\\p{L})',
    "(?:pouvez|pourriez)-vous (?:me |nous |m['’]|s['’]il vous plaît)|(?:peux|pourrais)-tu (?:me |nous |m['’])",
    '¿?(?:puede|podría|puedes|podrías|pueden|podrían) (?:\\p{L}+(?:me|nos)|por favor)(?!\\p{L})',
    '(?:può|potrebbe|puoi|potresti|potete|potreste) (?:per favore|\\p{L}+(?:mi|ci))(?!\\p{L})',
    '(?:pode|poderia|podem|poderiam|podes)(?:-me)? (?:por favor|\\p{L}+-(?:me|nos))(?!\\p{L})',
    '(?:kunt|kan|zou|zoudt) (?:u|je) (?:mij|me|ons|alstublieft|alsjeblieft)(?!\\p{L})',
    'czy (?:może|mogą|mógłby|mogłaby|możesz) (?:(?:pan|pani|państwo) )?(?:mi|nam|proszę)(?!\\p{L})',
    '(?:не )?(?:можете|могли бы|можешь) (?:ли )?(?:вы |ты )?(?:пожалуйста|(?:\\p{L}+ )?(?:мне|нам))(?!\\p{L})',
  ].join('|')})`,
  'iu',
)

/** Whether a question asks its reader for something to be done, and not for an answer. */
export function isRequest(text: string): boolean {
  return requests.test(text)
}

/** `veroordeelt de koper tot betaling`: what a court orders somebody to do. */
const orderedByCourt =
  /^(?:verurteilt|condamne|condeno|condenar|condena|condanna|veroordeelt|zasądza|nakazuje|взыскать|обязать)(?!\p{L})/iu
/** `При оплате укажите номер счёта`, `Em acidente, avisar a Central`. */
const behindPhrase =
  /(?<!\p{L})(?:укажите|направьте|сообщите|обратитесь|подпишите|верните|оплатите|предоставьте|заполните|проверьте|приложите|принесите|позвоните|сохраните)(?!\p{L})|, (?:avisar|entregar|comunicar|apresentar|contactar|ligar|chamar|presentar) (?:a|o|à|ao|as|os|para|al|la|el)(?!\p{L})/iu
/** `停止使用`, `于5月10日前登记`: what a notice tells its reader to do. */
const unspaced =
  /^(?:请)?(?:立即)?(?:停止使用|拔下|核对|登记|拨打|填写|提交|保留|联系|携带|关闭|检查)|^(?:于|在)[^。，；]{2,20}(?:前|内|之前)(?:登记|缴纳|办理|提交|申请|返还|报名|回复|付款|领取|交回|确认)|(?:までに|以内に)[^。]{0,24}(?:提出|納付|返送|申請|連絡|登録|支払)(?:する|を|して|願い|のこと)/u

/** Whether a sentence asks its reader for something, with none of the usual words. */
export function isAskedPlainly(text: string): boolean {
  const opening = text.slice(0, 300)
  return (
    [asked, infinitive, orderedByCourt, behindPhrase, unspaced].some((one) => one.test(opening)) ||
    isRequest(text)
  )
}
