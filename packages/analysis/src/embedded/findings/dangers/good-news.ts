import { sparedForms, sparesReader } from './spared-reader.ts'
import { withoutUnfounded } from './unfounded-fears.ts'

/* Expressions of all languages for what sounds like harm and is to the good of whoever receives the paper. */

const clause = '[^.;]*'

/** `Bailiffs cannot call on you`: what others have no right to do. */
const powerless = [
  "(?:bailiffs?|enforcement (?:agents?|officers?)|debt collectors?|collection agenc(?:y|ies)) (?:cannot|can ?not|can['’]t|may not|must not|will not|won['’]t|are not allowed to|have no (?:right|power) to)",
  '(?:neither|nobody|we (?:cannot|can not|may not)|they (?:cannot|can not|may not)) [^.;]{0,60}?(?:send|use|instruct) (?:bailiffs?|enforcement agents?) without',
  '(?:nobody|no one|no bailiff) (?:can|may|will|is allowed to) (?:call|come|enter|force|take|seize|remove|evict|arrest|cut)',
  '(?:gerichtsvollzieher|inkassobüros?|inkassounternehmen|niemand) (?:darf|dürfen|kann|können) (?=[^.;]{0,80}(?:nicht|betreten|pfänden))(?=[^.;]{0,80}nicht)',
  '(?:huissiers?|commissaires? de justice|sociétés? de recouvrement) ne (?:peut|peuvent|pourra|pourront)',
  '(?:agentes? judicial(?:es)?|empresas? de recobro|nadie) (?:no )?(?:puede|pueden|podrán?) (?:entrar|embargar|acudir|retirar)',
  '(?:ufficial[ei] giudiziari[oi]|(?:società|agenzi[ae]) di recupero(?: crediti)?|nessuno) (?:non )?(?:può|possono) (?:entrare|pignorare|venire|prendere)',
  '(?:oficiais de justiça|ninguém) (?:não )?(?:pode|podem) (?:entrar|penhorar|levar)',
  '(?:deurwaarders?|incassobureaus?) (?:mag|mogen|kan|kunnen) (?=[^.;]{0,80}(?:niet|geen))',
  '(?:komornik|windykator)\\p{L}* nie (?:może|mogą|wolno)',
  '(?:судебн\\p{L}+ пристав\\p{L}*|коллектор\\p{L}*) не (?:может|могут|вправе)',
]

/** `I'm authorized to waive half of it`, `we owe you £50 a day`: what the writer gives up or pays. */
const offered = [
  "(?:i am|i['’]m|we are|we['’]re) (?:also |then )?(?:authori[sz]ed|able|happy|willing|prepared|ready|glad) to (?:waive|reduce|halve|cancel|refund|drop|forgive|write off|lower)",
  "(?:i|we)(?:['’]ll| will| can| could| would)? (?:then |also )?(?:waive|halve|forgive|write off|reduce (?:it|this|your|the (?:charge|fine|fee|bill|sum|amount)))",
  '(?:then )?we (?:will |shall |would )?owe you',
  '(?:we|they) (?:can|may|might|could) (?:also |still |often )?(?:be able to )?(?:offer|help|agree|give you|arrange|grant you|support you)',
  '(?:können|könnten) wir ihnen (?:[^.;,]{0,60} )?(?:anbieten|helfen|gewähren)|nous pouvons (?:aussi )?vous (?:proposer|accorder|aider)|podemos (?:ofrecer|ayudar|conceder)(?:le|les)|possiamo (?:offrir|aiutar|conceder)(?:le|vi)|(?:kunnen|kan) (?:wij|we) u (?:[^.;,]{0,60} )?(?:aanbieden|helpen)|możemy (?:zaproponować|pomóc)|можем (?:предложить|помочь)',
  '(?:you|they|he|she) asked (?:me|us) to (?:give up|waive|drop)',
  '(?:ich bin|wir sind) (?:\\p{L}+ )?(?:befugt|berechtigt|bereit|ermächtigt),? [^.;]{0,60}(?:zu erlassen|erlassen|zu ermäßigen|zu verzichten|zu stornieren|zu senken)',
  '(?:schulden|zahlen|erstatten|vergüten|erlassen|ermäßigen) wir ihnen|wir (?:schulden|zahlen|erstatten|vergüten|erlassen) ihnen',
  'nous (?:pouvons|sommes (?:prêts|disposés|autorisés) à) (?:renoncer|réduire|annuler|vous (?:remettre|accorder))|nous vous (?:devons|devrons|verserons|paierons|rembourserons|accordons)',
  '(?:podemos|estamos (?:dispuestos|autorizados) a) (?:condonar|reducir|perdonar|anular)|(?:le|les) (?:debemos|deberemos|abonaremos|pagaremos|devolveremos)',
  '(?:possiamo|siamo (?:disposti|autorizzati) a) (?:condonare|ridurre|annullare|rinunciare)|(?:le|vi) (?:dobbiamo|dovremo|verseremo|pagheremo|rimborseremo|riconosceremo)',
  '(?:podemos|estamos dispostos a) (?:perdoar|reduzir|anular)|(?:devemos-lhe|pagar-lhe-emos|devolvemos-lhe|reembolsamos)',
  '(?:wij|we) (?:kunnen|zijn bereid) [^.;]{0,60}(?:kwijt te schelden|kwijtschelden|te verlagen|verlagen)|(?:betalen|vergoeden) (?:wij|we) u|zijn (?:wij|we) u [^.;]{1,40}verschuldigd',
  '(?:możemy|jesteśmy gotowi) (?:umorzyć|obniżyć|anulować)|(?:zapłacimy|zwrócimy|wypłacimy) (?:państwu|panu|pani|ci)',
  '(?:мы )?(?:готовы|можем) (?:списать|снизить|отменить)|(?:мы )?(?:выплатим|вернём|вернем) вам',
]

