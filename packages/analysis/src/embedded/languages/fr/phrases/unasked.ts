import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks:
    "^(?:si [^.;]{3,200}, )?nous_|^je (?:vous|suis|me|ne|reste|serai|tiens|joins)_|^j['’](?:ai|espère)_",
  asksOfReader: [
    'veuillez|merci de|nous vous (?:prions|demandons|invitons|recommandons|conseillons)|vous devez',
    'je vous (?:prie|demande|invite|recommande|conseille)_',
  ].join('|'),
  forbidsReader: 'vous ne (?:pouvez|devez) pas_',
  opensContrast: '(?<=[,;]\\s)(?:mais|toutefois|après quoi|ensuite)_',
  unlessClause: '(?:sauf si|à moins que)_[^.;]*',
  forbids: 'ne (?:peut|pouvez|peuvent|doit|devez|doivent) (?:pas|jamais|rien|\\p{L}+ personne)_',
  asksNothing: [
    "(?:n[’'](?:est|êtes|sont) pas (?:tenue?s?|obligée?s?)|n[’']avez (?:pas|rien) (?:besoin|à))_",
    "(?:n[’'](?:est|sont) pas (?:obligatoires?|exigée?s?|imposée?s?)|veuillez noter)_",
  ].join('|'),
  wishedFor: '',
  saidEarlier: 'vous (?:nous )?avez (?:dit|indiqué|déclaré|signalé|expliqué|précisé)_[^.;]*',
  withoutHaving: "sans (?:avoir à|devoir|qu['’])_[^.;]*",
  writerHasTo:
    'si (?:le|la|les|une?) [^.;,]{1,60}doi(?:t|vent)_[^.;,]*|(?:(?:que|si|lorsque|quand|car) nous (?:devons|devions|sommes tenus)|devoir vous (?:informer|annoncer))_',
  hasToBe:
    '(?:devez|faut|doit|doivent) (?:avoir (?:au moins|moins|plus)|être (?:âgé|majeur|résident|titulaire))',
  invertedClause: '',
  capsLiability: 'en aucun cas_[^.;]*|responsabilité_[^.;]{0,80}? (?:doit|pourra|devra)_[^.;]*',
  formality: [
    '(?:ne pas en tenir compte|lu et approuvé|rappeler [^.;]{0,30}référence|en (?:majuscules|lettres capitales))_',
    '(?:tournez la page|lire attentivement|ne pas répondre à ce)_',
  ].join('|'),
  toBeRead: '(?:à lire (?:\\p{L}+ ?){0,2}|à conserver|lire attentivement)[.!)]*$',
}
