/** `Including tax`, which the total is anyway. */
const withTax =
  ',? ?(?:(?:including|incl\\.?|with|plus) (?:vat|gst|tax(?:es)?|everything)|all in|inkl(?:usive|\\.)? (?:mwst|steuern?|allem)|mit (?:mwst|steuern?)|ttc|tva (?:comprise|incluse)|tout compris|taxes comprises|iva (?:incluid[oa]|incluso|inclusa|compresa)|con (?:el )?iva|com iva|tutto compreso|todo incluido|tudo incluído|incl(?:usief|\\.)? btw|(?:z|z podatkiem) vat|с ндс)'

/** How people ask what everything costs, naming nothing else, in the languages that have rules. Whoever asks in another language than the document's asks for the same. */
export const asksForSum = whole([
  "how much (?:is|does|will|would) (?:it|this|that|everything)(?: all)?(?: (?:going to|gonna) (?:cost|be|come to)| cost| come to| be)?(?: (?:us|me))?(?: in all| altogether| in total)?|what (?:does|will) (?:it|this|everything)(?: all)? cost(?: (?:us|me))?(?: in all| altogether| in total)?|(?:what(?:['’]?s| is| are| will be)|how (?:much|high) (?:is|are)) the (?:whole |full |final |overall |total |entire |all-in )*(?:prices?|costs?)(?: (?:in all|altogether|in total|of it all))?|how much (?:does|do|is|will) the whole thing (?:cost|come to)?(?: us| me)?|(?:total|full|final) (?:price|cost)|what(?:['’]?s| is| was) the (?:grand )?(?:total|total amount|amount|sum)(?: (?:of|on|in) (?:the|this|my|our) (?:contract|agreement|bill|invoice|order|quote|quotation|estimate|offer|receipt|booking))?",
  '(?:was|wie ?viel) (?:kostet|macht|wird) (?:mich |uns )?(?:das|es)(?: ganze)?(?: mich| uns)?(?: alles| insgesamt| zusammen| am ende)*|wie teuer (?:ist|wird) (?:das|es)(?: ganze)?|(?:was|wie hoch) (?:ist|sind) (?:der|die) (?:ganzen? |vollen? |gesamten? )?(?:preis|kosten|gesamtpreis|gesamtkosten)|(?:was|wie hoch) (?:ist|war) (?:der|die) (?:gesamtbetrag|gesamtsumme|endbetrag|rechnungsbetrag|summe)(?: (?:der|des|dieser) (?:rechnung|vertrags|bestellung|angebots))?',
  "combien (?:ça|cela)(?: me| nous)? co[uû]te(?: en tout| au total)?|(?:ça|cela)(?: me| nous)? (?:co[uû]te|revient à) combien(?: en tout| au total)?(?: pour (?:nous|moi))?|quel est le (?:prix|coût|montant)(?: total| global)?(?: du contrat| de la facture| du devis| de la commande)?|quel est le total(?: du contrat| de la facture| du devis| de la commande)?|c['’]est combien(?: en tout| au total)",
  'cuánto (?:me |nos )?(?:cuesta|vale|es|sale)(?: todo| en total)*|cuál es el (?:precio|coste|costo|importe|total)(?: total| final)?(?: del contrato| de la factura| del presupuesto| del pedido| de la reserva)?',
  "quanto (?:costa|viene)(?: tutto| in tutto| in totale)*|qual è il (?:prezzo|costo)(?: totale| complessivo)?|qual è (?:l['’]importo totale|il totale)(?: del contratto| della fattura| del preventivo| dell['’]ordine)?",
  'quanto (?:custa|é|fica)(?: tudo| no total| ao todo)*|qual (?:é )?o (?:preço|custo|valor|total)(?: total)?(?: do contrato| da fatura| do orçamento| da encomenda)?',
  '(?:wat|hoeveel) kost (?:het|dit|dat)(?: ons| mij)?(?: allemaal| in totaal| samen| bij elkaar)*|wat (?:is|zijn) de (?:totale? )?(?:prijs|kosten)|wat is het (?:totaal|totaalbedrag)(?: van (?:de|het) (?:factuur|contract|offerte|bestelling))?|wat ben (?:ik|we) in totaal kwijt',
  'ile (?:to )?(?:kosztuje|wyniesie|wynosi)(?: to)?(?: wszystko| łącznie| razem| w sumie)*|jaka jest (?:łączna |całkowita )?cena|jaki jest (?:łączny |całkowity )?koszt|jaka jest (?:suma|łączna kwota|kwota łączna)(?: faktury| umowy| zamówienia)?',
  'сколько (?:это )?(?:всё |все )?(?:стоит|будет стоить)(?: это)?(?: всего| в целом)?|какая (?:полная |общая )?(?:цена|стоимость)|как(?:ая|ова) (?:общая |итоговая )?сумма(?: договора| счёта| счета| заказа)?',
  '(?:一共|总共|总价|全部)?(?:要|是)?多少钱|(?:总价|总费用)(?:是)?多少',
  '(?:全部で|合計で?|総額は?)?いくら(?:です|になります|かかります|ですか|になりますか|かかりますか)?か?|(?:総額|合計)は?いくら.{0,5}',
  'كم (?:يكلف|التكلفة|السعر|الثمن|المبلغ)(?: هذا| ذلك)?(?: الإجمالي| الإجمالية| كله)?',
])

