import type { LanguageCode } from '../../text/language-codes.ts'

const sources: Readonly<Record<LanguageCode, string>> = {
  en: 'bill invoice date amount total due payment paid balance account customer number address charge price quantity net vat reference item tax fee deposit rent january february march june july august october december',
  de: 'rechnung rechnungsdatum rechnungsnummer betrag gesamtbetrag summe datum fällig zahlbar zahlung nachzahlung abschlag abschläge kunde kundennummer nummer anschrift straße frist verbrauch beitrag menge preis netto brutto mwst bezahlt gezahlt miete gebühr januar februar märz juni juli oktober dezember',
  fr: 'facture montant total date échéance paiement payer payé client numéro adresse prix quantité tva solde loyer frais abonnement acompte janvier février mars avril juin juillet août septembre octobre novembre décembre',
  es: 'factura importe total fecha vencimiento pago pagar pagado cliente número dirección precio cantidad iva saldo alquiler gastos cuota enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'fattura importo totale data scadenza pagamento pagare pagato cliente numero indirizzo prezzo quantità iva saldo canone spese rata gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'fatura valor total data vencimento pagamento pagar pago cliente número morada endereço preço quantidade iva saldo renda despesas prestação janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'factuur rekening bedrag totaal datum vervaldatum betaling betalen betaald klant klantnummer nummer adres prijs aantal btw saldo huur kosten termijn januari februari maart mei juni juli augustus oktober december',
}

const listed = (code: LanguageCode): ReadonlySet<string> => new Set(sources[code].split(' '))

/** Words of bills and forms, which tell the language of a short text that has next to no function words. */
export const formWords: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: listed('en'),
  de: listed('de'),
  fr: listed('fr'),
  es: listed('es'),
  it: listed('it'),
  pt: listed('pt'),
  nl: listed('nl'),
}
