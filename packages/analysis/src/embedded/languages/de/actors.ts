import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: [
    '[Dd](?:er|ie|as) ({names}) (?:hat|haben|muss|müssen|verpflichte[tn]|ist verpflichtet|sind verpflichtet)',
  ],
  given: [],
  within: 'Innerhalb|Binnen',
  passive: 'werden|bleiben',
  roles:
    'Vorsitzende[r]?|Vorstand|Kassen?wart(?:in)?|Schriftführer(?:in)?|Hausverwaltung|Verwaltung|Beirat|Hausmeister(?:in)?|Präsident(?:in)?|Sekretär(?:in)?|Administrator|Alle',
  joins: 'und',
  nobody:
    'status|sie|er|es|wer|alle|(?:\\p{L}+ )*(?:einspruch|widerspruch|klage|zahlung|miete|kündigung|ansprüche|antrag|betrag|einwände|rechnung|schlüssel|frist)',
  minuted: '',
  promised: '',
  noName: '',
}