/** The same of the thing that a document is about: `How much is the trip?` */
export const asksForPriceOf = whole([
  'how much (?:is|does|will|would) (?:the|this|our|my) (\\p{L}+)(?: trip| course)?(?: cost| be| come to)?(?: us| me)?(?: in all| altogether| in total)?|what (?:does|will) (?:the|this|our|my) (\\p{L}+) cost(?: us| me)?',
  '(?:was|wie ?viel) (?:kostet|kosten) (?:der|die|das|dieser?|unsere?|meine?) (\\p{L}+)(?: insgesamt| zusammen)?',
  "combien co[uû]te(?:nt)? (?:le |la |les |l['’]|ce |cette |mon |ma )(\\p{L}+)(?: en tout| au total)?",
  'cuánto (?:me |nos )?(?:cuesta|vale)(?: en total)? (?:el|la|este|esta|mi) (\\p{L}+)(?: en total)?',
  "quanto costa (?:il |la |lo |l['’]|questo |questa )(\\p{L}+)(?: in tutto)?",
  'quanto custa (?:o|a|este|esta) (\\p{L}+)(?: no total)?',
  '(?:wat|hoeveel) kost (?:de|het|dit|deze|mijn) (\\p{L}+)(?: in totaal)?',
  'ile kosztuje (?:ten |ta |to )?(\\p{L}+)',
  'сколько стоит (?:этот |эта |это )?(\\p{L}+)',
])

/** The spans for each of which something is paid. */
export type Span = 'week' | 'month' | 'year'

const perWeek =
  'week|woche|wöchentlich|semaine|hebdomadaire|semana|settiman|weke|tydzień|tygodni|недел|еженедель|每周|毎週|أسبوع'
const perMonth =
  'month|monat|mois|mensuel|mensual|mes|mese|mensil|mês|mensal|maand|miesiąc|miesięcz|месяц|ежемесяч|每个?月|毎月|月額|شهر'
const perYear =
  'year|annual|jahr|jährlich|année|annuel|par an|año|anual|anno|annu|ano|jaar|rok|roczn|год|ежегод|每年|年間|سنة'

/** How such a span is called in a label or behind a sum. */
export const spanNames: Readonly<Record<Span, RegExp>> = {
  week: new RegExp(`(?<!\\p{L})(?:${perWeek})`, 'iu'),
  month: new RegExp(`(?<!\\p{L})(?:${perMonth})`, 'iu'),
  year: new RegExp(`(?<!\\p{L})(?:${perYear})`, 'iu'),
}

/** How what is paid for each is called: `monthly payments`. */
export const spanKinds: Readonly<Record<Span, RegExp>> = {
  week: /(?<!\p{L})(?:weekly|wöchentlich|hebdomadaire|semanal|settimanal|wekelijks|tygodniow|еженедель)|每周|毎週|أسبوعي/iu,
  month:
    /(?<!\p{L})(?:monthly|monatlich|mensuel|mensual|mensil|mensal|maandelijks|miesięczn|ежемесяч)|每月|毎月|月額|شهري/iu,
  year: /(?<!\p{L})(?:yearly|annual|jährlich|annuel|anual|annual|annuo|jaarlijks|roczn|ежегод|годов)|每年|年間|سنوي/iu,
}

/** How people ask what they pay for each, and for nothing else. */
export const asksForSpan: Readonly<Record<Span, RegExp>> = {
  week: asksFor(perWeek),
  month: asksFor(perMonth),
  year: asksFor(perYear),
}

function asksFor(span: string): RegExp {
  const each = `(?:[\\p{L}'’]{1,8} ){0,3}(?:${span})\\p{L}{0,4}`
  return whole([
    `(?:how much|what) (?:do|will|must|would|are|am|is|does)(?: it|['’]?s it)?(?: i| we)?(?: be)?(?: have to| need to| going to)?(?: pay| paying| cost| costing)(?: us| me)? ${each}(?: all in| altogether| in all| in total| after this)?|what['’]?s it cost(?:ing)?(?: us| me)? ${each}|what(?:['’]?s| is| are) (?:the|my|our) ${each} (?:costs?|payments?|charges?|bill|price|total)`,
    `(?:wie ?viel|was) (?:zahle ich|zahlen wir|bezahle ich|muss ich|müssen wir|kostet (?:es|das)(?: mich| uns)?)(?: denn)? ${each}(?: insgesamt)?(?: (?:be)?zahlen)?`,
    `combien (?:dois-je payer|je paie|je dois payer|est-ce que je paie|payons-nous|co[uû]te-t-il|ça co[uû]te) ${each}`,
    `cuánto (?:pago|pagamos|tengo que pagar|cuesta) ${each}`,
    `quanto (?:pago|paghiamo|devo pagare|costa) ${each}`,
    `quanto (?:pago|pagamos|tenho de pagar|custa) ${each}`,
    `(?:hoeveel|wat) (?:betaal ik|betalen we|moet ik betalen|kost het)(?: ons| mij)? ${each}`,
    `ile (?:płacę|płacimy|mam płacić|to kosztuje) ${each}`,
    `сколько (?:я )?(?:плачу|платить|мы платим|это стоит) ${each}`,
    `(?:我)?(?:${span})(?:要)?(?:付|交|缴)多少(?:钱)?`,
    `(?:${span})(?:は)?いくら.{0,8}`,
    `كم (?:أدفع|ادفع|ندفع) ${each}`,
  ])
}

