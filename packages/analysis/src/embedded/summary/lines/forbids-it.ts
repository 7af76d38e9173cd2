/* Prohibitions of all languages whose thing stands in the sentence before: `Do not sand, scrape or drill it`. */

const verbs = '\\p{L}+(?:(?:,| or| and| nor|, or|, and) \\p{L}+){0,3}'
const forbidding = [
  `(?:(?:please|so|then|always|also|only|just) )*(?:do not|don['’]t|never) (?:\\p{L}+ly )?${verbs} (?:it|them|these|either|any of (?:it|them|these))`,
  // `Don't cut the cord.`
  "(?:do not|don[’']t|never) \\p{L}+ (?:the (?:\\p{L}+ )?\\p{L}+|\\p{L}+ (?:that|then|it|us))(?=\\.$)",
  "if (?:it|they) (?:has|have|is|are|does|do|was|were)(?:n[’']t| not)? [^.;:]{1,40}, ",
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

/** `All three must be with us by Friday`: how many of what the sentence before lists. */
const counting =
  /^(?:all (?:two|three|four|five|six|seven|of (?:these|them|this))|both|alle (?:zwei|drei|vier|fünf|sechs)|beides?|(?:les|tous(?: les)?|toutes(?: les)?) (?:deux|trois|quatre|cinq)|(?:l[oa]s|tod[oa]s) (?:dos|tres|cuatro|cinco)|tutt[ei] e (?:due|tre|quattro|cinque)|(?:[oa]s|tod[oa]s) (?:dois|duas|três|quatro|cinco)|alle (?:twee|drie|vier|vijf)|wszystkie (?:dwa|trzy|cztery)|все (?:два|три|четыре|пять)) (?:must|have to|has to|should|need|are|will|müssen|sind|sollen|doivent|sont|deben|deberán|son|devono|sono|devem|são|moeten|zijn|muszą|są|должны)(?!\p{L})/iu

/** Whether a sentence is about things that only the sentence before lists. */
export function countsListed(text: string): boolean {
  return counting.test(text)
}
