import type { Questions } from '../questions.ts'

export const questions: Questions = {
  whole: {
    doc: [
      'documento|testo|contratto|lettera|foglio|rapporto|relazione|file|pdf|polizza|avviso|fattura',
      'modulo|sentenza|offerta|licenza|pagina|mail|manuale|cosa',
    ].join('|'),
    tail: '(?:qui|ora|adesso|esattamente|per favore|per (?:me|noi)|(?:di|in) (?:questo|questa)(?: {doc})?|(?:del|della|nel|nella|dal|dalla) {doc}|se firmo|prima di firmare)',
    about: [
      '(?:che cosa|che cos|cosa|cos|che) e (?:questo|questa|sto|sta|cio)(?: {doc})?',
      'di (?:che cosa|cosa|che) (?:si tratta|tratta|parla)(?: (?:questo|questa|il|la)(?: {doc})?)?',
      'che tipo di {doc} e(?: (?:questo|questa))?',
      '(?:che cosa|cosa|che) (?:dice|significa|vuol dire|c e scritto)(?: (?:questo|questa|il|la|qui)(?: {doc})?)?',
      '(?:puoi |puo )?(?:mi )?(?:riassumi|riassumere|riassumimi|riassuma|spiega|spiegami|spiegare|spiegarmi|spieghi)(?: (?:questo|questa|il|la|tutto)(?: {doc})?)?',
      '(?:un )?riassunto|perche (?:ho ricevuto|mi e arrivat[oa]) (?:questo|questa)(?: {doc})?',
      'qual e (?:lo scopo|l oggetto|l argomento)',
    ].join('|'),
    risks: [
      '(?:quali sono|ci sono|quali)(?: i| le| dei| delle| miei)? ?(?:principali |maggiori )?(?:rischi|pericoli|insidie|svantaggi|trappole)(?: (?:ci sono|corro|ho))?',
      '(?:qual e|dov e) (?:il|la|l) (?:maggior |principale )?(?:rischio|pericolo|inganno|fregatura)',
      '(?:a che cosa|a cosa|di cosa) (?:devo|dobbiamo|bisogna|dovrei) (?:stare attent[oi]|fare attenzione|prestare attenzione|preoccuparmi)',
      '(?:cosa|che cosa) (?:c e di|e) (?:piu )?(?:pericoloso|rischioso)',
      '(?:cosa|che cosa) puo andare storto|cosa rischio',
    ].join('|'),
    tasks: [
      '(?:che cosa|cosa|che) (?:devo|dobbiamo|bisogna|dovrei|si deve) fare(?: ora| adesso| poi)?',
      '(?:che cosa|cosa|che) (?:vogliono|mi chiedono|chiedono|si aspettano)(?: da (?:me|noi))?',
      '(?:devo|dobbiamo|bisogna) fare qualcosa',
      'quali sono (?:i miei|le mie|i|gli|le|i nostri) (?:obblighi|compiti|doveri|prossimi passi)',
      'che obblighi ho',
    ].join('|'),
    points: [
      'quali sono i (?:punti (?:chiave|principali|importanti|essenziali)|principali punti|dati importanti)',
      '(?:qual e la cosa|(?:che )?cosa e) (?:piu )?importante',
      '(?:che cosa|cosa) (?:devo|bisogna|dovrei) sapere|(?:i )?punti (?:chiave|principali)',
    ].join('|'),
    deadlines: [
      '(?:quali sono|quali)(?: le| i)? (?:scadenze|termini|date (?:importanti|limite))(?: (?:ci sono|devo rispettare))?',
      'ci sono (?:delle |dei )?(?:scadenze|termini)|(?:le )?scadenze',
    ].join('|'),
    decision: [
      '(?:che )?cosa (?:hanno|e stato|ha) (?:deciso|deliberato)(?: il giudice| l assemblea)?',
      'qual e (?:la decisione|il risultato|l esito)|come e andata a finire',
    ].join('|'),
  },
  bill: {
    when: [
      '(?:entro )?quando (?:devo|bisogna|si deve|dobbiamo) (?:pagar(?:e|lo|la)(?: il resto| il saldo)?|versare|saldare)',
      '(?:entro|fino a) quando (?:posso|si può) pagare',
      'quando (?:scade|va pagat[ao]|mi viene addebitat[ao])',
      '(?:fino a quando|quanto tempo|entro quando) (?:ho|abbiamo)(?: tempo)?(?: (?:per|da) pagare)?',
      'entro quando (?:devo|bisogna|va fatto)',
    ].join('|'),
    howMuch: [
      'quanto (?:devo|bisogna|si deve|dobbiamo) (?:ancora )?(?:pagare|versare|saldare)(?: (?:in tutto|in totale|adesso))?',
      'quanto (?:devo|dobbiamo|pago)(?: (?:ancora|in tutto|in totale))?',
      'quanto (?:mi |ci )?(?:resta|rimane) da pagare',
    ].join('|'),
  },
  spans: {
    week: 'settiman',
    month: 'mes[ei]|mensil',
    year: 'anno|annu',
  },
  everything: [
    'quanto (?:costa|viene)(?: tutto| in tutto| in totale)*',
    'qual è il (?:prezzo|costo)(?: totale| complessivo)?',
    "qual è (?:l['’]importo totale|il totale)(?: del contratto| della fattura| del preventivo| dell['’]ordine)?",
  ].join('|'),
  withTax: 'iva (?:inclusa|compresa)|con iva|tutto compreso',
  priceOf: "quanto costa (?:il |la |lo |l['’]|questo |questa )(\\p{L}+)(?: in tutto)?",
  paidEach: 'quanto (?:pago|paghiamo|devo pagare|costa) {each}',
  rise: 'di quanto|quanto (?:di più|in più|aumenta|sale)',
  existence: "c['’]è|ci sono",
  asksFor: '(?:(?:entro|fino a|per|da) )?(?:quant[oaie]|quando|dove|perch[eé]|chi|come|quale)',
  asksWhether: 'posso|devo',
  joins: 'e',
  opens: 'e|allora|ciao',
  which: 'qual[ei]?',
  refersBack: 'questo|quello|lui|lei|lo|la',
}
