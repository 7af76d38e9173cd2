/** How a sentence opens that limits or takes back the one before it: `This only applies if you:`, by language. */
const limits = [
  "(?:this|that|it|these|they|doing so|such (?:a )?\\p{L}+|the (?:offer|guarantee|cover|refund|discount|promise|allowance)) (?:\\p{L}+ )?(?:only appl(?:y|ies)|appl(?:y|ies) only|only covers?|only counts?|does not|doesn[’']t|do not|don[’']t|is not|isn[’']t|are not|aren[’']t|is no longer|are no longer|cannot|can[’']t|will not|won[’']t|is only|are only|is subject to)",
  'such interest',
  '(?:dies|das|diese\\p{L}*(?: \\p{L}+)?|die \\p{L}+) (?:gilt|gelten|ist|sind) (?:jedoch |aber |allerdings )?(?:nur|nicht|kein\\p{L}*)|voraussetzung (?:ist|dafür)',
  "(?:cela|ceci|cette \\p{L}+|cet \\p{L}+|ce \\p{L}+) (?:ne |n['’])",
  '(?:esto|ello|est[ea] \\p{L}+) (?:solo|sólo|no|únicamente) ',
  '(?:ciò|quest[oa](?: \\p{L}+)?) (?:vale solo|si applica solo|non )',
  '(?:isto|isso|est[ea] \\p{L}+|ess[ea] \\p{L}+) (?:só|apenas|não) ',
  '(?:dit|dat|deze \\p{L}+) (?:geldt|is|kan|mag) (?:echter )?(?:alleen|niet|geen)',
  '(?:dotyczy to tylko|to (?:dotyczy tylko|nie )|nie dotyczy to|t(?:a|en|o) \\p{L}+ (?:obowiązuje tylko|nie ))',
  '(?:это|эта|этот|данн\\p{L}+)(?: \\p{L}+)? (?:(?:действует|относится|применяется|распространяется) только|не )',
]
const limiting = new RegExp(
  `^(?:${limits.join('|')})(?!\\p{L})|^(?:ただし|但し|但)|^(?:此|该)\\p{Script=Han}{0,6}(?:仅|不)适用|^(?:ولا يسري|ولا ينطبق|ويسري ذلك فقط)`,
  'iu',
)
const denying =
  /^(?:but )?(?:(?:i|we|you|they|it|that) (?:cannot|can['’]?t|won['’]t|will not|do not|don['’]t|did not|didn['’]t|is not|isn['’]t)|(?:das|dies) (?:geht|kann ich|können wir) (?:leider )?nicht|c['’]est impossible|no es posible|non è possibile|não é possível|dat kan niet|to niemożliwe|это невозможно)\.$/iu

/** How sentences open that turn round what the one before them says, or tell what happens otherwise. */
const turning = [
  'however|but|no (?:further|other)|nevertheless|nonetheless|except|otherwise|failing (?:this|that|which)|only if|if (?:you|they|he|she|we) (?:do|does|did|make|give|choose|have) (?:not|no|none)|if (?:no|none) (?:\\p{L}+ ){1,4}(?:is|are)',
  'jedoch|aber|allerdings|andernfalls|sonst|ausgenommen|(?:wenn|falls|sofern) sie (?:\\p{L}+ ){0,3}(?:nicht|kein\\p{L}*)',
  'toutefois|cependant|mais|sinon|à défaut|en revanche|si vous ne \\p{L}+ pas',
  'sin embargo|pero|no obstante|excepto|de lo contrario|en caso contrario|en su defecto|si no',
  'tuttavia|però|ma|eccetto|altrimenti|in caso contrario|in difetto|se non',
  'no entanto|porém|mas|contudo|todavia|exceto|caso contrário|se não',
  'echter|maar|behalve|anders|als u (?:\\p{L}+ ){0,3}(?:niet|geen)',
  'jednak|ale|z wyjątkiem|w przeciwnym razie|jeśli nie',
  'однако|но|кроме|за исключением|в противном случае|если (?:вы )?не',
]
/** `Die Rente wird jedoch …`: the same behind the first words. */
const turningWithin =
  '(?:\\p{L}+ ){1,5}(?:jedoch|allerdings|hingegen|toutefois|cependant|tuttavia|però|sin embargo|no obstante|no entanto|porém|echter|jednak|natomiast|однако)'
const opensTurning = new RegExp(
  `^(?:${[...turning, turningWithin].join('|')})(?!\\p{L})|^(?:但|然而|不过|否则|ただし|但し|しかし|それ以外)|^(?:لكن|ولكن|غير أن|إلا أن|وإلا)`,
  'iu',
)
/** `Amendment (b) does not apply to you`: whom it is not for. */
const notForReader =
  /(?<!\p{L})(?:(?:do|does|did|will) not (?:apply|extend|relate) to (?:you|your)|(?:gilt|gelten|betrifft|betreffen) (?:für )?sie nicht|trifft (?:bei|auf|für) (?:sie|ihnen) nicht zu|trifft in ihrem fall nicht zu|(?:is|are) not (?:the|your) case|n[’']est pas votre cas|no es su caso|non è il suo caso|não é o seu caso|ne (?:s['’]applique(?:nt)? pas à vous|vous (?:concerne(?:nt)?|est|sont) pas)|no (?:se )?le (?:aplica|aplican|afecta|afectan)|non (?:si applica(?:no)? a (?:lei|voi)|(?:la|vi) riguarda(?:no)?)|não se (?:lhe )?aplica(?:m)?|(?:geldt|gelden) niet voor u|nie (?:dotyczy|dotyczą) (?:pana|pani|państwa)|к вам не относ\p{L}+)(?!\p{L})/iu
