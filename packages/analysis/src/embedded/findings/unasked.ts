import { withoutDutiesOfOthers } from './tasks/of-others.ts'

/* Expressions of all languages for parts of a sentence that sound like a request or a duty and ask nothing of whoever reads it. */

/** `unless the rent is paid`, `they did not`. */
const unless =
  /(?<!\p{L})(?:unless|es sei denn|sauf si|à moins que|salvo que|a menos que|salvo che|a meno che|tenzij|chyba że)(?!\p{L})[^.;]*|(?<!\p{L})(?:we|it|they) (?:do|did) not(?!\p{L})/giu
const forbidding =
  /(?<!\p{L})(?:(?:you|they|he or she|the \p{L}+|employees|members|tenants) (?:may|must|shall) not|(?:darf|dürfen)(?: \p{L}+){0,8}? nicht|ne (?:peut|pouvez|peuvent|doit|devez|doivent) (?:pas|jamais|rien|\p{L}+ personne)|no (?:podrá|podrás|puede|pueden|debe|deberá)|non (?:può|possono|deve)|não (?:pode|podem|poderá|deve)|(?:mag|mogen)(?: \p{L}+){0,8}? niet|nie (?:może|wolno)|не (?:вправе|может|должен))(?!\p{L})/giu

/** `The owner is not required to give reasons`, `Please note`: nothing is to be done. */
const askingNothing =
  /(?<!\p{L})(?:(?:is|are|am) not (?:required|obliged|obligated|bound) to|(?:do|does|did|will|would)(?: not|n['’]t) (?:have|need) to|need(?:s|n['’]t| not) (?:not|to worry)|(?:ist|sind|bin) nicht verpflichtet|(?:brauch|müss|muss)(?:en|t|st|e)?(?: \p{L}+){0,4}? (?:nicht|nichts)|n[’'](?:est|êtes|sont) pas (?:tenue?s?|obligée?s?)|n[’']avez (?:pas|rien) (?:besoin|à)|no (?:está|están) obligad[oa]s?|no (?:es necesario|hace falta|tiene que|necesita)|non (?:è|sono) (?:tenut|obbligat)[oaie]|non (?:è necessario|occorre|serve)|não (?:é|está|são|estão) obrigad[oa]s?|não (?:é necessário|precisa|tem de)|(?:is|zijn|bent) niet verplicht|hoef(?:t|ven)?(?: \p{L}+){0,6}? (?:niet|niets|geen)|nie (?:ma|mają) obowiązku|nie (?:musi|trzeba|potrzeba)\p{L}*|не обязан[аоы]?|не (?:нужно|требуется|надо|подлежит)|please (?:note|be aware|take notice)|(?:may|might) be (?:asked|required) to|niczego nie (?:należy|trzeba)(?: \p{L}+)?|(?:is|are) (?:not (?:compulsory|mandatory|obligatory)|(?:believed|understood|thought|deemed|considered|intended|said|likely|bound) to)|(?:ist|sind) nicht (?:verpflichtend|vorgeschrieben|zwingend|pflicht)|n[’'](?:est|sont) pas (?:obligatoires?|exigée?s?|imposée?s?)|no (?:es|son) obligatori[oa]s?|non (?:è|sono) obbligatori[oaie]?|não (?:é|são) obrigatóri[oa]s?|nie (?:jest|są) obowiązkow\p{L}+|(?:ist|sind) (?:\p{L}+ )?bis zu|bitte beachten sie|veuillez noter|tenga en cuenta|si noti|note que|let op|prosimy pamiętać)(?!\p{L})/giu

/** `The request of Mr Orrin to review it was heard`: what somebody asked for. */
const wished =
  /(?<!\p{L})(?:request|application|appeal|motion|petition|proposal|claim|wish|decision|attempt|offer)s? (?:of|by|from|for|made|dated) [^;,]{1,60}? to(?= \p{Ll})/giu

/** `The failure to send a boat`: what somebody did not do. */
const failed =
  /(?<!\p{L})(?:failure|failed|refusal|refused|promised?|attempt(?:ed)?|ability|unable) to \p{L}+/giu

/** `You told us that you must rest after each step`: what somebody said. */
const told =
  /(?<!\p{L})(?:(?:you|he|she|they|has|have|had) (?:told|informed) us|(?:you|he|she|they) (?:also )?(?:said|stated|wrote|explained|reported|mentioned)|(?:sie|er) (?:haben|hat) (?:uns )?[^.;,]{0,40}?(?:mitgeteilt|gesagt|angegeben|erklärt|geschildert)|vous (?:nous )?avez (?:dit|indiqué|déclaré|signalé|expliqué|précisé)|(?:nos )?ha (?:dicho|indicado|declarado|manifestado|explicado)|(?:ci )?ha (?:detto|indicato|dichiarato|riferito|spiegato)|(?:nos )?(?:disse|declarou|informou|indicou|explicou)|u (?:heeft|hebt) (?:ons )?(?:verteld|gezegd|gemeld|verklaard|laten weten|aangegeven)|(?:oświadczył|powiedział|wskazał|wyjaśnił)\p{L}*|вы (?:сообщили|указали|заявили|пояснили)|(?:ذكرت|أفدت|صرحت) (?:أن|بأن))(?!\p{L})[^.;]*|您?(?:曾)?(?:告知|表示|称)(?:我们|本)[^。；]*|(?:とのお話|と申告|と述べ)[^。]*/giu

/** `New Year is free without leave having to be taken`: what need not be done. */
const without =
  /(?<!\p{L})(?:without (?:(?:\p{L}+ ){0,4}(?:having|needing)) to|ohne dass?|ohne [^.;,]{1,60}? zu müssen|sans (?:avoir à|devoir|qu['’])|sin (?:tener que|necesidad de|que)|senza (?:dover\p{L}*|bisogno di|che)|sem (?:ter de|ter que|necessidade de|que)|zonder (?:dat|te hoeven)|bez (?:konieczności|potrzeby)|без необходимости)(?!\p{L})[^.;]*/giu

/** `for each letter we have to write`, `I am sorry to have to tell you`: what the writer does. */
const ofWriter =
  /(?<!\p{L})(?:(?:if|when|where|what|which|that|before|until|because|as|since|(?:each|every|any|all|the) \p{L}+) we (?:have|need|are (?:required|obliged)) to|(?:has|have|had) (?:nothing |something |more )?to do with|(?<!you )(?:to )?have to (?:tell|inform|say|disappoint)(?: you)?|(?:wenn|falls|weil|bevor|sobald|was|die|das|den) wir [^.;,]{1,80}?(?:müssen|sollen)|mitteilen (?:zu )?müssen|(?:que|si|lorsque|quand|car) nous (?:devons|devions|sommes tenus)|devoir vous (?:informer|annoncer)|(?:que|si|cuando) (?:debemos|debamos|tenemos que|tengamos que)|tener que (?:comunicar|informar)\p{L}*|(?:che|se|quando) dobbiamo|dover\p{L}* (?:comunicare|informare)|(?:que|se|quando) (?:devemos|temos de|tivermos de)|(?:als|die|dat|wanneer|omdat) (?:wij|we) [^.;,]{1,60}?moeten|moeten (?:meedelen|mededelen|melden)|(?:które|jeśli|gdy|że) musimy|(?:если|когда|что|котор\p{L}+) мы (?:должны|обязаны))(?!\p{L})/giu

/** `You must have savings of less than £9,000`: what somebody has to be, not to do. */
const eligible =
  /(?<!\p{L})must (?:also )?(?:have (?:savings|income|been|lived|held|worked|at least|less|no )|be (?:aged|over|under|at least|less|between|resident|\p{N}))|müss(?:en|t) [^.;]{0,60}(?:alt sein|wohnhaft|volljährig)|(?:devez|faut|doit|doivent) (?:avoir (?:au moins|moins|plus)|être (?:âgé|majeur|résident|titulaire))|deben? (?:tener (?:al menos|más|menos|entre)|ser (?:mayor|residente))|dev(?:e|ono) (?:avere (?:almeno|più|meno|compiuto)|essere (?:maggiorenn|resident))|dev(?:e|em) (?:ter (?:pelo menos|mais|menos|entre)|ser (?:maior|residente))|moet(?:en)? (?:u )?(?:minstens|ten minste|minimaal|ouder|jonger)|musi (?:mieć ukończone|być pełnoletni)|должен (?:быть )?(?:не моложе|старше|достичь)/giu

/** `Geraten Sie in Verzug, berechnen wir …`: the condition in front of what follows from it. */
const inverted =
  /^(?!(?:bitte|rufen|melden|wenden) )\p{L}{3,}(?:en|n) sie [^,.;]{3,120}(?=, (?:so |dann )?(?!und|oder|aber|wenn|falls|damit|um|dass|sobald|bevor|sonst|weil|bis|sowie|auch)(?:\p{L}+(?:en|t|st|d)|kann|muss|darf|soll) (?:wir|sie|ihnen|der|die|das|ein|eine|er|es|man|sich)(?!\p{L}))/giu

/** `The liability of each side shall not exceed £9,000`: a limit, which nobody has to do anything about. */
const limit =
  /(?<!\p{L})(?:in no event shall|(?:shall|will) (?:then )?be (?:barred|void|null|deemed|final|governed|construed|binding|interpreted|severed|those)|in keinem fall (?:haftet|haften)|en aucun cas|en ningún caso|in nessun caso|em caso algum|em nenhum caso|in geen geval|w żadnym (?:wypadku|razie))(?!\p{L})[^.;]*|(?<!\p{L})(?:liability|liable|\p{L}*haftung|responsabilité|responsabilidad|responsabilità|responsabilidade|aansprakelijkheid|odpowiedzialność|ответственность)(?!\p{L})[^.;]{0,80}? (?:shall|must|will|may|darf|soll|doit|pourra|devra|deberá|podrá|deve|potrà|deverá|poderá|mag|zal|może|может)(?!\p{L})[^.;]*/giu

/** A sentence without what would only be done to prevent something, what it forbids, what others do and what asks nothing of anybody. */
export function withoutUnasked(text: string): string {
  return [
    unless,
    forbidding,
    askingNothing,
    wished,
    failed,
    told,
    without,
    ofWriter,
    eligible,
    inverted,
    limit,
  ].reduce((rest, pattern) => rest.replace(pattern, ' '), withoutDutiesOfOthers(text))
}

/** `Please quote this number if you contact us`, `Write in block capitals`: how to handle the paper itself. */
const formality =
  /(?<!\p{L})(?:(?:quote|state|cite|mention) (?:this|the|your|our|these) [^.;]{0,60}(?:contact|call|write|writing|correspondence|enquir)|(?:in (?:block|black|blue|capital)|in capitals|clearly in) ?\p{L}*(?: (?:letters|capitals|ink|pen))?|continue on (?:a )?separate|turn over|see over(?:leaf)?|(?:for|with) your (?:own )?records|for future reference|^keep (?:it |this )?for (?:later|reference)|^read (?:\p{L}+ ){0,2}before (?:first )?use|keep (?:this|the) (?:copy|letter|notice|leaflet|page|document|summary|card|booklet|guide) (?:safe|handy|somewhere|with|in a safe place)|(?:do not|don['’]t) (?:(?:reply|respond) to this|return (?:it|this \p{L}+) to the (?:store|shop|dealer|retailer))|(?:disregard|ignore) this (?:letter|notice|reminder|e-?mail)|ne pas en tenir compte|gegenstandslos|haga caso omiso|non ten(?:ere|ga) conto|come non ricevut|desconsider(?:e|ar) (?:este|esta)|als niet (?:verzonden|geschreven)|za (?:nieaktualn|bezprzedmiotow)|не принима(?:йте|ть) во внимание|in witness whereof|gelesen [^.;]{0,40}unterschrieben|lu et approuvé|leíd[oa] [^.;]{0,60}(?:firman|suscriben)|prueba de conformidad|letto[^.;]{0,40}sottoscritto|lido [^.;]{0,40}assina|aldus (?:opgemaakt|overeengekomen)|read (?:this|these|it|both|the \p{L}+)(?: \p{L}+){0,4} (?:carefully|before)|(?:bitte |stets |immer )angeben\)|druckschrift|blockschrift|großbuchstaben|bitte wenden|für ihre unterlagen|antworten sie nicht auf diese|lesen sie [^.;]{0,60}(?:sorgfältig|aufmerksam)|rappeler [^.;]{0,30}référence|en (?:majuscules|lettres capitales)|tournez la page|lire attentivement|ne pas répondre à ce|(?:cite|indique|mencione) [^.;]{0,40}(?:correspondencia|comunicaci|contact)\p{L}*|en mayúsculas|letra de imprenta|lea (?:atentamente|detenidamente)|no responda a este|(?:citare|indicare) [^.;]{0,60}(?:corrispondenza|comunicazion)\p{L}*|in stampatello|(?:leggere|legga) attentamente|non rispondere a questa|em maiúsculas|letra de imprensa|leia (?:atentamente|com atenção)|não responda a este|vermeld [^.;]{0,40}(?:kenmerk|nummer)[^.;]{0,40}(?:contact|correspondentie|bellen)|blokletters|lees [^.;]{0,40}(?:aandachtig|zorgvuldig|goed door)|niet te antwoorden op deze|powoływanie się na|drukowanymi literami|(?:uważnie|dokładnie) (?:przeczyta|zapozna)\p{L}*|печатными буквами|внимательно (?:прочитайте|прочтите|ознаком\p{L}*)|не отвечайте на это|بخط واضح|قراءة .{0,40}بعناية)(?!\p{L})|请(?:仔细阅读|用正楷)|请勿回复|よくお読み|大切に保管|楷書で/iu

/** `Important – please read carefully!`, `Bitte unbedingt lesen!`: that the paper is to be read. */
const toBeRead =
  /(?<!\p{L})(?:please (?:read|note)(?: (?:this|it|on|carefully|now|the (?:following|below)|\p{L}+ly))*|read (?:this )?carefully|bitte (?:\p{L}+ ){0,2}(?:lesen|beachten|aufbewahren)|unbedingt (?:lesen|beachten)|à lire (?:\p{L}+ ?){0,2}|à conserver|lire attentivement|(?:leer|lea|léase)(?: (?:atentamente|con atención))?|da leggere(?: \p{L}+)?|leggere attentamente|ler com atenção|leia(?: (?:com atenção|atentamente))?|(?:goed |aandachtig |eerst )?(?:lezen|doorlezen)(?: a\.?u\.?b\.?)?|(?:prosimy|proszę) (?:o )?(?:\p{L}+ )?przeczyta\p{L}+|прочитайте(?: внимательно)?)[.!)]*$/iu

/** Whether a sentence asks no more than how its paper is read, filled in, kept or quoted. */
export function isFormality(text: string): boolean {
  return formality.test(text) || toBeRead.test(text)
}
