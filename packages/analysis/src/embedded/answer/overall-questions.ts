/** What people ask of a paper as a whole, whatever it is. */
export type Overall = 'purpose' | 'tasks' | 'dangers' | 'decision'

/** How each is asked, in every language; a question has to consist of one of these and of what opens or ends it. */
const wordings: Readonly<Record<Overall, readonly string[]>> = {
  purpose: [
    "what(?:['’]?s| is| does)? (?:this|the) (?:document|text|contract|agreement|paper|report|letter|article|file|notice|bill)(?: is)? (?:all )?(?:about|for|say|saying|mean)",
    'what (?:is|does) (?:this|it)(?: all)?(?: about| for| say| mean)?',
    'what is the (?:main )?(?:purpose|subject|topic|point) of (?:this|the) (?:document|text|contract|agreement|paper|report|letter|article)',
    'why (?:did|have) (?:i|we) (?:get|got|gotten|received?) this(?: letter)?',
    String.raw`summari[sz]e\b.{0,60}`,
    'worum geht es.{0,40}|was (?:ist das|steht da drin|steht drin|will dieser brief|bedeutet das)(?: hier)?|wovon handelt (?:das|dieser|dieses).{0,30}',
    "de quoi (?:s['’]agit-il|il s['’]agit|parle ce (?:document|texte)|ça parle).{0,30}|c['’]est quoi(?: ce (?:document|courrier|papier))?",
    'de qué (?:trata|se trata|va).{0,30}|qué (?:es esto|dice (?:esta carta|este documento))',
    "di (?:che )?cosa (?:tratta|parla|si tratta).{0,30}|(?:che )?cos['’ ]?è questo(?: documento)?",
    'de que (?:trata|se trata|fala).{0,30}|o que é isto|do que se trata',
    'waar gaat (?:dit|het|deze).{0,30} over|wat (?:is dit|staat er(?:in)?)',
    'o co (?:tu |tutaj |w tym )?chodzi.{0,20}|co to jest|czego to dotyczy',
    'о ч[её]м (?:это|этот|эта|здесь|тут|речь).{0,30}|что это(?: такое)?|в ч[её]м суть',
    'عن ماذا.{0,30}|ما هذا|ما موضوع.{0,20}',
    '这是什么|(?:这|它)?(?:讲|说)的?(?:是|了)?什么(?:内容)?|这份文件是关于什么的',
    'これは何(?:ですか|の書類ですか|についてですか)?|何について.{0,12}',
  ],
  tasks: [
    'what (?:exactly |actually )?(?:do|must|should) (?:i|we) (?:actually |now )?(?:(?:have|need) to )?do(?: now| next| here| about (?:it|this)| with (?:it|this)(?: letter| paper)?)?',
    '(?:do|must|should) (?:i|we) (?:(?:have|need) to )?(?:do (?:anything|something)|take (?:any )?action|act)(?: now| here| about (?:it|this))?',
    'is there (?:anything|something) (?:i|we) (?:(?:have|need) to|must|should) do(?: now| here)?',
    'what do (?:they|you) (?:want|need|expect|ask)(?: from| of)? (?:me|us)(?: to do)?',
    "what(?:['’]?s| is| are) (?:my|the|our) next steps?|what (?:is|am i) (?:expected of me|expected to do)",
    'was (?:muss|soll|sollte|müssen|sollen) (?:ich|wir) (?:jetzt |nun |denn |hier |genau |noch |alles )*(?:tun|machen|erledigen|unternehmen)',
    'muss ich (?:jetzt |nun |hier |da |denn )*(?:etwas|was|irgendwas|irgendetwas) (?:tun|machen|unternehmen)|was (?:ist (?:jetzt )?zu tun|wollen (?:die|sie) von (?:mir|uns)|wird von mir (?:erwartet|verlangt))',
    "que (?:dois-je|dois je|devons-nous|faut-il) faire(?: maintenant)?|qu['’ ]?est[- ]ce que (?:je dois|on doit|nous devons) faire(?: maintenant)?|je dois faire quoi",
    "(?:est[- ]ce que )?(?:je dois|dois[- ]je|il faut|faut-il) faire quelque chose|qu['’]attend-on de moi",
    '(?:qué|que) (?:tengo que|debo|tenemos que|debemos|hay que) hacer(?: ahora| yo)?|(?:tengo que|debo|hay que) hacer algo|qué (?:quieren|piden) de mí|qué me piden',
    '(?:che )?(?:cosa )?(?:devo|dobbiamo|bisogna) fare(?: adesso| ora)?|(?:devo|dobbiamo) fare qualcosa|(?:che )?cosa vogliono da me',
    'o que (?:é que )?(?:eu )?(?:tenho de|tenho que|devo|preciso de|temos de|temos que) fazer(?: agora)?|(?:tenho de|tenho que|preciso de|devo) fazer alguma coisa|o que querem de mim',
    'wat moet(?:en)? (?:ik|we|wij) (?:nu |precies |hier |hiermee |nou )*doen|moet(?:en)? (?:ik|we|wij) (?:nu |hier |hiermee )*iets doen|wat willen (?:ze|zij|jullie) van (?:mij|me|ons)',
    'co (?:ja )?(?:muszę|mam|musimy|powinienem|powinnam|trzeba|należy) (?:teraz |z tym )*zrobić|(?:czy )?(?:muszę|mam|trzeba) coś (?:teraz |z tym )*(?:zrobić|robić)|czego ode mnie chcą',
    'что (?:мне |нам |я )?(?:(?:нужно|надо|должен|должна|теперь|сейчас) )+(?:мне |нам |теперь |сейчас )*с?делать|что мне делать|(?:мне )?(?:нужно|надо) (?:ли )?(?:мне )?что-(?:то|нибудь) (?:с?делать|предпринять)|что от меня (?:требуется|хотят)',
    '(?:ماذا|شو|ايش|إيش|وش) (?:يجب|علي|لازم)(?: علي| أن| ان)* (?:أفعل|افعل|أعمل|اعمل|أسوي|اسوي)|ما (?:هو )?المطلوب مني|(?:شو|ايش|إيش|وش) المطلوب مني|هل (?:يجب|علي|لازم)(?: علي)?(?: أن)? (?:أفعل|أعمل) شيئا?ً?',
    '(?:我们?)?(?:现在|还)?(?:需要|要|该|应该|得|必须)做些?什么呢?|(?:我们?)?(?:需要|要)做(?:什么|点什么)吗|需要我做什么',
    '(?:私は)?何を(?:したら|すれば)(?:いい|よい)(?:ですか|のですか|の|んですか)?|(?:私は)?何をしなければ(?:なりませんか|ならないのですか|いけませんか|いけないのですか)|何かする必要(?:は|が)ありますか|何かしなければ(?:なりませんか|いけませんか)',
  ],
  dangers: [
    "what(?:['’]?s| is| are) (?:the |my )?(?:main |biggest )?(?:risks?|dangers?|catch|downsides?|pitfalls?|red flags?)(?: here| for me| in (?:it|this|here)| of (?:it|this|signing(?: it| this)?))?",
    '(?:is|are) there (?:any |a |anything )?(?:risks?|dangers?|catch|red flags?|pitfalls?|bad|dangerous|risky)(?: here| for me| (?:in|about) (?:it|this|here))?',
    '(?:what|is there anything|anything) (?:should |do |must )?(?:i|we) (?:should |need to |have to |must )?(?:watch out for|look out for|worry about|be careful (?:about|of|with)|be worried about)(?: here)?',
    'was sind (?:hier )?die (?:größten )?(?:risiken|gefahren|haken|nachteile|fallstricke)(?: .{1,20})?|(?:gibt es|wo ist|was ist) (?:hier )?(?:irgendwo )?(?:ein(?:en)?|der) haken(?: .{1,15})?|wor?auf (?:muss|sollte|soll) ich (?:hier |besonders )*(?:achten|aufpassen)|gibt es (?:hier )?(?:risiken|gefahren|fallstricke)',
    "quels sont les (?:principaux )?(?:risques|dangers|pièges|inconvénients)(?: .{1,20})?|(?:y a[- ]t[- ]il|il y a|est[- ]ce qu['’]il y a) (?:un |des )?(?:piège|risque|danger)s?|à quoi (?:dois[- ]je|faut[- ]il|je dois) faire attention|où est le piège",
    '(?:cuáles|cuales) son los (?:principales )?(?:riesgos|peligros|inconvenientes)|hay (?:alg[uú]n |alguna )?(?:riesgos?|peligros?|trampa)|(?:con|en|a) qu[eé] (?:debo|tengo que) (?:tener cuidado|fijarme|prestar atención)|d[oó]nde está la trampa',
    "quali sono i (?:principali )?(?:rischi|pericoli|svantaggi)|ci sono (?:dei )?(?:rischi|pericoli|fregature)|a (?:che )?cosa devo (?:stare attent[oa]|fare attenzione)|dov['’]è la fregatura",
    'quais são os (?:principais )?(?:riscos|perigos)|há (?:algum |alguma )?(?:riscos?|perigos?|armadilhas?)|a que devo (?:estar atent[oa]|prestar atenção)|com o que devo ter cuidado',
    "wat zijn (?:hier )?de (?:grootste )?(?:risico['’]?s|gevaren|nadelen|addertjes)|(?:zit|zitten|zijn) er (?:een |ergens )?(?:addertjes?|risico['’]?s|gevaren)(?: .{1,20})?|waar moet ik (?:op )?(?:letten|op letten|oppassen)",
    'jakie (?:tu )?(?:są )?(?:ryzyka|zagrożenia|haczyki)|na co (?:muszę|powinienem|powinnam|trzeba|mam) uważać|(?:czy )?(?:jest|są) (?:tu |jakiś |jakieś )*(?:haczyk|ryzyko|haczyki)|gdzie (?:jest |tu jest )?haczyk',
    'какие (?:тут |здесь |есть )*(?:риски|опасности|подводные камни)|(?:есть ли |есть )?(?:тут |здесь )?(?:подвох|риски|подводные камни)|в ч[её]м (?:тут )?подвох|на что (?:мне )?(?:надо |нужно |следует |стоит )?обратить внимание|чего (?:мне )?опасаться',
    'ما (?:هي )?(?:المخاطر|الأخطار)|(?:هل )?(?:يوجد|هناك|فيه) (?:أي )?(?:خطر|مخاطر|فخ)|(?:مما|من ماذا) (?:يجب|لازم)(?: أن)? أحذر',
    '有(?:什么|哪些|没有)?(?:风险|陷阱|坑|猫腻)吗?|风险(?:是什么|有哪些)|(?:我)?(?:要|需要|应该)?注意什么',
    '(?:どんな|何か)?(?:リスク|危険)(?:は|が)(?:何ですか|ありますか)|何に(?:注意|気をつけ).{1,12}|(?:注意点|落とし穴)は(?:何ですか|ありますか)',
  ],
  decision: [
    'what (?:did|have|has) (?:they|you|it|the (?:court|judge|council|board|committee|meeting|panel|office|tribunal|insurer|company)) (?:decided?|ruled?)',
    "what (?:was|is|has been|got|were) (?:decided|agreed at the meeting)|what(?:['’]?s| is| was) (?:the|their|your) (?:decision|outcome|result|verdict|ruling)|did they (?:say|decide) (?:yes or no|anything)|how did it (?:end|turn out)",
    'was (?:wurde|haben (?:sie|die)|hat (?:das gericht|der rat|die versammlung|die behörde|der richter)) (?:beschlossen|entschieden)|was ist (?:das ergebnis|die entscheidung)|wie (?:wurde|haben (?:sie|die)) entschieden|wie ist (?:es|das) ausgegangen',
    "qu['’ ](?:ont[- ]ils|a[- ]t[- ]on|est[- ]ce qu['’](?:ils ont|on a)) décidé|(?:quelle est|c['’]est quoi) la décision|qu['’ ]est[- ]ce qui a été décidé|quel est le (?:résultat|verdict)",
    'qué (?:han decidido|decidieron|se (?:ha )?decidi(?:do|ó)|se acordó|se ha acordado|acordaron|ha decidido el juez)|cuál (?:es|fue) (?:la decisión|el resultado)|en qué quedó',
    "(?:che )?cosa (?:hanno|è stato|ha) (?:deciso|deliberato)(?: il giudice| l['’]assemblea)?|qual è (?:la decisione|il risultato|l['’]esito)|come è andata a finire",
    'o que (?:é que )?(?:decidiram|foi decidido|ficou decidido|foi deliberado)|qual (?:é |foi )?(?:a decisão|o resultado)',
    'wat (?:is er|hebben ze|is) (?:besloten|beslist)|wat is (?:de beslissing|het besluit|de uitkomst|de uitslag)',
    'co (?:zdecydowali|postanowiono|ustalono|uchwalono|zdecydowano|orzeczono|postanowił sąd)|jaka jest decyzja|jaki jest wynik',
    'что (?:они )?(?:решили|постановили)|что решил суд|какое (?:решение|принято решение|решение приняли)|чем вс[её] (?:за)?кончилось|какой итог',
    'ماذا (?:قرروا|قررت المحكمة|تقرر)|شو قرروا|ما (?:هو )?القرار|ما (?:هي )?النتيجة',
    '(?:他们|法院|会议)?(?:决定了什么|怎么判的?|最后怎么(?:定|决定|判)的?)|(?:结果|决定)是什么|判决结果(?:是什么)?',
    '何が決まりましたか?|(?:決定|結果|結論)は(?:何ですか|どうなりましたか)|どう決まりましたか|何を決めましたか',
  ],
}

const opens = String.raw`^[\s¿]*(?:(?:so|ok|okay|and|please|now|well|und|also|et|alors|y|e|allora|então|en|dus|to|а|и|так)[\s,]+)?`
const closes = String.raw`(?:[\s,]*(?:please|then|exactly|denn|eigentlich|genau|jetzt|alors|donc|exactement|exactamente|entonces|esattamente|então|dan|precies|właściwie|dokładnie|конкретно|بالضبط))?[\s?？؟!.。]*$`

const asked = Object.entries(wordings).map(
  ([kind, list]) =>
    [kind as Overall, new RegExp(`${opens}(?:${list.join('|')})${closes}`, 'iu')] as const,
)
const longest = 120

/** What of the whole paper a question asks for; undefined where it asks for something in it. */
export function overallAsked(question: string): Overall | undefined {
  if (question.length > longest) return undefined
  return asked.find(([, pattern]) => pattern.test(question))?.[0]
}
