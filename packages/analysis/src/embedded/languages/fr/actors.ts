import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: [
    "(?:[Ll][ea]s? |[Ll][’'])({name}) (?:doit|doivent|devra|devront|s[’'](?:engage|oblige)|est tenue?|sont tenue?s)",
  ],
  given: [
    '(?:CONDAMNE|Condamne) ((?:[Ll]a |[Ll]e )?(?:société |M\\. |Mme |Mlle )?{names}) (?=(?:solidairement )?à )',
  ],
  within: 'Dans',
  passive: 'être|rester',
  roles: 'Président(?:e)?|Trésori(?:er|ère)|Secrétaire|Syndic|Gardien(?:ne)?|Conseil syndical|Tous',
  joins: 'et',
  nobody:
    'statut|ils?|elles?|(?:\\p{L}+ )*(?:recours|appel|paiement|loyer|demande|somme|dossier|montant|clé|facture|congé)',
  minuted: '',
  promised: '',
  noName: '',
}
