import { namesPart } from './rows/part-of-row.ts'
import type { WeighedUnit } from './weigh-unit.ts'

/** How a row is called in which an account, an offer or a bill comes to its sum, in the languages that have rules. */
const sum =
  /^(?:(?:grand|overall|final|contract|order|invoice|estimated|your|net|gross) )?(?:total|amount (?:due|payable)|balance due)(?: (?:price|cost|amount|sum|due|payable|to pay|charge|contract price|incl\p{L}*|including|with|for|\p{L}{0,3}vat))*(?![\p{L}\p{N}])|^balance (?:on|payable)(?!\p{L})|^(?:gesamt(?:betrag|beitrag|prämie|summe|preis|kosten|miete)?|guthaben|rechnungsbetrag|endbetrag|summe|zu zahlen)(?!\p{L})|^(?:montant |prix |coût |prime |cotisation |loyer )?(?:total|totale)(?!\p{L})|^(?:reste )?à votre charge(?!\p{L})|^(?:importe |precio |coste |prima |cuota |renta )?total(?!\p{L})|^(?:importo |prezzo |costo |premio |canone )?totale(?!\p{L})|^(?:importo |saldo )?dovuto(?!\p{L})|^(?:valor |preço |prémio |prêmio )?total(?!\p{L})|^tota(?:al|le)(?:bedrag|prijs|premie|huur)?(?!\p{L})|^bijbetaling(?!\p{L})|^(?:(?:składka |kwota |opłata )?(?:razem|łączn[aie]e?|całkowita)|suma|dopłata)(?!\p{L})|^(?:итого|всего|общая сумма|к доплате)(?!\p{L})|^(?:总计|合计|总价|合計|総額|請求(?:金)?額|お支払)|^(?:المجموع|الإجمالي|إجمالي)/iu

/** How what is left to pay is called, which says more than any other sum of an account. */
const leftToPay =
  /(?:to pay|now due|amount (?:due|payable|owed|owing|outstanding)|(?:total|balance),? (?:due|outstanding|owing|owed|payable)|shortfall|still (?:due|owed|owing)|(?:you|patient|member) (?:may |still |now )?(?:owes?|pay)|zu zahlen|zahlbetrag|nachzahlung|nachforderung|fehlbetrag|restbetrag|restforderung|(?:offener|ausstehender|fälliger|rückständiger) (?:gesamt)?betrag|(?:gesamt|haupt)forderung|(?:gesamt|zahlungs)rückstand|zu ihren (?:lasten|ungunsten)|à (?:nous )?(?:payer|régler)|(?:reste|solde|montant|somme) (?:restant )?d[uû]e?s?|net à payer|total d[uû]|a pagar|a ingresar|(?:saldo|importe|total) (?:deudor|pendiente|adeudado)|deuda total|da (?:pagare|versare|saldare)|totale (?:dovuto|insoluto)|conguaglio a (?:debito|vostro carico|suo carico)|saldo a (?:debito|vostro carico|suo carico)|em dívida|(?:nog )?te (?:betalen|voldoen)|openstaande? (?:totaal|bedrag|saldo)|totaal verschuldigd|totale vordering|bij te betalen|do (?:zapłaty|dopłaty)|niedopłata|zaległość|kwota zadłużenia|к (?:оплате|доплате)|задолженность|недоплата|应付|应缴|应补|欠款|ご請求|不足額|未払額|المبلغ المستحق|المتبقي|(?:outstanding|remaining|closing) balance|arrears now due|restschuld|solde (?:débiteur|restant)|restant dû|reste à votre charge|saldo a su cargo|pendiente de pago|conguaglio(?! a credito)|residuo dovuto|nog verschuldigd|restbedrag|bijbetaling|por pagar|valor em falta|saldo devedor|остаток долга|尚欠|未付|お支払額|未払残高|المستحق)(?!\p{L})/iu

/** Of these the words for what is to be paid now, fees and interest included. */
const toPayNow =
  /(?:to pay|now due|zu zahlen|zahlbetrag|zu ihren lasten|à payer|à (?:nous )?régler|a pagar|a ingresar|da pagare|da versare|te betalen|nog te voldoen|do zapłaty|к оплате|应付|应缴|ご請求)(?!\p{L})/iu

/** Whether a label says that its sum is what to pay now. */
export function namesSumToPay(label: string): boolean {
  return toPayNow.test(label)
}

