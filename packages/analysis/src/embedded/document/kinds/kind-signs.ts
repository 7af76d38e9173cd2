import type { KindId } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import type { PhraseId } from '../../languages/phrases/phrases.ts'
import { type SignedKind, signedKinds } from '../../languages/signs.ts'

const lookedAt = 6_000
const longest = 20_000
const leastShare = 0.6
const leastBesideSubject = 0.75
const worthOfLeast = 1.2
const worthOfMore = 2.5

/** What only an insurance speaks of together: its number, its price, who bears the risk, and what is left to bear. */
const ofInsurance: readonly PhraseId[] = ['policyNumber', 'premium', 'insurer', 'ownShare']
const leastOfInsurance = 3
const worthOfInsurance = 2

/** How many of the things a policy speaks of a document speaks of, where these are enough to tell one. */
function speaksOfInsurance(text: string, { phrases }: Language): boolean {
  return ofInsurance.filter((sign) => phrases[sign].test(text)).length >= leastOfInsurance
}

/**
 * How much a document speaks of what a kind speaks of, whatever it calls itself; 0 for long ones, which speak of all.
 * A letter that names its subject has said what it is.
 */
export function worthOfSigns(
  content: string,
  id: KindId,
  language: Language,
  hasSubject: boolean,
): number {
  if (content.length > longest) return 0
  const text = content.slice(0, lookedAt)
  if (id === 'insurance-policy' && !hasSubject && speaksOfInsurance(text, language))
    return worthOfInsurance
  if (!isSigned(id) || (id === 'medical-letter' && speaksOfInsurance(text, language))) return 0
  const all = language.signs[id]
  const [core] = all
  if (core === undefined || text.search(core) < 0) return 0
  const share = all.filter((sign) => text.search(sign) >= 0).length / all.length
  return share < (hasSubject ? leastBesideSubject : leastShare)
    ? 0
    : worthOfLeast + worthOfMore * (share - leastShare)
}

function isSigned(id: KindId): id is SignedKind {
  return signedKinds.some((signed) => signed === id)
}
