/** How a row is called in which an account, an offer or a bill comes to its sum, in the languages that have rules. */
const sum =
  /^(?:(?:grand|overall|final|contract|order|invoice|estimated|your|net|gross) )?(?:total|amount (?:due|payable)|balance due)(?: (?:price|cost|amount|sum|due|payable|to pay|charge|contract price|incl\p{L}*|including|with|for|\p{L}{0,3}vat))*(?![\p{L}\p{N}])|^(?:(?:what|amount|balance) )?(?:you|patient|member) (?:may |still |now )?owes?(?!\p{L})|^balance (?:on|outstanding|to pay|payable)(?!\p{L})|^(?:left|now) to pay(?!\p{L})|^(?:gesamt(?:betrag|summe|preis|kosten)?|(?:noch )?zu zahlender betrag|zahlbetrag|nachzahlung|guthaben|rechnungsbetrag|endbetrag|summe|zu zahlen)(?!\p{L})|^(?:montant |prix |coût )?(?:total|totale)(?!\p{L})|^(?:(?:net|reste|solde|montant) )?à (?:payer|votre charge)(?!\p{L})|^solde dû(?!\p{L})|^(?:importe |precio |coste )?total(?!\p{L})|^(?:importe |saldo )?a pagar(?!\p{L})|^(?:importo |prezzo |costo )?totale(?!\p{L})|^(?:importo |saldo )?(?:da pagare|dovuto)(?!\p{L})|^(?:valor |preço )?total(?!\p{L})|^valor a pagar(?!\p{L})|^tota(?:al|le)(?:bedrag|prijs)?(?!\p{L})|^(?:nog )?(?:door u )?te betalen(?!\p{L})|^bijbetaling(?!\p{L})|^(?:razem|suma|łącznie|(?:kwota |pozostało )?do zapłaty|dopłata)(?!\p{L})|^(?:итого|всего|общая сумма|(?:сумма )?к оплате|к доплате)(?!\p{L})|^(?:总计|合计|总价|应付|应缴|合計|総額|ご?請求(?:金)?額|ご請求|お支払)|^(?:المجموع|الإجمالي|إجمالي)/iu

/** Whether a row or labeled line of that label gives the sum that others come to. */
export function namesSum(label: string): boolean {
  return sum.test(label)
}
