import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: ['({capital}) (?:musi|muszą|powinien|powinna|zobowiązuje się|jest zobowiązan[yae])'],
  given: [],
  within: 'W terminie',
  passive: 'być',
  roles: 'Prezes|Skarbnik|Sekretarz|Zarząd|Administrator|Wszyscy',
  joins: 'i',
  nobody:
    'status|kto|(?:\\p{L}+ )*(?:odwołanie|sprzeciw|skarga|wniosek|kwota|opłata|czynsz|reklamacja|klucz)',
  minuted: '',
  promised: '',
  noName: '',
}