/** `Full cover has not been ordered`: what was named before is not had. */
const notHad =
  /(?<!\p{L})(?:(?:has|have|was|were|is|are) not (?:yet )?(?:been )?(?:ordered|chosen|selected|taken (?:out|up)|booked|agreed|requested|activated|included)|wurden? (?:\p{L}+ )?nicht (?:bestellt|gewählt|vereinbart|gebucht|beantragt)|n[’']a pas été (?:commandé|choisi|souscrit|demandé)e?|no (?:se )?(?:ha|fue) (?:sido )?(?:contratad|elegid|solicitad)[oa]|non è stat[ao] (?:richiest|scelt|acquistat|stipulat)[ao]|não foi (?:contratad|escolhid|pedid)[oa]|is niet (?:besteld|gekozen|afgesloten)|nie został[ao]? (?:zamówion|wybran)[ey]?|не был[аои]? (?:заказан|выбран)\p{L}*)(?!\p{L})/iu
const owns =
  /^(?:the|each|both|either|der|die|le|la|el|il|o|a|de|het)?\s?(?:\p{L}+ ){1,2}(?:acknowledges?|accepts?|confirms?|notes?|is aware|nimmt zur kenntnis|erkennt an|reconnaît|reconoce|riconosce|reconhece|erkent)(?: and \p{L}+)?(?:,)? (?:that|dass|que|che|dat)(?!\p{L})/iu
const longWord = /\p{L}{6,}/gu
const longestDenial = 40

/** Whether a sentence limits what the one before it says, or takes it back: `This only applies if you:` */
export function takesBack(text: string): boolean {
  return limiting.test(text)
}

/** Whether a sentence turns round what the one before it says, says that it is not for the reader, or that what it names is so. */
export function turnsRound(text: string, before: string): boolean {
  if (opensTurning.test(text) || notForReader.test(text)) return true
  const opening = owns.exec(text)?.[0] ?? (notHad.test(text) ? '' : undefined)
  if (opening === undefined) return false
  const told = before.toLowerCase()
  const named = text.slice(opening.length).toLowerCase().match(longWord) ?? []
  return named.some((word) => told.includes(word))
}

/** How many characters behind a sentence deny it in a few words: `I can't.` */
export function denialBehind(content: string, end: number): number {
  const [whole = '', said = ''] =
    /^\s+(\P{P}[^.!?\n]{1,30}\.)/u.exec(content.slice(end, end + longestDenial)) ?? []
  return denying.test(said) ? whole.length : 0
}
