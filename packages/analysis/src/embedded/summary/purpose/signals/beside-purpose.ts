/** `¹ Begun within three days` explains a mark in a table. */
const footnote = /^(?:[¹²³⁴⁵⁶⁷⁸⁹⁰]|[*†‡]\s?\p{L}|\(\p{N}\)\s\p{Ll})/u

/** How grades are given: `We give each part a condition rating. 3 means urgent.` */
const ofGrades = [
  'we (?:give|assign|use|rate|grade|mark) .{0,60}(?:ratings?|grades?|colou?rs?|scores?)_|(?:ratings?|grades?|scores?|level|category|code|[0-9]) (?:[\\p{L}0-9] )?means_|the (?:ratings?|grades?|colou?rs?|symbols?) .{0,40}(?:mean|show|indicate)',
  'wir (?:vergeben|verwenden|bewerten) .{0,60}(?:note|stufe|bewertung|ampel)|(?:note|stufe|zustandsnote) [0-9] (?:bedeutet|steht)_',
  'nous (?:attribuons|utilisons|notons) .{0,60}(?:note|cotation|niveau|couleur)|(?:la note|le niveau|la cotation) [0-9] (?:signifie|correspond)_',
  '(?:asignamos|usamos|utilizamos|valoramos) .{0,60}(?:calificación|nota|grado|nivel)|(?:el grado|la nota|el nivel) [0-9] (?:significa|indica)_',
  '(?:assegniamo|usiamo|utilizziamo) .{0,60}(?:voto|classe|grado|livello)|(?:il grado|la classe|il livello) [0-9] (?:significa|indica)_',
  '(?:atribuímos|usamos|utilizamos) .{0,60}(?:nota|classificação|grau|nível)|(?:o grau|a nota|o nível) [0-9] (?:significa|indica)_',
  '(?:wij|we) (?:geven|gebruiken|beoordelen) .{0,60}(?:cijfer|score|klasse|kleur)|(?:score|cijfer|klasse|code) [0-9] (?:betekent|staat voor)_',
  '(?:przyznajemy|stosujemy) .{0,60}(?:ocen|stopni|klas)|(?:мы )?(?:присваиваем|используем) .{0,60}(?:оценк|категори|балл)|(?:ocena|stopień|оценка|категория) [0-9] (?:oznacza|означает)_',
]
/** Why somebody gets a letter, or where its writer has the address from. */
const ofMailing = [
  "you(?: are|[’']re) (?:getting|receiving|being sent) (?:this|our) .{0,30}because|you(?: have|[’']ve)? (?:got|received|been sent) this .{0,30}because|(?:this|the) (?:letter|mail|e-?mail|message|notice) (?:is|was|has been) (?:being )?sent to you (?:because|as)_|we (?:obtained|got|have|received) your (?:details|name|address) (?:from|because)_",
  'sie (?:erhalten|bekommen) (?:diese|dieses|diesen) .{0,40}(?:weil|da)_|vous recevez (?:ce|cette|cet|la présente) .{0,40}(?:car|parce)_',
  '(?:usted )?(?:recibe|ha recibido) (?:este|esta) .{0,40}porque_|(?:lei )?(?:riceve|ha ricevuto) quest[ao] .{0,40}perché_|(?:está a receber|recebe|recebeu) est[ea] .{0,40}porque_',
  'u (?:ontvangt|krijgt) (?:deze|dit) .{0,40}omdat_|(?:otrzymują|otrzymuje) (?:państwo|pan|pani) .{0,40}ponieważ_|вы (?:получили|получаете) (?:это|данное|настоящее) .{0,40}(?:так как|поскольку|потому что)_',
]
/** How a form is to be filled in. */
const ofFilling = [
  '(?:please )?(?:write|print|complete|fill in|tick|cross out|use) .{0,40}(?:block (?:capitals|letters)|black ink|clearly|boxes|where (?:needed|appropriate|applicable)|capital letters)',
  'bitte .{0,40}(?:druckbuchstaben|blockschrift|ankreuzen|deutlich)|(?:veuillez|merci de) .{0,40}(?:en majuscules|lisiblement|cocher|noire)|(?:rellene|cumplimente|escriba|marque) .{0,40}(?:mayúsculas|casilla|letra)',
  '(?:compilare|scrivere|barrare) .{0,40}(?:stampatello|casella|leggibile)|(?:preencha|escreva|assinale) .{0,40}(?:maiúsculas|quadr|letra)|(?:gebruik|schrijf|vul) .{0,40}(?:blokletters|hoofdletters|duidelijk)|(?:proszę )?wypełni\\p{L}+ .{0,40}(?:drukowan|czytelnie)|(?:заполн\\p{L}+|пишите) .{0,40}(?:печатными|разборчиво)',
]
/** How a case went on its way: `The hearing took place in May.` */
const ofProcedure = [
  '(?:i|we|the (?:arbitrator|tribunal|judge|expert|parties)) (?:was|were) (?:appointed|heard|represented)_|the hearing (?:was|took)|(?:judge?ment|decision|notice to arbitrate) (?:is|was) (?:reserved|given|served)_|this (?:judge?ment|award|decision|order) (?:was|is) (?:given|made|signed|delivered|handed)_',
  'die mündliche verhandlung_|(?:das|dieses) urteil (?:wurde|ist) .{0,40}verkündet|ten slotte is .{0,20}bepaald|dit vonnis is (?:gewezen|uitgesproken)_',
  "l['’]affaire (?:a été|est) (?:plaidée|appelée|mise)_|(?:le présent jugement|la décision) (?:a été|est) (?:rendue?|prononcée?|mise?)_|(?:quedaron|quedan) (?:los autos|las actuaciones)_|la vista (?:se celebró|tuvo lugar)_",
  '(?:la causa|il giudizio) (?:è|era|veniva) (?:stat[oa] )?(?:trattenut|rinviat|iscritt)[oa]|(?:realizou-se|foi designada) (?:a )?audiência|(?:vieram|foram) os autos|(?:rozprawę|wyrok) (?:zamknięto|ogłoszono|odroczono)|(?:судебное заседание|дело) (?:состоялось|рассмотрено|назначено)_',
]
/** What other papers it goes with: `This schedule forms part of the general conditions.` */
const ofOthers = [
  '(?:this|the) (?:\\p{L}+ ){1,3}(?:supplements?|completes?|complements?|forms? part of|must be read|should be read|is to be read) .{0,30}(?:conditions|terms|wording|policy|booklet|schedule|agreement)',
  '(?:diese[rs]?|der|die|das) (?:\\p{L}+ ){1,3}(?:ergänz(?:t|en)|gilt nur in verbindung|gilt zusammen|ist bestandteil)|(?:le|la|les|ce|cette) (?:\\p{L}+ ){1,3}(?:complète(?:nt)?|font? partie|ne fait qu.un)_',
  '(?:el|la|los|las|este|esta|estas) (?:\\p{L}+ ){1,3}(?:complementan?|completan?|forman? parte)_|(?:il|la|le|questo|questa) (?:\\p{L}+ ){1,3}(?:integran?o?|completan?o?|fan?(?:no)? parte)_|(?:o|a|as|este|esta|estas) (?:\\p{L}+ ){1,3}(?:complementam?|completam?|fazem? parte)_',
  '(?:dit|deze|het|de) (?:\\p{L}+ ){1,3}(?:vorm(?:t|en)|ho(?:ort|ren)|vult|is aanvulling) .{0,30}(?:geheel|onderdeel|bij|aan)_',
]
/** Which edition it is, and what an earlier paper said: `This issue replaces that of 9 May`, `The quote of 12 May was for a single room`. */
const ofEditions = [
  '(?:the )?changes? (?:in|to|from|since|against) (?:this|the) (?:\\p{L}+ )?(?:version|edition|issue|revision|document)_|this (?:extract|excerpt|summary) (?:contains|covers|reproduces|does not contain)_|änderungen (?:in|gegenüber) (?:dieser|der) (?:\\p{L}+ )?(?:fassung|version|ausgabe)_|les modifications (?:de|par rapport à) (?:cette|la) (?:version|édition)_|(?:le|cet) (?:présent )?extrait (?:reprend|contient|ne contient)_|los cambios (?:de|respecto a) (?:esta|la) (?:versión|edición)_|le modifiche (?:rispetto|di questa)_|as alterações (?:desta|em relação)_|wijzigingen (?:in|ten opzichte van) (?:deze|de) (?:versie|uitgave)_|zmiany (?:w|względem) (?:tej|niniejszej|poprzedniej) wersji_',
  '(?:(?:this|the|our|my) )?(?:issue|version|edition|revision|letter|notice|schedule|offer|quotation|quote|estimate|list)_.{0,40}(?:replaces|supersedes|(?:is|was) (?:withdrawn|void|replaced|superseded)|should be disregarded)|(?:the|our|an?) (?:earlier |previous |first )?(?:quote|quotation|offer|estimate|draft|version|letter) (?:of|dated) .{3,25}? (?:was|were|had|gave|said|assumed|stated)_',
  '(?:diese|dieses|die|das|der) (?:fassung|ausgabe|version|angebot|schreiben|bescheid).{0,40}(?:ersetzt|ersetzen|hinfällig|ungültig|gegenstandslos)|das angebot vom .{3,25}? (?:war|lautete|betraf|sah)_',
  '(?:la|cette|le|ce) (?:présente? )?(?:version|édition|lettre|devis|offre|rédaction).{0,40}(?:remplace|annule|portait|prévoyait|est caduc)',
  '(?:la|esta|el|este) (?:presente )?(?:versión|edición|redacción|carta|oferta|presupuesto).{0,40}(?:sustituye|reemplaza|anula|queda sin efecto|preveía)',
  "(?:la|questa|il|questo|l[’']) ?(?:presente )?(?:versione|edizione|lettera|preventivo|offerta).{0,40}(?:sostituisce|annulla|prevedeva)|(?:a|esta|o|este) (?:presente |nossa |nosso )?(?:versão|edição|carta|proposta|orçamento).{0,80}(?:substitui|anula|previa|sem efeito)",
  '(?:deze|dit|de|het) (?:versie|uitgave|brief|offerte).{0,40}(?:vervangt|vervalt|vervallen)|(?:niniejsz\\p{L}+|ta|to) (?:wersja|wydanie|pismo|oferta).{0,40}(?:zastępuje|uchyla|anuluje)|(?:настоящ\\p{L}+|данн\\p{L}+) (?:редакци|верси|издани|письмо|предложение).{0,40}(?:заменя|отменя)',
]
/** How figures are given: `The figures in brackets are those of 2024.` */
const ofFigures = [
  '(?:the )?(?:figures|numbers|amounts|values) (?:in (?:brackets|parentheses)_|are (?:given|stated|shown) in_)|all (?:figures|amounts|prices|sums) (?:are )?in_',
  '(?:die )?(?:zahlen|werte|beträge|angaben) in klammern_|(?:les )?(?:chiffres|montants) (?:entre parenthèses|sont exprimés)_|(?:las )?(?:cifras|importes) (?:entre paréntesis|se expresan)_|(?:le )?(?:cifre|importi) tra parentesi_|(?:os )?(?:valores|números) entre par[êe]nteses_|(?:de )?(?:cijfers|bedragen) tussen haakjes_|(?:liczby|kwoty) w nawiasach_|(?:цифры|суммы|данные) в скобках_',
]
/** That something was decided, and not what: `In this letter you read what we have decided.` */
const ofDecision = [
  '(?:(?:this|the) (?:letter|notice)|in this letter(?:,| (?:you|we|i))) .{0,40}(?:what|how|why) (?:we|i) (?:have )?(?:decided|concluded)|(?:i am|we are) writing to (?:let you have|give you|tell you|inform you of|set out|confirm) (?:my|our|the) (?:decision|outcome)_',
  'in diesem (?:schreiben|brief|bescheid) .{0,40}(?:wie|was|warum) (?:wir|ich) .{0,20}entschieden|(?:hiermit )?teile(?:n)? (?:ich|wir) ihnen (?:meine|unsere|die) entscheidung',
  'dans (?:ce courrier|cette lettre) .{0,40}(?:notre|la) décision|en est[ea] (?:carta|escrito) .{0,40}(?:nuestra|la) decisión|in questa lettera .{0,40}(?:la nostra|la) decisione|nesta carta .{0,40}(?:a nossa|a) decisão',
  'in deze brief (?:leest|vindt|staat) .{0,40}(?:besloten|besluit|beslist|beslissing)',
]
/** `Why we did this audit.` in front of its paragraph is a heading. */
const runIn =
  /^(?:why|what|how|who|when|where|warum|was|wie|wer|wann|wo|pourquoi|comment|quand|qui|por qué|qué|cómo|cuándo|quién|perché|cosa|come|quando|chi|porquê|o que|como|waarom|wat|hoe|wie|wanneer|dlaczego|co|jak|kiedy|почему|что|как|когда|кто)(?:\s[\p{L}’'-]+){1,5}\.$/iu
/** `We: the company named above` says who is meant. */
const definesPerson =
  /^["“«„]?(?:you|we|us|sie|wir|vous|nous|usted(?:es)?|nosotros|lei|voi|noi|você|o senhor|nós|u|jij|wij|pan\/pani|my|вы|мы)["”»“]?\s?[:：=]/iu
const opens = (patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.join('|').replaceAll('_', '(?!\\p{L})')})`, 'iu')
/** `1: no repair is needed`, amid a text: what a mark means. */
const meansMark = /^\p{N}{1,2}: /u
const beside = [
  meansMark,
  footnote,
  runIn,
  definesPerson,
  opens(ofGrades),
  opens(ofMailing),
  opens(ofFilling),
  opens(ofOthers),
  opens(ofEditions),
  opens(ofFigures),
  opens(ofProcedure),
]
const announcing = opens(ofDecision)
const announcingElsewhere =
  /(?:告知|通知|公告|说明|公布)如下|お知らせ(?:いた|致)します[。．]?$|نحيطكم علماً بما يلي/u

/** `… have concluded a contract as follows`, `cuyo tenor literal es el siguiente`: what, stands below. */
const followsBelow =
  /(?:о нижеследующем|cuyo (?:tenor|texto) (?:literal )?es (?:el|lo) siguiente|que (?:a continuación se (?:transcribe|indica|expresa)n?|se (?:transcribe|expresa)n? a continuación)|(?:se )?(?:obligan|acuerdan|convienen) (?:en )?lo siguiente|(?:stipulano|convengono|si conviene) (?:e stipulano )?quanto segue|(?:vereinbaren|schließen) (?:die parteien )?(?:folgendes|folgenden vertrag|was folgt)|(?:il a été )?(?:convenu|arrêté) ce qui suit|celebram (?:entre si )?o (?:presente )?contrato[^.;]{0,40}seguintes|(?:komen overeen|zijn overeengekomen)[^.;]{0,30}volgt|o następującej treści)[.:]?$/iu

/** Whether a sentence only explains, beside what a paper is for: a mark, its grades, why it was sent, how it is filled in. */
export function isBesidePurpose(text: string): boolean {
  return beside.some((pattern) => pattern.test(text))
}

/** Whether a sentence says that something was decided or is made known, and not what. */
export function announcesOnly(text: string): boolean {
  return announcing.test(text) || followsBelow.test(text) || announcingElsewhere.test(text)
}
