import { everywhere } from '../../../text/everywhere.ts'
import type { Language } from '../../languages/load-language.ts'
import type { PhraseId } from '../../languages/phrases/phrases.ts'

const ofOthers: readonly PhraseId[] = ['ifOthersEnd', 'replacesEarlier', 'endsThings', 'mayBeEnded']

/** A statement without the words that sound as if its reader ended something, and do not say so. */
export function withoutOtherEndings(statement: string, { phrases }: Language): string {
  return ofOthers.reduce((rest, id) => rest.replace(everywhere(phrases[id]), ' '), statement)
}
