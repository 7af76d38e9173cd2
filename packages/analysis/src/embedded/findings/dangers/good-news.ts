import { everywhere } from '../../../text/everywhere.ts'
import type { Language } from '../../languages/load-language.ts'
import { anyOf, perLanguage } from '../../languages/phrases/per-language.ts'
import type { PhraseId } from '../../languages/phrases/phrases.ts'
import { withoutUnfounded } from './unfounded-fears.ts'

/** What spares whoever receives the paper something. */
const sparing: readonly PhraseId[] = [
  'onlyFor',
  'nothingOwed',
  'paidToReader',
  'insuresAgainst',
  'earlierReplaced',
  'readerMayLeave',
  'repaidToReader',
  'burdenEnds',
  'burdenRests',
  'paysLess',
  'keepsPay',
  'otherWaives',
  'noDemand',
  'coversThis',
  'fullyLiable',
]
/** What sounds like harm and is to the good of whoever receives the paper, up to the end of its clause or a `but`. */
const good: readonly PhraseId[] = [
  ...sparing,
  'powerless',
  'offeredByWriter',
  'grantedToReader',
  'leavesAsWellOff',
  'tellsOwnText',
  'isUsual',
  'lastsLonger',
  'mayAskFor',
  'staysAsBefore',
  'mayProve',
]
const goodNews = perLanguage((phrases) => {
  const toEndOfClause = anyOf(
    good.map((id) => phrases[id]),
    `(?:(?!${phrases.opensContrast.source})[^.;])*`,
  )
  return new RegExp(`${toEndOfClause}|${phrases.endedBefore.source}`, 'iu')
})

/** Where words are not parted by spaces, a sentence that spares its reader something is good news as a whole. */
function sparesReader(text: string, { code, phrases }: Language): boolean {
  return (code === 'ja' || code === 'zh') && sparing.some((id) => phrases[id].test(text))
}

/** A text without what sounds like harm and does its reader good. */
export function withoutGoodNews(text: string, language: Language): string {
  if (sparesReader(text, language)) return ''
  return withoutUnfounded(text, language).replace(everywhere(goodNews(language)), ' ')
}

/** Whether a text tells something that only sounds like harm. */
export function tellsGoodNews(text: string, language: Language): boolean {
  return (
    sparesReader(text, language) ||
    goodNews(language).test(text) ||
    withoutUnfounded(text, language) !== text
  )
}
