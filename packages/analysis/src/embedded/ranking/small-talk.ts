import type { LanguageCode } from '../../text/language-codes.ts'
import type { Stemmer } from '../../text/words/tokens.ts'

const spoken: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `um umm uh uhm uhh eh mm hmm mmhmm huh oh ah er erm yeah yep yes okay ok kay alright right well just like know mean think sort kind
gonna wanna gotta cause got get thing things stuff really actually basically maybe guys lot bit say said see look go going come want let
one two would could should also thank thanks sorry fine cool good guess probably anyway whatever something anything everything way lets
dont didnt cant isnt re ve ll`,
  de: `äh ähm hm mhm ja nein also genau halt eben mal okay ok gut naja na doch sag sagen sagt glaube glauben denke eigentlich vielleicht
irgendwie irgendwas sache sachen bisschen danke bitte gucken schauen gehen machen`,
  fr: `euh heu ben bah hein oui ouais non ok accord voilà bon donc alors enfin quoi genre truc trucs chose choses peu merci vois voir dire
dit pense crois aller va faire`,
  es: `eh este pues sí no vale bueno ok entonces o sea cosa cosas poco gracias creo pienso decir dice ver ir voy va hacer`,
  it: `eh ehm sì no ok va bene allora cioè insomma ecco cosa cose poco grazie penso credo dire detto vedere andare fare`,
  pt: `eh hum sim não ok pois então tipo coisa coisas pouco obrigado obrigada acho penso dizer disse ver ir vai fazer`,
  nl: `eh uh hm ja nee oké ok dus nou gewoon eigenlijk misschien ding dingen beetje bedankt denk zeggen zegt kijken gaan doen`,
}

/** Stems of what people say while they think, which tells nothing of what a talk is about. */
export function smallTalk(stemmer: Stemmer): ReadonlySet<string> {
  const words = spoken[stemmer.language]?.split(/\s+/u) ?? []
  return new Set(words.map((word) => stemmer.stem(word)))
}