/** `You have fourteen days to change your mind`, a discount: what the reader may do or gets. */
const granted = [
  '(?:you|they) (?:then |now |still )?have (?:\\S+ ){1,3}(?:days?|weeks?|months?) [^.;]{0,60}?to (?:change (?:your|their) minds?|withdraw|cancel|pull out)',
  '(?:haben sie|sie haben|ihnen steht) [^.;]{0,60}?(?:widerrufsrecht|widerrufsfrist|rücktrittsrecht|zu widerrufen)',
  "vous (?:disposez|avez) (?:alors )?(?:d['’]un délai )?(?:de )?[^.;]{1,40}jours [^.;]{0,60}?(?:changer d['’]avis|vous rétracter|rétractation|pour renoncer)",
  '(?:aucun (?:paiement|acompte|versement) ne (?:peut|pourra) être (?:exigé|demandé|perçu))',
  '(?:dispone|tiene) [^.;]{0,30}?días [^.;]{0,60}?(?:desistir|desistimiento|cambiar de opinión)|(?:tendrán?|obtendrán?|disfrutarán?) (?:de )?(?:un )?(?:descuento|bonificación)',
  '(?:ha|avete|dispone di) [^.;]{0,30}?giorni [^.;]{0,60}?(?:recedere|recesso|ripensamento|ripensarci)|(?:avrà|avranno|otterrà) (?:uno )?sconto',
  '(?:tem|dispõe de) [^.;]{0,30}?dias [^.;]{0,60}?(?:desistir|livre resolução|mudar de ideias)|(?:terá|terão) (?:um )?desconto',
  '(?:hebt|heeft) u [^.;]{0,30}?dagen [^.;]{0,30}?(?:bedenktijd|te herroepen|herroepen)|krijgt (?:u )?[^.;]{0,20}korting',
  '(?:mają państwo|ma pan|ma pani|masz) [^.;]{0,30}?dni [^.;]{0,30}?(?:na odstąpienie|odstąpić)|otrzyma\\p{L}* (?:\\S+ )?(?:rabat|zniżk)',
  '(?:割引|値引)(?:し|いた|とな|を受け)',
]

/** `your mandate was withdrawn`, `because it was cancelled`: what was ended before, and why something came about. */
const over = [
  '^(?:done|completed|erledigt|fait|hecho|fatto|feito|gereed|afgerond|zrobione|выполнено|сделано)(?: [–-]|:)? (?=\\p{L}+ (?:on|of|are|is|for|werden|sind|sont|est|son|sono|são|zijn|są))[^.;]*',
  'dictated(?:,| but| and) not (?:signed|read|checked)[^.;]*',
  '(?:direct debit|mandate|standing order|lastschrift\\p{L}*|einzugsermächtigung|mandat|prélèvement|domiciliación|domiciliazione|addebito|débito direto|machtiging|incasso|polecenie zapłaty) (?:\\p{L}+ ){0,3}?(?:revoked|cancelled|withdrawn|widerrufen|révoqué\\p{L}*|annulé\\p{L}*|cancelad[oa]|anulad[oa]|revocad[oa]|revocat[oa]|revogad[oa]|ingetrokken|odwołan\\p{L}+|cofnięt\\p{L}+)',
]

