import type { Verdict } from '../../../findings/rows/verdict-words.ts'
import { everywhere } from '../../../languages/everywhere.ts'
import type { Language } from '../../../languages/load-language.ts'

/** What a sentence says of what somebody asked for; a sentence may say both. */
export function verdictsSaid(text: string, { phrases }: Language): Verdict[] {
  const rest = text.replace(everywhere(phrases.refusesRequest), ' ')
  const said: Verdict[] = phrases.grantsRequest.test(rest) ? ['granted'] : []
  return rest === text ? said : [...said, 'refused']
}
