/** How a row is called in which an account, an offer or a bill comes to its sum, in the languages that have rules. */
const sum =
  /^(?:(?:grand|overall|final|contract|order|invoice|estimated|your|net|gross) )?(?:total|amount (?:due|payable)|balance due)(?: (?:price|cost|amount|sum|due|payable|to pay|charge|contract price|incl\p{L}*|including|with|for|\p{L}{0,3}vat))*(?![\p{L}\p{N}])|^(?:gesamt(?:betrag|summe|preis|kosten)?|rechnungsbetrag|endbetrag|summe|zu zahlen)(?!\p{L})|^(?:montant |prix |coût )?(?:total|totale)(?!\p{L})|^(?:net )?à payer(?!\p{L})|^(?:importe |precio |coste )?total(?!\p{L})|^(?:importo |prezzo |costo )?totale(?!\p{L})|^(?:valor |preço )?total(?!\p{L})|^tota(?:al|le)(?:bedrag|prijs)?(?!\p{L})|^(?:razem|suma|łącznie|do zapłaty)(?!\p{L})|^(?:итого|всего|общая сумма)(?!\p{L})|^(?:总计|合计|总价|合計|総額|ご請求)|^(?:المجموع|الإجمالي|إجمالي)/iu

/** Whether a row or labeled line of that label gives the sum that others come to. */
export function namesSum(label: string): boolean {
  return sum.test(label)
}