/** `The rent is suspended`, `no remedy excludes another`, boilerplate about strangers: what leaves the reader as well off. */
const spared = [
  // A limit to what the reader answers for.
  'your (?:own )?(?:share|liability|losses|contribution)(?: (?:of|to|for) [^.;,]{2,60})? (?:is|are) (?:limited|capped)|ihre (?:haftung|eigenbeteiligung) [^.;,]{0,60}(?:begrenzt|beschränkt)|votre (?:responsabilité|participation) (?:\\p{L}+ ){0,4}(?:est )?(?:limitée|plafonnée)|su (?:responsabilidad|participación) (?:\\p{L}+ ){0,4}(?:está |queda )?limitada|la sua (?:responsabilità|quota) (?:\\p{L}+ ){0,4}è limitata|a sua responsabilidade (?:\\p{L}+ ){0,4}(?:é|está) limitada|uw (?:aansprakelijkheid|eigen risico) (?:\\p{L}+ ){0,4}(?:is )?beperkt',
  '(?:rent|fees?|instal?ments?|payments?|interest|charges?|premiums?|obligations?|dut(?:y|ies)) (?:[^.;,]{0,40} )?(?:is|are|shall be|will be) (?:then )?(?:suspended|abated|paused|deferred|frozen|postponed)',
  '(?:miete|pacht|zahlung\\p{L}*|beitr[aä]g\\p{L}*|zinsen|raten?) (?:[^.;,]{0,40} )?(?:ruht|ruhen|wird ausgesetzt|werden ausgesetzt|wird gestundet|entfällt|mindert sich)',
  '(?:loyer|paiements?|échéances?|cotisations?|intérêts) (?:[^.;,]{0,40} )?(?:est|sont|sera|seront) (?:alors )?(?:suspendu|différé|reporté|réduit)e?s?',
  '(?:renta|alquiler|pagos?|cuotas?|intereses|canone|pagament[oi]|rate|interessi|renda|pagamentos?|prestações|juros) (?:[^.;,]{0,40} )?(?:se suspende|queda(?:n)? suspendid|(?:è|sono|viene|vengono) sospes|fica(?:m)? suspens)\\p{L}*',
  '(?:huur|betaling(?:en)?|premie|rente) (?:[^.;,]{0,40} )?(?:wordt|worden) (?:opgeschort|uitgesteld)|(?:czynsz|płatność|raty?|odsetki) (?:[^.;,]{0,40} )?(?:zostaje|ulega|jest) zawieszon\\p{L}*|(?:плата|платежи|проценты|взносы) (?:[^.;,]{0,40} )?(?:не начисля|приостанавлива)\\p{L}*',
  '(?:a )?(?:person|party|anyone|nobody) who is not (?:a )?party[^.;]{0,40}(?:no right|not|nor)',
  // What the other side pays for, what somebody may do at his own expense, and how a machine works.
  "(?:delays?|retraso|retard|ritardo|atraso|verzug|verzögerung|vertraging|opóźnieni\\p{L}*|просрочк\\p{L}*) [^.;,]{0,30}?(?:attributable to|caused by|imputables? (?:à|a)|imputabil[ei] a|toerekenbaar aan|z winy|по вине) ?(?:the |la |el |l |al |le |l[’']|all[’']|de |het |o |a |ao )?(?:contractor|builder|supplier|seller|carrier|contratista|constructor|entrepreneur|prestataire|fournisseur|appaltator|fornitor|empreiteiro|fornecedor|aannemer|leverancier|wykonawc|dostawc|подрядчик|исполнител|поставщик)\\p{L}*",
  '(?:may|is free to) (?:\\p{L}+ ){0,8}at (?:his|her|its|their) own (?:cost|expense)|facoltà [^.;]{0,60}a proprie spese|libre de [^.;]{0,60}à ses (?:propres )?frais|(?:kann|darf) [^.;]{0,60}auf eigene kosten',
  '(?:utility |mains |wall |line |shore )?(?:power|connection|signal|link|contact) (?:is|was|gets?) lost|los(?:e|es|ing|t) (?:the |its |their )?(?:connection|signal|contact|communication|link)',
  'no (?:right|remedy|power)[^.;]{0,120}(?:is|are|shall be) exclusive of|(?:rights|remedies)[^.;]{0,80}(?:are|shall be) cumulative',
]

