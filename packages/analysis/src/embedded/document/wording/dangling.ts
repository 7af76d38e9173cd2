import { leansBack } from './leans-back.ts'
import { pointsToTime } from './points-to-time.ts'

/** How sentences open whose time, condition or subject stands in the sentence before them, by language. */
const openers = [
  // English
  '(?:until|till|by|since|before|without|from) (?:then|that|this|it|them|those)(?! (?:agreement|policy|lease|contract|letter|notice|document|form))',
  'within .{1,30} of (?:that|this|it)(?: happening)?',
  'its(?! own)|their|(?:later|earlier|sooner|longer|less|more|anything) than (?:that|this|these|those)|should (?:it|this|that|they|he|she)',
  '(?:we|you|either of us) (?:(?:also|then|still|only) )?(?:may|can|must|will|should|have to|need to) (?:not )?\\p{L}+ (?:it|them)(?=[ ,;.])',
  "(?:if|unless|when|once) (?:you|we|they) (?:(?:do|does|did|can|will|would|have)(?: not|n['’]t|not)? )?\\p{L}+ (?:it|them|that|these|those)(?=,| (?:after|by|before|within|in|at|any|back|again|then|anymore)(?!\\p{L}))",
  '(?:when|if|once) [^,.;]{3,40} (?:ends?|expires?|stops?|is over|leave|cancel), (?:please )?\\p{L}+ (?:it|them)(?= )',
  '(?:these|those)(?! (?:terms|conditions|rules|regulations|minutes|instructions|provisions|guidelines))',
  '(?:you|we|they|he|she) then (?:have|has|must|may|can|need|get)',
  "(?:if )?any of (?:these|them)|if (?:it|they|this|that) (?:has|have|is|are|was|were|does|do|did|can|will)(?: not|n['’]t)?,|without (?:it|them|this)|neither of (?:these|them)|after that|if you do(?: so| this| not)?,",
  "if (?:you|we|they|he|she|one|it|this|that|none|neither|either|both)(?: (?:do|does|did|are|is|has|have|can|will)(?:n['’]t| not)?|n['’]t)(?: so| this| that)?,",
  'if (?:you|we|they|somebody|someone|anyone) (?:\\p{L}+ )?\\p{L}+ (?:it|them|one|this|these|those)(?: (?:that|which)|,)',
  '(?:once|when) (?:that|this|it|they) (?:has|have|is|are|happens?)',
  '(?:both|neither|either|each|all|some|none|most|any|one|others?)(?: of (?:these|them|those|which|it))? (?:is|are|was|were|will|can|may|must|should|has|have)',
  '(?:both|neither|either|each|all|some|none|most|any|one) of (?:these|them|those|which|it)',
  'the (?:same|latter|former|others?) (?:is|are|applies|apply|goes|go|will|must|may|can)',
  "(?:that|it|they|he|she)['’](?:s|re|ll|ve|d)",
  '(?:for|because of|instead of|despite|under|with|on|from|at) (?:that|this|these|those)(?: (?:reason|purpose|case|event|point|basis|day|date|moment|time))?,',
  'in (?:either|both|neither|such|these|those) (?:case|event)s?',
  "you(?: will| can|['’]ll) (?:find|see|get) (?:it|them|those|these)",
  'without (?:these|those) \\p{L}+|for (?:each|every|any) (?:(?:such|further|proven|single) )?(?:breach|infringement|violation)(?! of)',
  // `That right does not apply`
  '(?:that|such an?) \\p{L}+ (?:is|was|does|will|shall|may|can|must|should|has|applies|ends|lasts|counts)',
  'the first time|on the (?:second|third) occasion',
  'if (?:so|not)(?=,| (?:i|we|you|they|he|she|it)(?!\\p{L}))|with (?:less|more|shorter|longer) (?:warning|notice|time)',
  // `You should use a rope instead.`
  '(?:you (?:should|must|can|may|need to)|please|we recommend you) (?:[^.;,]{1,60} )instead[.!]$',
  // `Watch it`, `Have them checked`
  '(?!(?:if|when|whenever|because|as|that|since|although|though|while|where|before|after|until|unless|once|is|was|are|were|does|did|do|will|should|can|could|may|would|had|has|and|or|but|for|to|of|make) )\\p{L}+ (?:it|them)(?=[ ,;.])',
  // `Please replace it before the visit.`, `Please tell us right away.`
  "(?:please|kindly|always|never|do not|don[’']t) \\p{L}+ (?:it|them)(?=[ ,;.])",
  '(?:please |kindly )?(?:(?:tell|inform|notify|ring|call|phone|email|contact) (?:us|me)|let (?:us|me) know|do so|say so)(?: (?:right away|at once|immediately|straight away|promptly|first|soon|beforehand|in advance|in writing|please|as soon as (?:you can|possible)))*[.!]$',
  // Advice on what was named before
  "(?:i|we) (?:would |do not |don[’']t |cannot |strongly )*(?:advise|recommend|suggest|caution|warn|favou?r)(?: you)?(?: against)? (?:it|this|that)(?=[.,:;]| )|davon (?:rate|raten)|(?:ich|wir) (?:rate|raten|empfehle|empfehlen) (?:ihnen )?(?:davon|dies|das)|(?:je|nous) (?:ne )?(?:vous )?le (?:déconseill|recommand)\\p{L}+|no (?:se )?lo (?:recomiendo|recomendamos|aconsejo|aconsejamos)|(?:non lo|lo) s?consigli\\p{L}+|não o (?:recomend|aconselh)\\p{L}+|dat rad?en? (?:ik|wij)|(?:ik|wij) raa?d(?:en)? (?:dit|dat|het)|odradzam to|nie zalecam tego|я (?:бы )?(?:этого )?не (?:рекоменд|совет)\\p{L}+",
  // German
  '(?:wenn|falls|sofern) sie (?:das|dies|es|ihn|diese[ns]?) (?:nicht )?(?:mehr )?\\p{L}+,|sie haben (?:dann|danach)|davon (?:rate|raten)',
  'diese[rs]? (?:ist|wird|kann|muss)|er (?:erhält|bekommt)|für jede[nr]? (?:(?:einzelnen|weiteren|festgestellten) )?(?:verstoß|zuwiderhandlung)(?! gegen)',
  'bis dahin|seitdem|ab (?:dann|da|diesem (?:tag|zeitpunkt|datum)|diesem moment)|ohne (?:dies|diese[nrs]?|das|sie|ihn)(?= )|(?:tun|machen) sie (?:das|dies) nicht|in (?:diesen|solchen|beiden) fällen|in einem solchen fall|(?:gleiches|dasselbe|entsprechendes) gilt|beide[rs]? (?:sind|werden|können|müssen)|(?:letzter|erster)e[rs]?|hier(?:auf|aus|durch|bei|über|nach|von|an|unter)|da(?:raus|durch|mit|rauf|rüber|von|ran|für|neben|runter|hinter)|sie (?:ist|wird|kann|hat|muss|gilt|beträgt|endet|darf|soll)|er (?:ist|wird|kann|hat|muss|gilt|beträgt|endet|darf|soll)|im folgenden (?:lesen|finden)',
  // French
  "en ce cas|si vous ne (?:le|la|les) (?:souhaitez|voulez|désirez) (?:pas|plus)|si vous n['’]en voulez pas|vous (?:avez|disposez) alors",
  'sans (?:ces|cette) \\p{L}+|(?:pour|par) (?:chaque|toute) (?:infraction|violation)(?! (?:de|à|aux?)(?!\\p{L}))',
  "jusque[- ]là|d['’]ici là|(?:avant|après|sans|pour|malgré) (?:cela|ça|celui-ci|celle-ci)|sans quoi|faute de quoi|passée? (?:ce délai|cette date)|dans (?:ces|les deux) (?:cas|conditions)|à (?:cet effet|ce titre)|il en (?:est|va) de même|ce(?:s|tte) derni(?:ers?|ères?)|tou(?:s|tes) (?:les )?deux|les deux (?:sont|peuvent)|(?:elles?|ils) (?:est|sont|doi(?:t|vent)|peu(?:t|vent)|a|ont|sera|seront)|au-delà,|ci-dessous",
  // Spanish
  'si no (?:l[oa]s?) (?:desea|quiere|acepta)|(?:usted )?(?:tiene|dispone) entonces|en ese momento tiene',
  'sin (?:est[oa]s|es[oa]s) \\p{L}+|por cada (?:incumplimiento|infracción)(?! de)',
  '(?:hasta|desde) entonces|a partir de (?:entonces|ese momento|esa fecha)|(?:antes|después) de (?:eso|ello)|(?:sin|para|por) (?:ello|eso)|de no (?:hacerlo|ser así)|si (?:no lo hace|así fuera|fuera así)|en (?:tales|estos|esos|ambos) casos|en tal caso|lo mismo (?:se aplica|ocurre)|amb[oa]s|est[oa]s últim[oa]s|ell[oa]s|dich[oa]s?',
  // Italian
  'se non (?:l[oiae]) (?:desidera|vuole|accetta)|(?:ha|dispone) (?:quindi|allora) di',
  'senza quest[ei] \\p{L}+|per ogni (?:violazione|infrazione)(?! d)',
  "fino ad allora|da allora|da quel momento|prima di (?:ciò|allora)|dopo di (?:ciò|che)|senza di (?:ciò|esso|essa)|a tal fine|per questo(?: motivo)?,|in tali casi|in entrambi i casi|lo stesso vale|entramb[ie]|quest['’]ultim[oa]|ess[oaei] |tali? (?!e )",
  // Portuguese
  'se não [oa]s? (?:quiser|desejar|aceitar|fizer)|(?:tem|dispõe) então',
  'sem est[ea]s \\p{L}+|por cada (?:violação|infração)(?! d)',
  'até (?:lá|então)|desde então|a partir (?:daí|desse momento|dessa data)|(?:antes|depois) disso|(?:sem|para|por) isso|n?esses casos|em ambos os casos|o mesmo (?:se aplica|vale)|amb[oa]s|est[ea] últim[oa]|el[ea]s? ',
  // Dutch
  'als u (?:dat|dit|het|ze|deze) niet (?:meer )?(?:wilt|wenst|doet)|u (?:hebt|heeft) dan',
  'voor (?:elke|iedere) (?:(?:volgende|geconstateerde) )?overtreding(?! van)',
  'tot (?:dan|die tijd|dat moment)|sindsdien|vanaf (?:dat moment|dan|die dag|die datum)|zonder (?:dat|die|deze|dit)(?= )|hier(?:voor|door|mee|na|over|bij|onder|in|op)|daar(?:door|mee|over|onder|op|uit|van|aan|toe)|dat (?:kan|doet|gaat|moet|hoeft|kost|is)|(?:doet|wilt) u dat niet|in (?:die|deze|zulke|beide) gevallen|hetzelfde geldt|beide|(?:die|deze|hij|zij|ze) (?:is|wordt|kan|moet|mag|krijgt)',
  // Polish
  'bez tych \\p{L}+|(?:jeśli|jeżeli) (?:tego |go |ich |jej )nie|ma (?:pan|pani|państwo) (?:wtedy|wówczas)|za każde (?:stwierdzone |kolejne )?naruszenie(?! (?:postanowie|obowiąz|zakaz|umow))',
  'do tego czasu|(?:do|od) tej (?:pory|chwili|daty)|od tego (?:czasu|dnia|momentu)|przedtem|potem|następnie|bez (?:tego|niego|niej|nich)|w tym celu|w takich przypadkach|w obu przypadkach|to samo dotyczy|ob(?:a|ie|aj|ydwa) |t(?:en|a) ostatni|on[ao] |oni |można (?:je|go|ją) |o (?:jego|jej|ich) ',
  // Russian
  'если вы (?:этого|его|их|её|ее) не|тогда у вас|за каждое (?:такое )?нарушение(?! (?:услови|обязательств|правил|срок))',
  'до (?:этого|тех пор)|с (?:этого|того) (?:момента|времени|дня)|после (?:этого|того,? )|без (?:этого|него|неё|них)|для этого|в (?:таких|этих|обоих) случаях|то же (?:самое )?(?:относится|касается)|он[аои]? |об[ае] |о(?:ба|бе) ',
]
const opensDangling = new RegExp(`^(?:${openers.join('|')})(?!\\p{L})`, 'iu')
const opensDanglingElsewhere =
  /^(?:违者|如有违反|違反(?:が|した|された)|届时|在此之前|此后|为此|同样|该期限|それまで|その後|これにより|そのとき|同様に|それ以外)|^(?:وحتى ذلك|بعد ذلك|قبل ذلك|وعليه|لذا|في هذه الحالة|وفي هذه الحالة|وبدون ذلك)\s/u