/** What is paid again and again. */
export const regularPayment =
  /payment|instal|subscription|membership|(?<!\p{L})(?:fees?|rent|premium|pay)(?!\p{L})|rate(?!\p{L})|raten(?!\p{L})|miete|beitrag|abschlag|gebühr|mensualité|loyer|cotisation|abonnement|cuota|renta|alquiler|recibo|(?<!\p{L})rat[ae](?!\p{L})|canone|quota|prestaç|renda|mensalidade|termijn|huur|contributie|premie|czynsz|składk|opłat|плат|взнос|аренд|月供|租金|会费|家賃|会費|料金|قسط|إيجار|اشتراك/iu

/** What is paid besides, by whoever wants it. */
export const besides =
  /optional|additional|add-on|extra|zusätzlich|zusatz|wahlweise|optionnel|facultatif|supplément|opcional|adicional|facoltativ|aggiuntiv|aanvullend|optioneel|dodatkow|opcjonaln|дополнительн|по желанию|可选|另收|別途|追加|اختياري|إضافي/iu

const amount = String.raw`(?: \p{L}{1,9}){0,2}[\s:]{0,2}[$€£¥]?\s?\p{Lu}{0,3}\s?\d`

/** A sentence that says what the whole thing costs: `The full price is £342.` */
export const statesPrice = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:the|our|your|a) (?:full |total |whole |overall |fixed |agreed |final |contract |purchase |all-in )*(?:price|cost|fee)(?: (?:for|of) [^.;,]{1,40}?)? (?:is|will be|shall be|comes to|amounts to|totals)',
    '(?:der |die )?(?:gesamt|kauf|fest|pauschal|end|komplett|reise|auftrags|teilnahme)?(?:preis|kosten|honorar|gebühr|betrag) (?:[^.;,]{1,30}? )?(?:beträgt|betragen|beläuft sich auf|belaufen sich auf|liegt bei|ist)',
    "(?:le |la )?(?:prix|coût|tarif|participation|part)(?: total| global| forfaitaire)?(?: (?:de|du|des|qui) [^.;,]{1,30}?)? (?:est de|est fixée? à|s['’]élève à|sera de)",
    '(?:el |la )?(?:precio|coste|costo)(?: total| final)?(?: del? [^.;,]{1,30}?)? (?:es de|asciende a|será de|se fija en)',
    'il (?:prezzo|costo)(?: totale| complessivo)?(?: del\\p{L}* [^.;,]{1,30}?)? (?:è di|ammonta a|è pari a|è fissato in|sarà di)',
    'o (?:preço|custo)(?: total)?(?: d[aeo]s? [^.;,]{1,30}?)? (?:é de|ascende a|será de|fixa-se em)',
    '(?:de )?(?:totale |hele )?(?:prijs|kosten|totaalprijs|koopsom)(?: van [^.;,]{1,30}?)? (?:is|zijn|bedraagt|bedragen|komt uit op|komen uit op)',
    '(?:łączna |całkowita )?(?:cena|koszt|opłata)(?: całkowity| łączny)?(?: [^.;,\\d]{1,30}?)? (?:wynosi|to|wyniesie)',
    '(?:полная |общая )?(?:цена|стоимость)(?: [^.;,\\d]{1,30}?)? (?:составляет|составит|равна)',
  ].join(
    '|',
  )})${amount}|(?:总价|价格|费用|总额)(?:共计|合计|为|是)|(?:価格|料金|代金|費用|総額)は.{0,6}\\d|(?:السعر|الثمن|التكلفة)(?: \\p{L}{1,12})? (?:هو|هي|يبلغ|تبلغ)`,
  'iu',
)

/** Whether a text is one of these and nothing more. */
function whole(sources: readonly string[]): RegExp {
  return new RegExp(
    `^[\\s¿]*(?:and |so |und |et |y |e |en )?(?:${sources.join('|')})(?:${withTax})?[\\s?？؟.]*$`,
    'iu',
  )
}