/** `As we can see`, `we can illustrate the process`: what an author does in the text itself is no power over its reader. */
const authored = [
  '(?:as )?(?:we|one) (?:can|could)(?: now| also| then| clearly| easily)* (?:see|show|illustrate|construct|observe|conclude|infer|derive|plot|visuali[sz]e|demonstrate|approximate)(?!\\p{L})',
  '(?:wie )?(?:wir|man) (?:\\p{L}+ )?(?:sehen|zeigen|erkennen|folgern|veranschaulichen) (?:können|kann)|(?:können|kann) (?:wir|man) (?:\\p{L}+ ){0,3}(?:sehen|zeigen|erkennen|folgern|veranschaulichen)',
  '(?:nous|on) (?:pouvons|peut) (?:\\p{L}+ )?(?:voir|montrer|observer|conclure|illustrer|constater)',
  '(?:podemos|se puede|si può|possiamo|pode-se) (?:\\p{L}+ )?(?:ver|mostrar|observar|concluir|ilustrar|vedere|mostrare|osservare|concludere|illustrare)',
  '(?:we|men) (?:kunnen|kan) (?:\\p{L}+ ){0,3}(?:zien|tonen|aantonen|concluderen)|(?:możemy|można) (?:zobaczyć|zauważyć|pokazać|wywnioskować)|(?:мы )?(?:можем|можно) (?:увидеть|видеть|заметить|показать|заключить)',
]

/** `Some bleeding is normal for a day.` */
const usual = [
  '(?:some|a little|slight|mild|minor|light) (?:\\p{L}+ ){1,4}(?:is|are) (?:quite |perfectly |entirely |completely )?(?:normal|common|usual|harmless|to be expected|nothing to worry about)',
  '(?:leichte[rs]?|etwas|geringe[rs]?|ein wenig|kleine[rs]?) (?:\\p{L}+ ){1,4}(?:ist|sind) (?:ganz |völlig )?(?:normal|üblich|harmlos|unbedenklich)',
  '(?:une? (?:légère?|petite?)|de (?:légers?|légères?|petite?s?)|quelques) (?:\\p{L}+ ){1,4}(?:est|sont) (?:tout à fait )?(?:norma\\p{L}+|sans gravité|courant\\p{L}*)',
  '(?:un(?:a)? (?:ligero|ligera|leve|pequeñ[oa])|algo de|ciert[oa]) (?:\\p{L}+ ){1,4}(?:es|son) (?:normal(?:es)?|habitual(?:es)?)',
  "(?:un(?:a)? (?:lieve|legger[oa]|piccol[oa])|un po[’']? di) (?:\\p{L}+ ){1,4}(?:è|sono) (?:del tutto )?normal[ei]",
  '(?:uma? (?:ligeir[oa]|pequen[oa])|algum[ao]?) (?:\\p{L}+ ){1,4}(?:é|são) norma(?:l|is)',
  '(?:een (?:lichte|kleine|beetje)|lichte|wat) (?:\\p{L}+ ){1,4}(?:is|zijn) (?:heel )?normaal',
  '(?:lekk(?:i|a|ie)|niewielk(?:i|a|ie)) (?:\\p{L}+ ){1,4}(?:jest|są) (?:\\p{L}+ )?normaln\\p{L}+|(?:лёгк\\p{L}+|легк\\p{L}+|небольш\\p{L}+) (?:\\p{L}+ ){1,4}(?:это )?(?:нормально|допустим\\p{L}+)',
]