/** How what is paid again and again is called, fees included. */
const instalment =
  /^(?:(?:your|the|equal|fixed|each) )*(?:(?:monthly|weekly|quarterly|yearly|annual|regular) (?:direct debit|payment|instal+ment|repayment|premium|charge|rent|amount|total|sum)|(?:payment|instal+ment|direct debit|repayment|premium) (?:each|per|every|a) (?:month|week|quarter|year)|you pay (?:each|per|every|a) (?:month|week|quarter|year))|^(?:monats|quartals|wochen|jahres)(?:rate|abschlag|beitrag|zahlung|betrag|prämie)(?!\p{L})|^(?:gesamt)?(?:zahlung|rate|beitrag|prämie|abschlag) (?:monatlich|jährlich|vierteljährlich|je monat|pro monat)|^(?:monatlich|vierteljährlich|wöchentlich|jährlich)e[rs]? (?:rate|zahlung|abbuchung|lastschrift|abschlag|beitrag|prämie|gesamtbetrag)|^(?:prélèvement|échéance|versement|paiement|cotisation|prime)s? (?:mensuel|trimestriel|annuel|par mois|par an)|^mensualité|^importo mensile|^mensalidade|^月額|^(?:cuota|pago|recibo|cargo|adeudo|prima) (?:mensual|trimestral|anual|semanal)|^mensualidad|^(?:rata|addebito|pagamento|premio) (?:mensile|trimestrale|annuale|annuo|semestrale)|^(?:prestação|pagamento|débito direto|débito|parcela|prémio|prêmio) (?:mensal|trimestral|anual)|^(?:maand|kwartaal|week|jaar)(?:termijn|bedrag|premie|betaling)(?!\p{L})|^(?:maandelijkse|wekelijkse|jaarlijkse) (?:betaling|incasso|termijn|afschrijving|premie)|^(?:rata|płatność|składka) (?:miesięczna|kwartalna|roczna)|^miesięczn[ay] (?:rata|płatność|składka)|^(?:ежемесячн|ежеквартальн|ежегодн)\p{L}{2} (?:плат[её]ж|взнос|списание)|^плат[её]ж в месяц|^每月(?:应付|还款|付款|缴费|扣款)|^(?:毎月|月々)の(?:お支払|支払|返済|引落)|^(?:القسط|الدفعة) (?:الشهري|السنوي)/iu

/** Whether a row or labeled line of that label gives what is paid again and again, and no part of it. */
export function namesInstalment(label: string): boolean {
  return instalment.test(label) && !namesPart(label)
}

const withCents = /^[-–−]?\s?\p{N}[\p{N}.,’' ]*[.,]\p{N}{2}$/u

/** Whether a row gives an amount, in a currency or as a figure with its cents: `Balance | 491.87`. */
export function tellsAmount({ unit, values }: WeighedUnit): boolean {
  return values.some(({ kind }) => kind === 'money') || withCents.test(unit.value.trim())
}

/** Whether a row or labeled line of that label gives what is left to pay. */
export function namesLeftToPay(label: string): boolean {
  return leftToPay.test(label)
}

/** Whether a row or labeled line of that label gives the sum that others come to. */
export function namesSum(label: string): boolean {
  return sum.test(label) || leftToPay.test(label)
}

/** How what its reader gets back is called. */
const refund =
  /refund (?:due|payable|to)|(?:total|net) refund|amount (?:to be )?(?:refunded|repaid)|to be refunded|(?:balance|credit|amount) (?:due|owed|payable) to (?:you|tenant)|erstattung(?:sbetrag)?(?!\p{L})|guthaben zu ihren gunsten|auszahlungsbetrag|zu ihren gunsten|à (?:vous )?rembourser|(?:montant|total) (?:du |à )?rembours|à devolver|a devolver|a su favor|da rimborsare|importo (?:a )?rimborso|a vostro credito|a reembolsar|valor a devolver|a seu favor|terug te (?:betalen|ontvangen)|terugbetaling|te ontvangen|do zwrotu|nadpłata|к возврату|переплата|应退|退款金额|返金額|還付(?:金|額)|المبلغ المسترد/iu

/** Whether a row or labeled line of that label gives what its reader gets back. */
export function namesRefund(label: string): boolean {
  return refund.test(label)
}

/** How the day by which to pay is called, in the languages that have rules. */
const dueDay =
  /^(?:payment )?due(?: date| by| on)?$|^(?:pay(?:ment)?|payable) (?:by|due|before|date)(?: date)?$|^(?:to be )?(?:taken|collected|debited|charged)(?: by direct debit)?(?: on)?$|^direct debit(?: date| on)?$|^last day (?:to pay|for payment)$|^(?:zahlbar bis|zahlungsziel|zahlungstermin|fällig(?:keit| am)?|fälligkeitsdatum|(?:lastschrift|abbuchung|einzug) am|(?:wird )?abgebucht am)$|^(?:date (?:limite de paiement|d['’]échéance|de prélèvement)|échéance|à payer avant le|prélèvement le|prélevé le)$|^(?:fecha (?:límite de pago|de (?:vencimiento|cargo|cobro))|vencimiento)$|^(?:data di (?:scadenza|addebito)|scadenza(?: pagamento)?|(?:da )?pagare entro(?: il)?|addebito il)$|^(?:data (?:de (?:vencimento|débito)|limite(?: de pagamento)?)|vencimento|pagar até|débito (?:direto )?em)$|^(?:vervaldatum|incassodatum|uiterste betaaldatum|(?:te )?betalen vóór|afschrijving op)$|^(?:termin (?:płatności|zapłaty)|data obciążenia)$|^(?:срок оплаты|дата списания|оплатить до)$|^(?:支払期限|お支払期限|納期限|納付期限|口座振替日|引落日|付款期限|付款截止日期?|缴费期限|缴款截止日期?|扣款日期?|تاريخ (?:الاستحقاق|الخصم)|آخر موعد للدفع)$/iu

/** Whether a row or labeled line of that label gives the day by which to pay. */
export function namesDueDay(label: string): boolean {
  return dueDay.test(label)
}