/** `takes effect on the eighth day`, and no `on the eighth day after you sign`. */
const countsFromBefore =
  /(?<!\p{L})on the (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\p{N}{1,2}(?:nd|rd|th)) day[.,;]|(?<!\p{L})am (?:zweiten|dritten|vierten|fünften|achten|zehnten|\p{N}{1,2}\.) tag[.,;]|\ble \p{L}+ième jour[.,;]/iu

/** `So that everyone knows`, `It is dangerous to`: what opens like a sentence that leans on another and stands alone. */
const standsAlone =
  /^(?:so (?:that|long as|far as|as to)|it(?: is|['’]s| was| may be| would be) (?:\p{L}+ ){1,5}(?:to|that|if)|this (?:\p{L}+ ){0,3}(?:agreement|policy|lease|contract|letter|notice|document|deed|offer|report|leaflet|certificate|guide|manual|warranty|statement|licen[cs]e|survey))(?!\p{L})/iu
const pronoun =
  /^(?:[(（[]|it|they|he|she|this|that|these|those|both|one|all|none|each|some|most|neither|either|the (?:same|latter|former|others?)|er|sie|es|das|dies\p{L}*|beide\p{L}*|ils?|elles?|cela|ceci|ce|ell[oa]s?|est[oea]s?|amb[oa]s|ess[oaei]|ciò|quest\p{L}*|el[ea]s?|iss?o|isto|dat|dit|die|deze|hij|zij|ze|on[aoi]?|to|он[аои]?|это)(?!\p{L})/iu

/** Whether a sentence takes up a thing and not a time or a condition, as it does only within its own paragraph. */
export function takesUpThing(text: string): boolean {
  return pronoun.test(text)
}

/** Whether a sentence says when, on what condition or of what it speaks only by pointing to the sentence before it. */
export function dangles(text: string): boolean {
  if (standsAlone.test(text)) return false
  return (
    leansBack(text) ||
    opensDangling.test(text) ||
    opensDanglingElsewhere.test(text) ||
    countsFromBefore.test(text) ||
    pointsToTime(text)
  )
}
