import { everywhere } from '../../../text/everywhere.ts'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import type { PhraseId } from '../../languages/phrases/phrases.ts'

const nearby = 70

/** A text without `only if` where it limits neither cover nor pay. */
function withoutOnlyIf(text: string, { phrases }: Language): string {
  return text.replace(everywhere(phrases.onlyIf), (words, at: number) => {
    const around = text.slice(Math.max(0, at - nearby), at + words.length + nearby)
    return phrases.coverOrPay.test(around) ? words : ' '
  })
}

/** What holds a word of each reason and tells of none: `attachments` of a mail are no attachment of wages. */
const mentions: Partial<Readonly<Record<RiskReasonId, PhraseId>>> = {
  legal: 'noLegal',
  exclusion: 'noExclusion',
  increase: 'noIncrease',
  waiver: 'noWaiver',
  health: 'noHealth',
  penalty: 'noPenalty',
  forfeit: 'noForfeit',
  ending: 'noEnding',
  renewal: 'noRenewal',
  silence: 'noSilence',
  data: 'noData',
  defect: 'noDefect',
  restriction: 'noRestriction',
  refusal: 'noRefusal',
}

/** A text without what only mentions a word of some reason. */
export function withoutMereMentions(text: string, id: RiskReasonId, language: Language): string {
  const phrase = mentions[id]
  const rest = phrase === undefined ? text : text.replace(everywhere(language.phrases[phrase]), ' ')
  return id === 'exclusion' ? withoutOnlyIf(rest, language) : rest
}
