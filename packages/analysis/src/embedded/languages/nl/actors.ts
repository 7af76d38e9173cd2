import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: ['(?:[Dd]e|[Hh]et) ({name}) (?:moet|moeten|dient|is verplicht|verbindt zich)'],
  given: [],
  within: 'Binnen',
  passive: 'worden|blijven',
  roles: 'Voorzitter|Penningmeester|Secretaris|Bestuur|Beheerder|Iedereen|Alle',
  joins: 'en',
  nobody:
    'status|hij|zij|wie|(?:\\p{L}+ )*(?:bezwaar|beroep|betaling|aanvraag|bezwaar|bedrag|huur|verzoek|factuur|sleutel|opzegging)',
  minuted: '',
  promised: '',
  noName: '',
}
