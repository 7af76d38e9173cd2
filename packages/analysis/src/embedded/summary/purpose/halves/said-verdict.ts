import type { Verdict } from '../../../findings/rows/verdict-words.ts'

/* How a sentence grants or refuses what somebody asked for, by language. */

const refusing = [
  "(?:we|i|(?:the )?(?:council|board|committee|authority|panel|trust|trustees|bank|insurer|company))(?: have| has| must| had to| therefore| regret to| hereby)* (?:refuse|declin|reject|dismiss|disallow|den(?:y|ie)|turn(?:ed)? down)\\p{L}*|(?:is|are|was|were|been|be)(?: therefore| hereby| also)? (?:refused|rejected|declined|denied|dismissed|disallowed|turned down|not (?:granted|approved|upheld|accepted|allowed|payable|covered))|(?:but|and) (?:cannot|can['’]t) (?:agree|accept|approve|grant|pay|refund|offer|fund|support|uphold|allow|cover)|(?:we|i)(?: are| am| can| will|['’]re|['’]m)?(?: therefore| unfortunately)? ?(?:cannot|can['’]t|not able to|unable to|not|won['’]t)(?: therefore| also)? (?:agree|accept|approve|grant|pay|refund|offer|fund|support|uphold|allow|cover)",
  '(?:lehn(?:e|en|t)|wei(?:se|sen|st)) (?:wir|ich|[^.;]{0,80} )[^.;]{0,80}(?:ab|zurück)|(?:abgelehnt|abgewiesen|zurückgewiesen|versagt|verweigert)(?= |[.,;])|(?:ab|zurück)zu(?:lehn|weis)en|nicht (?:bewilligt|genehmigt|übernommen|erstattet|anerkannt|stattgegeben|entsprechen|übernehmen|zustimmen|erstatten|anerkennen|gewähren)|(?:übernehmen|erstatten|bewilligen|gewähren|zahlen) (?:wir|ich) [^.;]{0,60}nicht|(?:übernehmen|erstatten|bewilligen) (?:wir|ich) nicht',
  '(?:est|sont|a été|ont été) (?:donc )?(?:refusée?s?|rejetée?s?|déboutée?s?)|(?:nous|je) (?:refus|rejet)\\p{L}+|ne (?:pouvons|peut|puis|sera|seront|prenons)(?: donc)? (?:pas |malheureusement )?[^.;]{0,40}(?:accepter|accorder|donner suite|prendre en charge|faire droit|accordée?|prise? en charge|remboursée?|réserver une suite favorable)',
  'se (?:deniega|desestima|rechaza|inadmite)n?|(?:denegamos|desestimamos|rechazamos)|(?:denegar|desestimar|inadmitir)|no (?:podemos|procede|se (?:concede|aprueba|estima|abona|reconoce)n?|ha sido (?:concedid|aprobad|estimad))\\p{L}*',
  '(?:è|sono|viene|vengono|è stat[oa]|sono stat[ei])? ?(?:respint|rigettat)[aoei]|(?:respingiamo|rigettiamo|rigetta|respinge)|non (?:possiamo|può|è possibile) (?:accogliere|concedere|accettare|rimborsare|riconoscere)|non (?:è|viene|sono) (?:stat[oaie] )?(?:accolt|concess|riconosciut|ammess)[aoei]|la (?:sua )?richiesta [^.;]{0,40}non passa',
  '(?:indefer|recus|rejeit)\\p{L}+|não (?:podemos|é possível|se) (?:aceitar|conceder|deferir|reembolsar)|não (?:foi|foram|é|são) (?:concedid|deferid|aceit|aprovad)\\p{L}+',
  '(?:wijst?|wijzen) [^.;]{1,80} af|afgewezen|geweigerd|(?:weigeren|weiger) (?:wij|ik|we)|niet (?:toegekend|toegewezen|vergoed|ingewilligd|honoreren|vergoeden|toekennen)',
  'odmawia\\p{L}*|odmówi\\p{L}+|odmowa|oddala\\p{L}*|odrzuc\\p{L}+|nie (?:uwzględni|uzna|przyzna|zwraca|możemy|zwróci)\\p{L}*',
  '(?:отказа|отказыва|отклон)\\p{L}+|не (?:можем|удовлетвор\\p{L}+|подлежит удовлетворению|предоставля\\p{L}+)',
]
const granting = [
  "(?:we|i|(?:the )?(?:council|board|committee|authority|panel|trust|trustees|bank|insurer|company))(?: have| has| can| now| hereby| therefore)* (?:approve|grant|agree to (?:pay|refund|give)|agreed to (?:pay|refund|give)|allow|accept|uph[eo]ld|award)(?:e?d|s)?|(?:is|are|was|were|been|be)(?: therefore| hereby)? (?:granted|approved|allowed|upheld|awarded|accepted)|(?:we|i)(?: will| shall|['’]ll)(?: therefore| now)? (?:pay|refund|credit|reimburse|grant|award)",
  '(?:wird|werden|wurde) [^.;]{0,120}(?:bewilligt|genehmigt|erteilt|stattgegeben|gewährt|anerkannt|zugelassen)|(?:bewillig|genehmig|erteil|gewähr|erstatt|übernehm|erkenn)(?:e|en|t) (?:wir|ich)|(?:wir|ich) (?:bewillig|genehmig|erteil|gewähr|erstatt|übernehm|erkenn)en?|bewilligen (?:wir|ich)',
  '(?:est|sont|a été|ont été) (?:accordée?s?|admise?s?|acceptée?s?|autorisée?s?|octroyée?s?)|(?:nous|je) (?:vous )?(?:accord|autoris|accept|rembours|octroy)\\p{L}+|(?:nous )?prenons en charge',
  '(?:se )?(?:concede|aprueba|estima|autoriza|reconoce)n?|(?:concedemos|aprobamos|autorizamos|abonaremos)|(?:conceder|estimar|aprobar|autorizar) (?:a|la|el|parcialmente)',
  '(?:è|sono|viene|vengono)(?: stat[oaie])? (?:concess|accolt|approvat|riconosciut|autorizzat|ammess)[aoei]|(?:concediamo|accogliamo|approviamo|riconosciamo|autorizziamo|rimborsiamo|rimborseremo)',
  '(?:deferid|concedid|aprovad|aceit)[oa]s?|(?:deferimos|concedemos|aprovamos|aceitamos|reembolsamos)|(?:defiro|concede-se|autoriza-se)',
  '(?:kennen|kent|verlenen|verleent|wijzen|wijst|vergoeden) [^.;]{0,60}(?:toe|vergunning|ontheffing)|(?:toegekend|verleend|toegewezen|goedgekeurd)|vergoeden (?:wij|we)',
  '(?<!nie )(?:przyznaj|przyzna|uwzględnia|uznaj|zwraca|zwróci|wyraża)\\p{L}*',
  '(?<!не )(?:удовлетвор|предоставля|предоставить|одобр|разреш|согласов)\\p{L}*',
]
const refusedUnspaced =
  /不予(?!处罚)(?:批准|支持|许可|同意)?|驳回|拒绝|未(?:获)?批准|不同意|不能(?:批准|同意|赔付)|却下|棄却|認め(?:ない|ません)|不支給|不承認|お断り|応じ(?:られ|かね)|承れません|نرفض|رُفض|رفض|لا يمكن(?:نا)? (?:قبول|الموافقة)|تعذر/gu
const grantedUnspaced =
  /准予|(?<!不)批准|(?<!不)同意|予以(?:支持|批准|赔付)|認定し|許可(?:する|します)|承認(?:する|します)|支給(?:する|します)|認め(?:る|ます)(?!か)|نوافق|تمت الموافقة|منح(?:كم)?/u

const holds = (expressions: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${expressions.join('|')})(?!\\p{L})`, 'giu')
const refuses = holds(refusing)
const grants = holds(granting)

/** What a sentence says of what somebody asked for; a sentence may say both. */
export function verdictsSaid(text: string): Verdict[] {
  const rest = text.replace(refuses, ' ').replace(refusedUnspaced, ' ')
  const isGranted = rest.search(grants) >= 0 || grantedUnspaced.test(rest)
  const said: Verdict[] = isGranted ? ['granted'] : []
  return rest === text ? said : [...said, 'refused']
}
