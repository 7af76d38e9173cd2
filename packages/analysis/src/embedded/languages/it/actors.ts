import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: [
    "(?:[Ii]l |[Ll]o |[Ll]a |[Ll][’']|[Ii] |[Gg]li |[Ll]e )({name}) (?:deve|devono|dovrà|dovranno|si (?:impegna|obbliga)|è tenut[oa])",
  ],
  given: [],
  within: 'Entro',
  passive: 'essere|rimanere',
  roles: 'Presidente|Tesoriere|Segretari[oa]|Amministratore|Custode|Tutti',
  joins: 'e',
  nobody:
    'stato|lei|voi|(?:\\p{L}+ )*(?:ricorso|appello|pagamento|richiesta|domanda|importo|canone|reclamo|fattura|disdetta|chiave)',
  minuted: '',
  promised: '',
  noName: '',
}
