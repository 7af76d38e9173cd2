/** Where to pay: an account by its number, in the languages that have rules. */
const account =
  /(?<!\p{L})IBAN(?!\p{L})|(?<![\p{L}\p{N}])[A-Z]{2}\p{N}{2}(?: ?[A-Z\p{N}]{4}){3,7}|(?<!\p{L})(?:sort code|routing (?:no|number)|kontonummer|bankverbindung|coordonnées bancaires|número de cuenta|cuenta bancaria|conto corrente|coordinate bancarie|conta bancária|rekeningnummer|numer (?:konta|rachunku)|расч[её]тный сч[её]т|р\/с)(?!\p{L})|账号|账户|開户行|开户行|振込先|口座番号|رقم الحساب|الآيبان/iu

/** Whether a text tells the account to which to pay. */
export function tellsAccount(text: string): boolean {
  return /\p{N}{4}/u.test(text) && account.test(text)
}

const mostWordsOfBan = 22
/** What is forbidden, whoever it is said to. */
const ban =
  /^(?:please )?(?:do not|don['’]t|never|have nothing)(?!\p{L})|^nothing (?:with|containing|to (?:eat|drink)|by mouth|hot|heavy|heavier)(?!\p{L})|^no \p{L}+(?:,? \p{L}+){0,3} (?:in|on|at|after|before|between|inside|either|please)(?!\p{L})|(?<!\p{L})(?:you (?:must not|may not|cannot|can['’]t|are not to)|(?:nobody|no one|no child|no pets?) (?:may|can|must|is)|not (?:allowed|permitted)|forbidden|prohibited|banned|stay away|(?:smoke|nut|alcohol|drug|phone|pet)-free (?:house|home|site|school|zone|building|area|place|property)|(?:is|are|be|strictly) (?:smoke|nut|alcohol|drug|phone|pet)-free|(?:nicht|keine[rns]?) (?:\p{L}+ ){0,4}(?:erlaubt|gestattet|zulässig)|verboten|untersagt|(?:sie|du|kinder|gäste|mieter) (?:darf|dürfen) (?:\p{L}+ ){0,5}(?:nicht|keine?\p{L}*)|rauchverbot|interdit\p{L}*|défense de|vous ne (?:pouvez|devez) (?:pas|rien)|il ne faut pas|prohibid\p{L}+|prohíbe\p{L}*|no se (?:permite|admite)\p{L}*|no está\p{L}* permitid\p{L}+|vietat\p{L}|divieto|non (?:è|sono) (?:consentit|ammess|permess)\p{L}+|proibid\p{L}+|não (?:é|são) permitid\p{L}+|não se admite\p{L}*|verboden|(?:niet|geen) (?:\p{L}+ ){0,4}(?:toegestaan|toegelaten)|u mag (?:\p{L}+ ){0,4}(?:niet|geen)|zabronion\p{L}+|zabrania się|nie wolno|запрещ\p{L}+|нельзя|не допускается)(?!\p{L})|禁止|严禁|してはなりません|しないでください|ご遠慮ください|ممنوع|يحظر/iu

/** Whether a short sentence forbids something. */
export function forbids(text: string, words: number): boolean {
  return words <= mostWordsOfBan && ban.test(text)
}

const mostWordsOfStanding = 24
/** What has not been settled, or what a paper is not, by language. */
const standing =
  /^(?:nothing|no (?:final )?decision)(?: (?:has|have|is|will be))(?: (?:yet|now))?(?: been)? (?:decided|agreed|settled|made|taken|final)|^this (?:is not|isn['’]t|is only|is just)(?: yet)? (?:an?|the) (?:\p{L}+ )?(?:fine|bill|invoice|demand|offer|contract|agreement|decision|estimate|quote|quotation|proposal|draft|notice of (?:termination|dismissal))(?!\p{L})|^(?:es ist )?(?:noch )?nichts (?:ist )?(?:entschieden|beschlossen)|^dies(?:es schreiben)? ist (?:keine?|nur eine?|lediglich eine?) (?:rechnung|mahnung|kündigung|angebot|vertrag|entwurf|bußgeld\p{L}*)|^(?:aucune décision|rien) n['’](?:a|est) (?:encore )?(?:été )?(?:prise?|décidée?|arrêtée?)|^(?:ceci|cette lettre|ce document) n['’]est pas (?:une? )?(?:facture|offre|contrat|amende|engagement)|^(?:aún )?no se ha (?:decidido|tomado)|^(?:esto|este documento) no es una? (?:factura|multa|oferta|contrato)|^(?:non è (?:stato|stata) (?:ancora )?(?:decis[oa]|presa)|questa? non è una? (?:fattura|multa|offerta|contratto))|^(?:ainda não|não) (?:foi|está) (?:nada )?(?:decidido|tomada)|^(?:er is nog niets|niets is) (?:besloten|beslist)|^dit is geen (?:factuur|boete|offerte|overeenkomst)|^(?:nic|jeszcze nic) nie (?:zostało|jest) (?:postanowione|przesądzone)|^(?:решение|ничего)(?: ещ[её])? не (?:принято|решено)|^(?:尚未(?:作出)?决定|まだ(?:何も)?決まっていません|まだ決定していません)|^لم يتقرر/iu

/** Whether a short sentence says how things stand: that nothing is decided, or that a paper is no bill. */
export function tellsStanding(text: string, words: number): boolean {
  return words <= mostWordsOfStanding && standing.test(text)
}

const denies =
  /^(?:not?|never|nothing|none|keine?[rnsm]?|nicht|nie|niemals|pas|jamais|aucune?|no|nunca|ningun[oa]?|nada|non|mai|nessun[oa]?|niente|não|nenhuma?|nada|geen|niet|nooit|niets|nie|nigdy|żadn\p{L}+|bez|не|нельзя|никогда|без)(?!\p{L})|^(?:不得|不可|禁止|なし|禁止)/iu
const fewestDenied = 3

/** Whether a labeled line says what may not be, or is not there: `Driving: not for 4 weeks`. */
export function deniesWhat(value: string): boolean {
  const words = value.split(' ').length
  return words >= fewestDenied && words <= mostWordsOfBan && denies.test(value)
}
