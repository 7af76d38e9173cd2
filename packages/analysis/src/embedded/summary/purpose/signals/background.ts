/** What went before a letter, is known to all or happens every year: `We wrote to you on 9 May`, by language. */
const earlier = [
  '(?:following|since|after) [^,;]{3,60}?,? (?:we|i) (?:have )?(?:reviewed|looked at|considered|checked|examined)_',
  "(?:(?:i|we)(?: am| are|[’']m|[’']re)? (?:writ(?:e|ing)) |this letter is )?(?:further to|following|with reference to|in response to) .{0,80}(?:meeting|letter|call|conversation|e-?mail|visit|hearing|discussion)[^,;]{0,60}(?:\\.$|, (?:which|where|when|at which) )",
  "(?:we|i) promised_|(?:we|i) (?:last |first |already |previously |originally |also )?(?:wrote|spoke|called|telephoned|phoned|rang|e-?mailed|contacted|visited|told|informed|notified|advised|reminded|asked|sent|received)(?: to| with)? you(?:r|rself)?_|(?:we|i)(?: have|['’]ve) (?:already |previously |repeatedly |twice )(?:written|reminded|asked|contacted|told|informed|sent)",
  "you (?:(?:will|may|might) (?:\\p{L}+ )?(?:remember|recall|know|be aware|have (?:heard|seen|read|noticed))|(?:already )?know|came|bought|purchased|ordered|wrote|asked|told|applied|contacted|called|rang|phoned|informed|complained|reported|requested|visited)_|i (?:know|reali[sz]e|understand|appreciate) (?:this|that|how)_|(?:i am|i['’]m) (?:very |so )?sorry to be writing|it(?:['’]s| is) that time of (?:the )?year|(?:every|each) (?:year|month|quarter|spring|summer|autumn|fall|winter)_|(?:this|the) (?:notice|letter) (?:widens|follows|supplements|extends)_|the (?:meeting|hearing|visit|event) (?:was|had been) (?:originally|first|initially)_",
  '(?:wir|ich) (?:haben|hatten|habe|hatte) (?:ihnen|sie|euch) .{0,60}(?:geschrieben|erinnert|gebeten|informiert|angeschrieben|aufgefordert)|(?:mit|in) (?:unserem|ihrem|meinem) (?:schreiben|brief)|(?:mit|in) (?:unserer|ihrer|meiner) (?:e-?mail|mail|nachricht)|sie (?:wissen|erinnern sich|haben uns .{0,60}(?:gebeten|geschrieben|mitgeteilt|kontaktiert|beauftragt))_|(?:jedes jahr|alljährlich|einmal im jahr)_',
  'nous vous (?:avons|avions) (?:déjà )?(?:écrit|contactée?s?|rappelé|demandé|adressé|relancée?s?)_|vous (?:savez|vous souvenez|nous avez (?:écrit|demandé|contacté|sollicité|interrogé))_|(?:par|dans) (?:notre|mon|votre) (?:courrier|lettre|courriel|mail|message)_|chaque année_',
  'les? (?:escribimos|enviamos|avisamos|recordamos) (?:ya|el|en|con fecha)_|(?:usted )?nos (?:solicitó|pidió|escribió|contactó|comunicó)_|(?:en|por|con) (?:nuestra|su) (?:carta|escrito|correo)_|cada año_',
  '(?:le|vi) (?:abbiamo|avevamo) (?:già )?(?:scritto|inviato|chiesto|ricordato|sollecitato)_|(?:lei )?ci ha (?:chiesto|scritto|richiesto|contattato|comunicato)_|con (?:la )?(?:nostra|sua) (?:lettera|nota|mail)_|ogni anno_',
  '(?:escrevemos|enviámos|contactámos|lembrámos)(?:-lhe)? (?:em|no|na|a)_|(?:o senhor|a senhora|v\\. ?ex\\.ª) (?:solicitou|pediu|escreveu)_|(?:na|por|com a) (?:nossa|sua) (?:carta|mensagem)_|todos os anos_',
  '(?:wij|we|ik) (?:schreven|stuurden|belden|informeerden|herinnerden|vroegen|spraken) u_|u (?:weet|heeft ons .{0,40}(?:gevraagd|geschreven|gemeld|laten weten)|schreef|belde|kwam|meldde)_|(?:in|met) (?:onze|uw|mijn) (?:brief|mail|e-mail)_|(?:ieder|elk) jaar_',
  '(?:pisaliśmy|informowaliśmy|wysłaliśmy|przypominaliśmy|zwracaliśmy się)_|(?:zwrócił|prosił|wystąpił|napisał)[ai]?(?: się)? (?:pan|pani|państwo)_|(?:w|pismem) (?:naszym|państwa|nasze) (?:liście|piśmie|pismo)_|(?:co roku|każdego roku)_',
  '(?:ранее )?мы (?:ранее |уже )?(?:писали|сообщали|уведомляли|направляли|напоминали)_|вы (?:обратились|обращались|писали|просили|знаете|помните)_|(?:ежегодно|каждый год)_',
]
/** What a letter answers: `We refer to your letter of 9 May.` */
const answered = [
  '(?:we|i) (?:refer|write with reference) to_|thank you for (?:your|the) (?:letter|e-?mail|call|enquiry|message)_|wir (?:beziehen uns|nehmen bezug) auf_|nous (?:accusons réception|nous référons|faisons suite|revenons vers vous)_',
  '(?:nos referimos|acusamos recibo|hacemos referencia)_|(?:facciamo riferimento|ci riferiamo|riscontriamo)_|(?:reportamo-nos|referimo-nos|acusamos (?:a )?rece[pç]?ção|fazemos referência)_|wij (?:verwijzen|refereren) naar_|(?:nawiązujemy|odnosimy się|powołujemy się)_|(?:мы )?ссыла(?:емся|юсь) на_',
]
const beforeOf = new RegExp(
  `^(?:${[...earlier, ...answered].join('|').replaceAll('_', '(?!\\p{L})')})`,
  'iu',
)
const beforeElsewhere =
  /^(?:众所周知|每年|我们(?:曾|此前).{0,12}(?:通知|致函|提醒)|您(?:曾|此前)?于.{0,16}(?:申请|来信|咨询))|^(?:ご承知のとおり|ご存じのとおり|先日|先般|過日|毎年)|^(?:كما تعلمون|سبق أن|لقد راسلناكم|كل عام)/u

/** `As the director told everyone on Monday, …` may still go on to what a paper is for. */
const asKnown =
  /^(?:as|wie|comme|como|come|zoals|jak|как) (?=[^.;]{0,60}(?:told|said|explained|mentioned|announced|discussed|wrote|agreed|know|aware|heard|recall|remember|mitgeteilt|angekündigt|besprochen|erwähnt|wissen|bekannt|savez|(?:avons|avez|a) (?:\p{L}+ )?(?:dit|annoncé|indiqué|expliqué)|convenu|saben?|dijimos|acordamos|anunci\p{L}+|sapete|noto|anticipato|comunicato|conhecimento|informámos|weet|bekend|besproken|aangekondigd|wiadomo|wiedzą|informowaliśmy|известно|знаете|сообщали))/iu

/** Whether a sentence tells what went before, and not what a paper is for. */
export function isBackground(text: string): boolean {
  return beforeOf.test(text) || beforeElsewhere.test(text)
}

/** Whether a sentence begins with what its reader has been told. */
export function repeatsKnown(text: string): boolean {
  return asKnown.test(text)
}
