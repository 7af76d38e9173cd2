/* Prohibitions of all languages whose thing stands in the sentence before: `Do not sand, scrape or drill it`. */

const verbs = '\\p{L}+(?:(?:,| or| and| nor|, or|, and) \\p{L}+){0,3}'
const forbidding = [
  `(?:(?:please|so|then|always|also|only|just) )*(?:do not|don['’]t|never) (?:\\p{L}+ly )?${verbs} (?:it|them|these|either|any of (?:it|them|these))`,
  '(?:bitte )?\\p{L}{3,}en sie (?:ihn|es|diese[ns]?|ihnen)(?: \\p{L}+){0,5} (?:nicht|nie|niemals|keinesfalls)',
  "ne (?:les?|la|l[’']) ?\\p{L}+ez? (?:pas|jamais|plus)|ne l[’']\\p{L}+ez (?:pas|jamais|plus)",
  '(?:no|nunca) (?:lo|la|los|las) \\p{L}+',
  "non (?:lo|la|li|le|l[’'])[ ]?\\p{L}+",
  '(?:não|nunca) (?:[oa]s?) \\p{L}+(?:e|em|a|am)(?: |,|\\.)',
  '(?:gebruik|stop|open|sluit|verwijder|bewaar|gooi|doe|geef) (?:het|ze|hem|deze)(?: \\p{L}+){0,4} (?:niet|nooit)',
  'nie \\p{L}+ (?:go|ich|jej|ją|je)',
  '(?:никогда )?не \\p{L}+те (?:его|её|ее|их)',
]
const opensWithIt = new RegExp(`^(?:${forbidding.join('|')})(?!\\p{L})`, 'iu')

/** Whether a sentence forbids to do something with what only the sentence before names. */
export function forbidsIt(text: string): boolean {
  return opensWithIt.test(text)
}
