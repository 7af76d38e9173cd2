import type { RulesLanguage } from '../../languages/which-language.ts'

/** What people ask of a whole document, whatever it is. */
export const matters = ['about', 'risks', 'tasks', 'points', 'deadlines', 'decision'] as const
export type Matter = (typeof matters)[number]

/**
 * How they ask it, as alternatives of one pattern for the whole question: small letters without accents, apostrophes and
 * punctuation. `{doc}` stands for words for a document, `{tail}` for `in this letter`, `for me` and the like. All languages
 * are in one place because a question may be in another one than its document.
 */
export interface Wordings extends Readonly<Record<Matter, string>> {
  readonly doc: string
  readonly tail: string
}

export const wordings: Readonly<Record<RulesLanguage, Wordings>> = {
  en: {
    doc: 'document|doc|text|contract|agreement|paper|report|letter|article|file|pdf|policy|notice|thing|form|bill|invoice|manual|leaflet|licen[cs]e|spec|specification|e ?mail|page|mail|offer',
    tail: '(?:here|now|exactly|overall|please|for (?:me|us)|to (?:me|us)|(?:in|of|about|with|from) (?:here|it|this|that|there|(?:this|the|that) {doc})|(?:before|if|when) (?:i|we) sign(?: (?:it|this))?|of signing(?: (?:it|this))?)',
    about:
      'what (?:is|s|are) (?:this|it|that|these)(?: {doc})?(?: (?:all )?(?:about|for))?|what (?:is|s|does) (?:this|the) {doc}(?: (?:is )?(?:all )?(?:about|for|say(?:ing)?|tell(?:ing)?(?: me)?))?|what (?:kind|sort|type) of (?:an? )?{doc} (?:is|am) (?:this|it|i looking at)|what am i (?:looking at|reading|holding)|what (?:does|do) (?:this|it|the {doc}|this {doc}) (?:say|mean|tell me|do|cover)|why (?:did i get|have i (?:got|received)|am i getting|was i sent) (?:this|it)(?: {doc})?|(?:(?:can|could) you )?(?:please )?(?:explain|summari[sz]e|sum up)(?: (?:this|it|that|(?:this|the) {doc}))?(?: in (?:simple|plain|easy|few|a few) (?:words|terms|english|language|sentences)| briefly| in short)?|tl ?dr|in short|(?:what (?:is|s) |give me )?(?:the|a) (?:gist|summary|short version|overview)|what (?:is|s) the (?:main )?(?:purpose|subject|topic|point|message|gist)|summary',
    risks:
      'is there anything (?:i|we) (?:should|need to|have to|must) (?:watch out for|look out for|worry about|be (?:careful|worried) (?:about|of|with))|(?:what (?:are|re) (?:the|my|our)|(?:are there|is there|any|which|what)(?: any)?) (?:main |biggest |worst |key |top |possible |hidden |serious )?(?:risks?|dangers?|pitfalls?|red flags?|downsides?|traps?|drawbacks?|disadvantages?|catch(?:es)?|hazards?|warnings?)|(?:what (?:is|s)|is there) (?:the|a|any) (?:main |biggest |worst |greatest )?(?:risk|danger|catch|trap|downside|problem|red flag)|what (?:should|must|do|shall) (?:i|we) (?:have to |need to )?(?:watch (?:out )?for|look out for|be (?:careful|wary|aware|cautious) (?:about|with|of)|beware of|worry about|look out)|what (?:is|s) (?:the )?(?:most )?(?:dangerous|risky|bad|worst|unfair|worrying)(?: thing| part| bit| clause)?|what (?:could|can|might) go wrong|is (?:this|it)(?: {doc})? (?:risky|dangerous)',
    tasks:
      '(?:do|must|should) (?:i|we) (?:have to |need to )?(?:take (?:any )?action|act)|what (?:do|must|should|shall) (?:i|we) (?:now )?(?:have to |need to |got to |must )?do(?: (?:next|now|about (?:it|this)|first|then))?|what (?:have (?:i|we)|(?:i|we) have|do (?:i|we) have) (?:got )?to do(?: (?:next|now|about (?:it|this)|first))?|what am i (?:supposed|expected|required|meant) to do|what are (?:my|our|the) (?:obligations|duties|tasks|responsibilities|next steps|action items|actions|to ?do ?s)|what (?:is|s) (?:expected|required|asked|wanted|demanded|needed) (?:of|from) (?:me|us)|what do they (?:want|expect|need|ask)(?: (?:from|of) (?:me|us)| (?:me|us) to do)?|(?:do|must) (?:i|we) (?:have to |need to )?do (?:anything|something)(?: about (?:it|this))?|is there anything (?:i|we) (?:have to|need to|must|should) do|(?:my )?to ?do(?: list)?|next steps|what (?:next|now)',
    points:
      'what are the (?:key |main |most important |important |essential |crucial |major )(?:points|things|facts|terms|takeaways|details|conditions|parts|bits|clauses|numbers)|what (?:is|s) (?:the )?(?:most )?important(?: thing| part| bit)?|what (?:do|should|must) (?:i|we) (?:need to |have to |absolutely )?know|what matters(?: most)?|(?:the )?(?:key|main) (?:points|facts|takeaways)|highlights',
    deadlines:
      '(?:what|which) (?:are (?:the|my|our) |)(?:important |key |main )?(?:deadlines?|due dates?|time limits?|dates)(?: (?:matter|are important|apply|must i (?:keep|meet)|do i (?:have|need) to (?:know|keep|meet)))?|(?:are|is) there (?:any |a )?(?:deadlines?|due dates?|time limits?)|(?:the )?deadlines',
    decision:
      'what (?:did|have|has) (?:they|you|it|the (?:court|judge|council|board|committee|meeting|panel|office|tribunal|insurer|company)) (?:decided?|ruled?)|what (?:was|is|has been|got|were) (?:decided|agreed at the meeting)|what (?:s|is|was) (?:the|their|your) (?:decision|outcome|result|verdict|ruling)|did they (?:say|decide) (?:yes or no|anything)|how did it (?:end|turn out)',
  },
  de: {
    doc: 'dokument|text|vertrag|brief|schreiben|bescheid|papier|bericht|datei|pdf|police|rechnung|anleitung|formular|urteil|angebot|lizenz|seite|mail',
    tail: '(?:hier|da|denn|eigentlich|genau|bitte|jetzt|fur mich|daran|darin|drin|dabei|(?:in|an|bei|aus|mit) (?:diese[mrn]|der|dem|dieser) {doc}|wenn ich (?:das )?unterschreibe)',
    about:
      'was ist (?:das|dies)(?: hier)?(?: (?:fur|vor) (?:ein|eine|n|ne|einen) {doc})?|was fur (?:ein|eine|n|ne) {doc} ist (?:das|dies)|wor ?um (?:geht es|gehts|geht s|dreht es sich)|um was (?:geht es|gehts)|was (?:steht|sagt|bedeutet|heisst|will) (?:hier|da|das|dieses? {doc}|der {doc}|die {doc}|das {doc})|(?:(?:kannst du|konnen sie|bitte) )*(?:fasse?|fassen sie|erklare?|erklaren sie)(?: mir| uns)?(?: (?:das|es|diesen?s? {doc}|den {doc}|die {doc}|das {doc}))?(?: (?:bitte|kurz|einfach|mal))*(?: zusammen)?|(?:kurze )?zusammenfassung|warum (?:habe|hab|bekomme|kriege|krieg) ich (?:das|dies|diesen? {doc}|den {doc})(?: bekommen| gekriegt| erhalten)?|was ist der (?:zweck|inhalt|gegenstand)',
    risks:
      'gibt es (?:hier )?(?:irgendwo )?einen haken|(?:was sind|welche|gibt es)(?: die| meine)? ?(?:grossten |wichtigsten |moglichen |versteckten )?(?:risiken|gefahren|fallstricke|nachteile|fallen|warnungen)(?: (?:gibt es|hat das|bestehen|stecken|drohen|habe ich|sehen sie))?|(?:wo (?:ist|liegt)|gibt es|was ist) (?:der|den|einen|ein) (?:haken|risiko)|(?:wor ?auf|auf was) (?:muss|soll|sollte|sollten) (?:ich|wir|man) (?:achten|aufpassen|acht geben)|wo ?vor muss ich mich (?:huten|in acht nehmen)|was ist (?:hier |daran |fur mich |das )*(?:gefahrlich|riskant|gefahrlichste|schlimmste|grosste risiko)|was kann schief ?gehen',
    tasks:
      'was (?:muss|soll|sollte|sollten|mussen|habe|hab) (?:ich|wir) (?:jetzt |nun |hier |da |als nachstes |alles |zuerst )*(?:tun|machen|zu tun|unternehmen|erledigen)|was (?:wird|ist) von mir (?:verlangt|erwartet|gefordert|zu tun)|was wollen (?:die|sie)(?: von mir| von uns)?|(?:muss|soll) ich (?:etwas|was|irgend ?was|irgendetwas) (?:tun|machen|unternehmen)|welche (?:pflichten|aufgaben) (?:habe|hab) ich|was sind (?:meine|die) (?:pflichten|aufgaben|nachsten schritte)|wie geht es (?:jetzt )?weiter',
    points:
      'was (?:ist|sind) (?:das wichtigste|wichtig|die (?:wichtigsten|wesentlichen|wichtigen) (?:punkte|dinge|fakten|angaben|infos|informationen|zahlen|bedingungen)|die (?:kern|haupt)punkte)|was (?:muss|sollte|soll) ich (?:unbedingt )?wissen|(?:die )?(?:wichtigsten|wesentlichen) punkte',
    deadlines:
      '(?:welche|was sind(?: die| meine)?)(?: wichtigen| wichtigsten)? (?:fristen|termine|stichtage)(?: (?:gibt es|gelten|muss ich (?:beachten|einhalten)|sind wichtig))?|gibt es (?:eine |irgendwelche )?fristen?|(?:die )?fristen',
    decision:
      'was (?:wurde|haben (?:sie|die)|hat (?:das gericht|der rat|die versammlung|die behorde|der richter)) (?:beschlossen|entschieden)|was ist (?:das ergebnis|die entscheidung)|wie (?:wurde|haben (?:sie|die)) entschieden|wie ist (?:es|das) ausgegangen',
  },
  fr: {
    doc: 'document|texte|contrat|lettre|courrier|papier|rapport|fichier|pdf|avis|facture|notice|formulaire|jugement|offre|licence|page|mail|reglement|truc',
    tail: '(?:ici|la dedans|dedans|exactement|s il (?:te|vous) plait|pour (?:moi|nous)|au juste|en gros|(?:de|dans) (?:ce|cette|cet|le|la) {doc}|du {doc}|si je signe|avant de signer)',
    about:
      '(?:c est quoi|qu est ce que c est|qu est ce)(?: que)?(?: (?:ca|cela|ce|cette|cet|le|la))?(?: {doc})?|de quoi (?:s agit il|il s agit|ca parle|parle t (?:il|on|elle)|(?:parle|traite) (?:ce|cette|cet|le|la) {doc}|est il question)|quel (?:type|genre) de {doc} (?:est ce|c est)|(?:que|qu est ce que) (?:dit|ca dit|veut dire|ca veut dire|ce {doc} dit|signifie)(?: (?:ce|cette|cet|le|la) {doc})?|(?:tu peux |pouvez vous |peux tu )?(?:me |m )?(?:resumer?|resumez|expliquer?|expliquez)(?: moi)?(?: (?:ca|ce|cette|cet|le|la|tout)(?: {doc})?)?|(?:un )?resume|pourquoi (?:ai je|j ai|est ce que j ai) recu (?:ca|ce|cette|cet)(?: {doc})?|quel est (?:l objet|le but|le sujet)',
    risks:
      '(?:quels sont|y a t il|il y a|est ce qu il y a)(?: les| des| mes)? ?(?:principaux |plus gros )?(?:risques|dangers|pieges|inconvenients)|(?:quel est|ou est) le (?:principal |plus gros )?(?:risque|danger|piege)|(?:a quoi|de quoi) (?:dois je|faut il|je dois|il faut|devons nous) (?:faire attention|me mefier|se mefier|etre attentif|prendre garde)|qu est ce qui est (?:dangereux|risque|le plus dangereux|le plus risque)|qu est ce qui (?:peut|pourrait) mal (?:tourner|se passer)|qu est ce que je risque',
    tasks:
      '(?:que|qu est ce que|quoi) (?:dois je|je dois|devons nous|nous devons|faut il|il faut|on doit)(?: que je)? faire(?: maintenant| ensuite| alors)?|(?:je dois|on doit|il faut) faire quoi|(?:que|qu est ce qu) (?:veulent ils|ils veulent|me veut on|on me veut|on me demande|attend on|on attend)(?: de (?:moi|nous))?|(?:dois je|je dois|faut il|est ce que je dois) faire quelque chose|quelles sont (?:mes|les|nos) (?:obligations|taches|demarches|prochaines etapes)',
    points:
      'quels sont les (?:points (?:cles|principaux|essentiels|importants)|elements (?:cles|importants|essentiels)|principaux points)|(?:qu est ce qui est|quel est) (?:le plus )?(?:important|l essentiel|le plus important)|(?:que|qu est ce que) (?:dois je|je dois|faut il|il faut) (?:absolument )?savoir|l essentiel|(?:les )?points cles',
    deadlines:
      '(?:quels|quelles) sont les (?:delais|echeances|dates (?:limites|importantes|cles))|(?:y a t il|il y a|est ce qu il y a) (?:un |des |une )?(?:delais?|echeances?|dates? limites?)|(?:les )?(?:delais|echeances)',
    decision:
      'qu (?:ont ils|a t on|est ce qu (?:ils ont|on a)) decide|(?:quelle est|c est quoi) la decision|qu est ce qui a ete decide|quel est le (?:resultat|verdict)',
  },
  es: {
    doc: 'documento|texto|contrato|carta|escrito|papel|informe|archivo|pdf|poliza|aviso|factura|formulario|sentencia|oferta|licencia|pagina|correo|manual|cosa',
    tail: '(?:aqui|ahora|exactamente|por favor|para (?:mi|nosotros)|de (?:esto|este|esta|aqui)(?: {doc})?|en (?:esto|este|esta|el|la)(?: {doc})?|del {doc}|de la {doc}|si (?:lo )?firmo|antes de firmar)',
    about:
      '(?:que|y que) es (?:esto|este|esta|eso)(?: {doc})?|de que (?:va|trata|se trata|habla)(?: (?:esto|este|esta|el|la)(?: {doc})?)?|que (?:tipo|clase) de {doc} es(?: (?:este|esto|esta))?|que (?:dice|pone|significa|quiere decir)(?: (?:esto|aqui|(?:este|esta|el|la) {doc}))?|(?:me )?(?:puedes |puede )?(?:resume|resumir|resumen|resuma|resumirme|explica|explicame|explique|explicar|explicarme)(?:lo|me|melo)?(?: (?:esto|este|esta|el|la)(?: {doc})?)?|(?:un )?resumen|(?:por que|para que) (?:he recibido|me han enviado|me llega|recibi) (?:esto|este|esta)(?: {doc})?|cual es el (?:objeto|proposito|tema|objetivo)',
    risks:
      '(?:cuales son|que|hay|que)(?: los| las| mis| algun| algunos)? ?(?:principales |mayores )?(?:riesgos?|peligros?|trampas?|desventajas|inconvenientes)(?: (?:hay|tiene|tengo|corro|existen))?|(?:cual es|donde esta) (?:el|la) (?:mayor |principal )?(?:riesgo|peligro|trampa)|(?:a que|de que|con que) (?:debo|tengo que|hay que|deberia) (?:prestar atencion|tener cuidado|fijarme|cuidarme|estar atent[oa])|con que (?:debo|tengo que|hay que) tener cuidado|que es lo (?:mas )?(?:peligroso|arriesgado|malo|peor)|que puede salir mal',
    tasks:
      'que (?:debo|tengo que|tenemos que|hay que|debemos|he de|deberia) hacer(?: ahora| ya| primero)?|que (?:quieren|esperan|piden|me piden|exigen)(?: de mi| de nosotros)?|que se espera de mi|(?:tengo que|debo|hay que) hacer algo|cuales son (?:mis|las|los|nuestras) (?:obligaciones|tareas|deberes|proximos pasos)|que obligaciones tengo',
    points:
      'cuales son los (?:puntos (?:clave|claves|principales|importantes)|principales puntos|datos (?:clave|importantes))|que es lo (?:mas )?importante|que (?:debo|tengo que|hay que|necesito) saber|lo (?:mas )?importante|(?:los )?puntos clave',
    deadlines:
      '(?:cuales son|que)(?: los| las)? (?:plazos|fechas(?: limite| importantes| clave)?|vencimientos)(?: (?:hay|tengo|importan))?|hay (?:algun |algunos |un )?(?:plazos?|fecha limite)|(?:los )?plazos',
    decision:
      'que (?:han decidido|decidieron|se (?:ha )?decidi(?:do|o)|se acordo|se ha acordado|acordaron|ha decidido el juez)|cual (?:es|fue) (?:la decision|el resultado)|en que quedo',
  },
  it: {
    doc: 'documento|testo|contratto|lettera|foglio|rapporto|relazione|file|pdf|polizza|avviso|fattura|modulo|sentenza|offerta|licenza|pagina|mail|manuale|cosa',
    tail: '(?:qui|ora|adesso|esattamente|per favore|per (?:me|noi)|(?:di|in) (?:questo|questa)(?: {doc})?|(?:del|della|nel|nella|dal|dalla) {doc}|se firmo|prima di firmare)',
    about:
      '(?:che cosa|che cos|cosa|cos|che) e (?:questo|questa|sto|sta|cio)(?: {doc})?|di (?:che cosa|cosa|che) (?:si tratta|tratta|parla)(?: (?:questo|questa|il|la)(?: {doc})?)?|che tipo di {doc} e(?: (?:questo|questa))?|(?:che cosa|cosa|che) (?:dice|significa|vuol dire|c e scritto)(?: (?:questo|questa|il|la|qui)(?: {doc})?)?|(?:puoi |puo )?(?:mi )?(?:riassumi|riassumere|riassumimi|riassuma|spiega|spiegami|spiegare|spiegarmi|spieghi)(?: (?:questo|questa|il|la|tutto)(?: {doc})?)?|(?:un )?riassunto|perche (?:ho ricevuto|mi e arrivat[oa]) (?:questo|questa)(?: {doc})?|qual e (?:lo scopo|l oggetto|l argomento)',
    risks:
      '(?:quali sono|ci sono|quali)(?: i| le| dei| delle| miei)? ?(?:principali |maggiori )?(?:rischi|pericoli|insidie|svantaggi|trappole)(?: (?:ci sono|corro|ho))?|(?:qual e|dov e) (?:il|la|l) (?:maggior |principale )?(?:rischio|pericolo|inganno|fregatura)|(?:a che cosa|a cosa|di cosa) (?:devo|dobbiamo|bisogna|dovrei) (?:stare attent[oi]|fare attenzione|prestare attenzione|preoccuparmi)|(?:cosa|che cosa) (?:c e di|e) (?:piu )?(?:pericoloso|rischioso)|(?:cosa|che cosa) puo andare storto|cosa rischio',
    tasks:
      '(?:che cosa|cosa|che) (?:devo|dobbiamo|bisogna|dovrei|si deve) fare(?: ora| adesso| poi)?|(?:che cosa|cosa|che) (?:vogliono|mi chiedono|chiedono|si aspettano)(?: da (?:me|noi))?|(?:devo|dobbiamo|bisogna) fare qualcosa|quali sono (?:i miei|le mie|i|gli|le|i nostri) (?:obblighi|compiti|doveri|prossimi passi)|che obblighi ho',
    points:
      'quali sono i (?:punti (?:chiave|principali|importanti|essenziali)|principali punti|dati importanti)|(?:qual e la cosa|(?:che )?cosa e) (?:piu )?importante|(?:che cosa|cosa) (?:devo|bisogna|dovrei) sapere|(?:i )?punti (?:chiave|principali)',
    deadlines:
      '(?:quali sono|quali)(?: le| i)? (?:scadenze|termini|date (?:importanti|limite))(?: (?:ci sono|devo rispettare))?|ci sono (?:delle |dei )?(?:scadenze|termini)|(?:le )?scadenze',
    decision:
      '(?:che )?cosa (?:hanno|e stato|ha) (?:deciso|deliberato)(?: il giudice| l assemblea)?|qual e (?:la decisione|il risultato|l esito)|come e andata a finire',
  },
  pt: {
    doc: 'documento|texto|contrato|carta|papel|relatorio|arquivo|ficheiro|pdf|apolice|aviso|fatura|formulario|sentenca|oferta|proposta|licenca|pagina|e ?mail|manual|coisa',
    tail: '(?:aqui|agora|exatamente|por favor|para (?:mim|nos)|(?:disto|disso|nisto|nisso|deste|desta|neste|nesta|do|da|no|na)(?: {doc})?|se (?:eu )?assinar|antes de assinar)',
    about:
      '(?:o )?que e (?:isto|isso|este|esta|esse|essa)(?: {doc})?|(?:de|do) que (?:se )?(?:trata|fala)(?: (?:isto|isso|este|esta|o|a)(?: {doc})?)?|que tipo de {doc} e(?: (?:este|esta|isto|esse))?|o que (?:diz|significa|quer dizer)(?: (?:isto|isso|este|esta|o|a)(?: {doc})?)?|(?:pode |podes )?(?:me )?(?:resumir?|resuma|explicar?|explique|explica me)(?: (?:isto|isso|este|esta|o|a|tudo)(?: {doc})?)?|(?:um )?resumo|por ?que (?:recebi|me enviaram) (?:isto|isso|este|esta)(?: {doc})?|qual e o (?:objetivo|assunto|objeto|proposito)',
    risks:
      '(?:quais sao|ha|existem|quais|que)(?: os| as| meus| alguns| algum)? ?(?:principais |maiores )?(?:riscos?|perigos?|armadilhas|desvantagens)(?: (?:ha|existem|corro|tenho))?|(?:qual e|onde esta) (?:o|a) (?:maior |principal )?(?:risco|perigo|armadilha)|(?:a que|com que|com o que|em que|ao que) (?:devo|tenho de|tenho que|preciso) (?:ter cuidado|prestar atencao|ficar atent[oa]|estar atent[oa]|tomar cuidado)|o que (?:e|ha de) (?:mais )?(?:perigoso|arriscado)|o que pode correr mal|o que pode dar errado',
    tasks:
      '(?:o )?que (?:devo|tenho de|tenho que|temos de|preciso|precisamos|e preciso|devemos)(?: de)? fazer(?: agora| a seguir)?|o que (?:querem|esperam|pedem|me pedem)(?: de mim| de nos)?|(?:devo|tenho de|tenho que|preciso)(?: de)? fazer (?:algo|alguma coisa)|quais sao (?:as minhas|os meus|minhas|as|os|meus) (?:obrigacoes|tarefas|deveres|proximos passos)',
    points:
      'quais sao os (?:pontos (?:chave|principais|importantes|essenciais)|principais pontos|dados importantes)|(?:o que|qual) e (?:o )?mais importante|o que (?:devo|preciso|tenho de|tenho que)(?: de)? saber|(?:os )?pontos (?:chave|principais)',
    deadlines:
      '(?:quais sao|quais|que)(?: os| as)? (?:prazos|datas (?:limite|importantes)|vencimentos)(?: (?:ha|existem|tenho))?|ha (?:algum |alguns )?(?:prazos?|data limite)|(?:os )?prazos',
    decision:
      'o que (?:e que )?(?:decidiram|foi decidido|ficou decidido|foi deliberado)|qual (?:e |foi )?(?:a decisao|o resultado)',
  },
  nl: {
    doc: 'document|tekst|contract|overeenkomst|brief|papier|rapport|bestand|pdf|polis|bericht|factuur|rekening|formulier|vonnis|aanbod|offerte|licentie|pagina|mail|handleiding|ding',
    tail: '(?:hier|nu|precies|alstublieft|voor (?:mij|ons)|hierin|hiervan|hieraan|hierbij|(?:in|van|aan) (?:dit|deze|de|het)(?: {doc})?|als ik (?:het )?teken)',
    about:
      'wat is (?:dit|dat)(?: voor (?:een )?{doc})?|waar gaat (?:dit|deze|het|de)(?: {doc})? over|waar(?: gaat het)? over|wat voor (?:soort )?{doc} is (?:dit|het)|wat (?:staat er|zegt (?:dit|deze|het|de)|betekent (?:dit|deze|het|de))(?: {doc})?(?: in)?|(?:kun je |kunt u )?(?:vat|samenvatten|leg|uitleggen|samenvatting)(?: (?:dit|het|deze|de)(?: {doc})?)?(?: (?:samen|uit|kort))*|waarom (?:krijg|heb) ik (?:dit|deze|die)(?: {doc})?(?: gekregen)?|wat is (?:het doel|het onderwerp)',
    risks:
      '(?:wat zijn|welke|zijn er)(?: de| mijn)? ?(?:grootste |belangrijkste )?(?:risico s|risicos|gevaren|nadelen|valkuilen)(?: (?:zijn er|loop ik|zitten er))?|(?:wat is|waar zit) (?:het|de|er) (?:grootste )?(?:risico|gevaar|addertje(?: onder het gras)?)|waar moet ik (?:op letten|voor oppassen|voor uitkijken|mee oppassen)|wat is (?:hier |er )?(?:het )?(?:gevaarlijk|gevaarlijkste|riskant|ergste)|wat kan er mis ?gaan',
    tasks:
      'wat (?:moet|moeten|dien) (?:ik|wij|we) (?:nu |hier )?(?:doen|te doen)|wat willen ze(?: van mij| van ons)?|wat wordt er van (?:mij|ons) (?:verwacht|gevraagd)|moet ik (?:iets|wat) doen|wat zijn (?:mijn|de|onze) (?:verplichtingen|taken|plichten|volgende stappen)',
    points:
      'wat (?:is|zijn) (?:het belangrijkste|belangrijk|de (?:belangrijkste|voornaamste) (?:punten|zaken|feiten|gegevens)|de hoofdpunten|de kernpunten)|wat moet ik weten|(?:de )?(?:belangrijkste punten|hoofdpunten)',
    deadlines:
      '(?:wat zijn|welke)(?: de| mijn)? (?:termijnen|deadlines|belangrijke data|uiterste data)(?: (?:zijn er|gelden))?|(?:is|zijn) er (?:een )?(?:termijn(?:en)?|deadlines?)',
    decision:
      'wat (?:is er|hebben ze|is) (?:besloten|beslist)|wat is (?:de beslissing|het besluit|de uitkomst|de uitslag)',
  },
  pl: {
    doc: 'dokument\\w*|tekst\\w*|umow\\w*|list\\w*|pism\\w*|decyzj\\w*|papier\\w*|raport\\w*|plik\\w*|pdf|polis\\w*|rachun\\w*|faktur\\w*|formularz\\w*|wyrok\\w*|ofert\\w*|licencj\\w*|instrukcj\\w*',
    tail: '(?:tu|tutaj|teraz|dokladnie|prosze|dla (?:mnie|nas)|(?:w|z|o|do) (?:tym|tej|tego)(?: {doc})?|jesli podpisze)',
    about:
      'co to (?:jest|za)(?: (?:za )?{doc})?(?: jest)?|o co (?:tu |w tym )?chodzi|o czym (?:jest|mowi)(?: (?:ten|to|ta|te))?(?: {doc})?|jaki to (?:rodzaj |typ )?{doc}|co (?:mowi|oznacza|znaczy)(?: (?:ten|to|ta))?(?: {doc})?|(?:prosze )?(?:strescic|stresc|podsumuj|wyjasnij|wytlumacz)(?: mi)?(?: (?:ten|to|ta|te))?(?: {doc})?|(?:krotkie )?(?:streszczenie|podsumowanie)|dlaczego (?:to |dostalem to|dostalam to)(?:dostalem|dostalam|otrzymalem|otrzymalam)?|jaki jest cel',
    risks:
      '(?:jakie(?: sa)?|czy sa)(?: tu)?(?: glowne| najwieksze)? ?(?:ryzyka|zagrozenia|niebezpieczenstwa|pulapki|wady|haczyki)|(?:gdzie|jaki) jest haczyk|na co (?:mam |musze |powinienem |powinnam |trzeba )?(?:uwazac|zwrocic uwage)|co (?:tu )?jest (?:naj)?(?:niebezpieczne|niebezpieczniejsze|ryzykowne|grozniejsze)|co moze pojsc nie tak|co mi grozi',
    tasks:
      'co (?:mam|musze|mamy|musimy|powinienem|powinnam|nalezy|trzeba) (?:teraz )?zrobic|czego ode (?:mnie|nas) (?:chca|oczekuja|wymagaja)|co oni chca|czy (?:musze|mam|trzeba) cos (?:z)?robic|jakie (?:sa|mam) (?:moje )?(?:obowiazki|zadania|nastepne kroki)',
    points:
      'co (?:tu )?jest (?:naj)?wazn(?:e|iejsze)|jakie sa (?:najwazniejsze|glowne|kluczowe) (?:punkty|informacje|fakty|rzeczy|warunki)|co (?:musze|powinienem|powinnam|trzeba) wiedziec|najwazniejsze (?:punkty|informacje)',
    deadlines:
      '(?:jakie(?: sa)?|czy sa)(?: tu)?(?: jakies)?(?: wazne)? (?:terminy|daty)|(?:jaki jest|czy jest(?: jakis)?) termin|terminy',
    decision:
      'co (?:zdecydowali|postanowiono|ustalono|uchwalono|zdecydowano|orzeczono|postanowil sad)|jaka jest decyzja|jaki jest wynik',
  },
  ru: {
    doc: 'документ\\p{L}*|текст\\p{L}*|договор\\p{L}*|письм\\p{L}*|бумаг\\p{L}*|отчет\\p{L}*|файл\\p{L}*|pdf|полис\\p{L}*|счет\\p{L}*|уведомлени\\p{L}*|инструкци\\p{L}*|решени\\p{L}*|лицензи\\p{L}*',
    tail: '(?:тут|здесь|сейчас|теперь|вообще|именно|пожалуиста|для (?:меня|нас)|(?:в|из|с|о) (?:этом|этои|этого|этим)(?: {doc})?|если (?:я )?подпишу)',
    about:
      'что это(?: такое| за {doc})?|о че?м (?:это|этот|эта|речь|идет речь|говорится|тут|здесь)(?: {doc})?(?: речь)?|что (?:здесь |тут )?(?:написано|сказано|означает|значит)(?: (?:этот|это|эта))?(?: {doc})?|какои это {doc}|(?:пожалуиста )?(?:объясни|объясните|перескажи|кратко изложи|резюмируи)\\p{L}*(?: (?:это|этот|мне))*(?: {doc})?|краткое содержание|зачем мне (?:это|прислали)(?: прислали)?|какова цель',
    risks:
      '(?:какие|есть ли|каковы)(?: здесь| тут)?(?: основные| главные)? ?(?:риски|опасности|подводные камни|недостатки|ловушки)|в чем (?:подвох|риск|опасность)|(?:на что|чего) (?:мне )?(?:надо |нужно |следует |стоит )?(?:обратить внимание|опасаться|остерегаться)|что (?:здесь |тут )?(?:самое )?(?:опасно|опасное|рискованно)|что может поити не так|чем (?:мне )?(?:это )?грозит',
    tasks:
      'что (?:мне|нам|я|мы)? ?(?:нужно|надо|должен|должна|должны|следует|делать|необходимо)(?: с этим)?(?: делать| сделать)?(?: дальше)?|что делать(?: дальше)?|чего от (?:меня|нас) (?:хотят|требуют|ждут)|(?:нужно|надо) ли (?:мне )?что ?(?:то|нибудь) делать|какие у меня обязанности',
    points:
      'что (?:здесь |тут )?(?:самое )?(?:главное|важное|важно)|какие (?:здесь )?(?:основные|главные|ключевые) (?:пункты|моменты|положения|условия|факты)|что (?:мне )?(?:нужно|надо|следует) знать',
    deadlines: '(?:какие|есть ли|каковы)(?: здесь| тут)?(?: важные)? (?:сроки|даты)|какои срок',
    decision:
      'что (?:они )?(?:решили|постановили)|что решил суд|какое (?:решение|принято решение|решение приняли)|чем все (?:за)?кончилось|какои итог',
  },
  ar: {
    doc: '(?:ال)?(?:مستند|وثيقة|نص|عقد|رسالة|خطاب|ورقة|تقرير|ملف|إشعار|فاتورة|حكم|عرض|دليل|قرار)',
    tail: '(?:هنا|الان|بالضبط|من فضلك|بالنسبة لي|لي|في (?:هذا|هذه)(?: {doc})?|من (?:هذا|هذه)(?: {doc})?)',
    about:
      'ما (?:هذا|هذه|هو هذا|هي هذه)(?: {doc})?|(?:عن ماذا|عم|عما) (?:يتحدث|تتحدث|يدور)(?: (?:هذا|هذه))?(?: {doc})?|ما (?:موضوع|هدف|الغرض من|نوع|معنى)(?: (?:هذا|هذه))?(?: {doc})?|ماذا (?:يقول|تقول|يعني|تعني)(?: (?:هذا|هذه))?(?: {doc})?|(?:لخص|اشرح)(?: لي)?(?: (?:هذا|هذه))?(?: {doc})?|ملخص',
    risks:
      'ما (?:هي )?(?:اهم )?(?:المخاطر|الاخطار|السلبيات|العيوب)|هل (?:هناك|توجد) (?:مخاطر|اخطار)|(?:مم|مما|ما الذي|من ماذا) (?:يجب ان )?(?:احذر|انتبه(?: له| اليه)?)|ما (?:هو )?(?:اخطر|اسوا) (?:شيء|ما)',
    tasks:
      '(?:ماذا|شو|ايش|وش) (?:يجب|علي|لازم)(?: علي| ان)* (?:افعل|اعمل|اسوي)|(?:شو|ايش|وش) المطلوب مني|ماذا (?:يجب|علي|يجب علي|ينبغي)(?: علي)?(?: ان)? ?(?:افعل|افعله)?|ما (?:الذي )?(?:يجب|علي|المطلوب)(?: علي| مني)?(?: ان)?(?: افعله| فعله)?|ماذا (?:يريدون|يطلبون)(?: مني)?|ما هي (?:التزاماتي|واجباتي|الخطوات التالية)',
    points:
      'ما (?:هي )?(?:اهم النقاط|النقاط (?:الرئيسية|المهمة|الاساسية))|ما (?:هو )?(?:الاهم|اهم شيء)|ماذا يجب ان اعرف',
    deadlines:
      'ما (?:هي )?(?:المواعيد(?: النهائية| المهمة)?|المهل)|هل (?:هناك|يوجد) (?:موعد نهائي|مهلة)',
    decision: 'ماذا (?:قرروا|قررت المحكمة|تقرر)|شو قرروا|ما (?:هو )?القرار|ما (?:هي )?النتيجة',
  },
  zh: {
    doc: '(?:文件|文档|合同|协议|信|信件|通知|报告|文本|保单|账单|发票|说明书|判决|决定|材料)',
    tail: '(?:吗|呢|啊|里|中|对我|主要|具体)',
    about:
      '(?:这|那)(?:是|份|个|封|篇|张)*{doc}?(?:是|讲|说|写|关于)(?:的是)?(?:什么|啥)(?:{doc}|内容|意思|的)?|(?:这|此){doc}(?:的)?(?:目的|主题|内容|大意)是?(?:什么)?|(?:请)?(?:总结|概括|解释)(?:一下)?(?:这|此)?(?:份|个|封|篇)?{doc}?|摘要',
    risks:
      '有(?:什么|哪些|没有)?(?:风险|陷阱|坑|猫腻)吗?|(?:这|此)?(?:份|个|里)?{doc}?(?:里|中)?(?:有|存在)?(?:什么|哪些)(?:主要|最大的)?(?:风险|危险|陷阱|隐患|坏处)|(?:有没有|有)(?:什么)?(?:风险|陷阱|坑)|我?(?:要|需要|应该|该)?(?:注意|小心|当心)(?:什么|哪些)|最(?:危险|糟)的是什么|主要风险(?:是什么)?|风险(?:有哪些|是什么)',
    tasks:
      '(?:我们?)?(?:需要|要)做(?:什么|点什么)吗|需要我做什么|我(?:们)?(?:现在|接下来)?(?:要|需要|应该|该|必须|得)(?:做|干)(?:什么|些什么|哪些)|(?:他们|对方)(?:要|想要|要求)我?(?:做)?什么|我有(?:什么|哪些)义务|下一步(?:做什么|是什么)?',
    points:
      '(?:有哪些|什么是|哪些是)?(?:最)?(?:重点|要点|关键点|主要内容)(?:是什么|有哪些)?|(?:什么)?最重要(?:的是什么)?|我(?:需要|应该|要)知道什么',
    deadlines:
      '(?:有(?:什么|哪些))?(?:期限|截止日期|重要日期)(?:是什么|有哪些|是什么时候)?|有没有(?:期限|截止日期)',
    decision:
      '(?:他们|法院|会议)?(?:决定了什么|怎么判的?|最后怎么(?:定|决定|判)的?)|(?:结果|决定)是什么|判决结果(?:是什么)?',
  },
  ja: {
    doc: '(?:文書|書類|文章|契約書|契約|手紙|通知|報告書|資料|保険証券|請求書|説明書|判決|決定|規約)',
    tail: '(?:か|ですか|でしょうか|の|ここで|私に)',
    about:
      '(?:これ|この{doc})は(?:何|なに|なん)(?:の{doc})?(?:ですか|でしょうか)?|(?:これ|この{doc})は?(?:何|なに|なん)(?:について|に関する|が書いて|を言って)(?:の{doc}|ある|いる)?(?:ですか|のですか|んですか|書かれていますか|書いてありますか)?|何が書いて(?:ありますか|あるの|ある)|何が書かれて(?:いますか|いるの)|(?:この{doc}を?)?(?:要約|説明)(?:して|してください)?|(?:この{doc}の)?(?:目的|内容|趣旨|要点は何|概要)(?:は)?(?:何ですか)?',
    risks:
      '(?:主な|どんな|何か|どのような)?(?:リスク|危険|落とし穴|デメリット|注意点)(?:は|が)?(?:何|何ですか|ありますか|あるの|ある)?|(?:何に|どこに|何を)(?:気を付け|気をつけ|注意す)(?:れば|る|るべき|たら)?(?:いいですか|よいですか|ですか|いい)?|一番(?:危険|怖い)なのは(?:何)?(?:ですか)?',
    tasks:
      '(?:私は)?(?:何を|なにを)(?:し|すれ|やれ|する)(?:なければ|ば|なくては|べき|必要)(?:なりませんか|ならない|いい|いいですか|よいですか|いけませんか|ですか|がありますか)?|(?:何を|なにを)すればいいですか|私の義務は(?:何ですか)?|次に何を(?:すれば|する)(?:いいですか|のですか)?',
    points:
      '(?:重要|大事|大切)な(?:点|こと|ポイント)(?:は|が)?(?:何|何ですか)?|(?:主な)?(?:要点|ポイント)(?:は)?(?:何ですか)?|(?:何を)?知っておくべきことは(?:何ですか)?',
    deadlines:
      '(?:期限|締切|締め切り|重要な日付)(?:は|が)?(?:いつ|いつですか|何ですか|ありますか)?',
    decision:
      '何が決まりましたか?|(?:決定|結果|結論)は(?:何ですか|どうなりましたか)|どう決まりましたか|何を決めましたか',
  },
}