/** `Cover lengthens by itself while you are in hospital`, `It has no end date`: what lasts longer than it would. */
const lasting = [
  '(?:cover|coverage|insurance|protection|guarantee|warranty|benefit)s?(?: \\p{L}+){0,3} (?:lengthens?|is (?:automatically )?(?:lengthened|extended|prolonged)|continues?|goes on|runs on) (?:by itself|automatically|free of charge|at no (?:extra )?(?:cost|charge)|without charge)',
  '(?:restriction|ban|notice period|minimum term|price|fee|rent|charge|interest|premium) (?:[^.;]{0,60} )?(?:is|are|will be) (?:reduced|shortened|lowered|cut) (?:from [^.;]{1,30} )?to',
  'ha(?:s|ve) no (?:end date|expiry(?: date)?|time limit|deadline)|(?:never|do(?:es)? not) expires?',
  '(?:der )?(?:versicherungsschutz|schutz|garantie) verlängert sich (?:automatisch |kostenlos |von selbst )+(?=[^.;]{0,60}(?:kostenlos|bis zu|solange|wenn))|(?:hat|haben) kein (?:ablaufdatum|enddatum)|unbegrenzt gültig',
  '(?:la |votre )?(?:garantie|couverture|protection) (?:est|se) (?:prolongée?|prolonge) (?:automatiquement|gratuitement|sans frais)|sans (?:date limite|limite de durée)',
  '(?:la |su )?(?:cobertura|garantía|protección) se (?:prolonga|amplía|extiende) (?:automáticamente|gratuitamente|sin coste)|sin fecha (?:límite|de caducidad)',
  '(?:la |sua )?(?:copertura|garanzia) (?:si prolunga|è prorogata) (?:automaticamente|gratuitamente|senza costi)|senza (?:data di )?scadenza',
  '(?:a |sua )?(?:cobertura|garantia) (?:prolonga-se|é prolongada) (?:automaticamente|gratuitamente|sem custos)|sem (?:data limite|prazo de validade)',
  '(?:de )?(?:dekking|garantie) (?:wordt|loopt) (?:automatisch|gratis|kosteloos) (?:verlengd|door)|heeft geen einddatum|onbeperkt geldig',
]

/** `You may ask the court for an order`, `It is destroyed if you ask`: what the reader may ask for. */
const ownRight = [
  '(?:you|tenants?|employees?|a party|either party|claimants?) (?:may|can) (?:then |also )?(?:ask|apply to|go to|turn to|petition|apply[^.;]{0,80}? for) (?:(?:the|a) (?:court|tribunal|judge|ombudsman|judgment)|(?:a |the )?reconsideration)|(?:a |the )?claimant(?: \\p{L}+){0,5} may (?:use|ask|apply)',
  '(?:can|may|will) be (?:destroyed|deleted|erased|removed|withdrawn|returned|corrected) (?:if|when|whenever|as soon as|at any time if) (?:you|they|he or she) (?:ask|request|wish|want|tell)',
  '(?:dann |so )?(?:können|kann) (?:sie|er|man) (?:sich )?(?:an )?(?:das|beim|zum) (?:\\p{L}*gericht)|(?:sie|er|man) (?:können|kann) (?:sich )?(?:an )?(?:das|beim) (?:\\p{L}*gericht)',
  '(?:vous )?pouvez (?:alors |aussi )?(?:saisir|demander au) (?:le |la )?(?:tribunal|juge|médiateur|cour)',
  '(?:puede|podrá) (?:usted )?(?:acudir|recurrir|dirigirse|solicitar) (?:a|al|ante el|ante) (?:el )?(?:juzgado|tribunal|juez|defensor)',
  '(?:può|potete) (?:rivolgersi|rivolgervi|ricorrere|chiedere) (?:al|alla|a) (?:giudice|tribunale|mediatore)',
  '(?:pode) (?:recorrer|dirigir-se|pedir) (?:ao|à) (?:tribunal|juiz|provedor)',
  '(?:dan )?(?:kunt|kan) u (?:bij )?(?:de|het) (?:rechtbank|rechter|kantonrechter|voorzieningenrechter|gerecht)|u (?:kunt|kan) (?:bij )?(?:de|het) (?:rechtbank|rechter|gerecht)',
  '(?:może|mogą) (?:pan|pani|państwo) (?:wnieść|zwrócić się) (?:[^.;]{0,30} )?do sądu',
  'вы (?:можете|вправе) (?:обратиться|подать [^.;]{0,30}) в суд',
]

const goodNews = new RegExp(
  `(?<!\\p{L})(?:${[...sparedForms, ...powerless, ...offered, ...granted, ...spared, ...authored, ...usual, ...lasting, ...ownRight].map((one) => `(?:${one})${clause}`).join('|')}|${over.join('|')})`,
  'giu',
)

/** A text without what sounds like harm and does its reader good. */
export function withoutGoodNews(text: string): string {
  return sparesReader(text) ? '' : withoutUnfounded(text).replace(goodNews, ' ')
}

/** Whether a text tells something that only sounds like harm. */
export function tellsGoodNews(text: string): boolean {
  return sparesReader(text) || text.search(goodNews) >= 0 || withoutUnfounded(text) !== text
}
