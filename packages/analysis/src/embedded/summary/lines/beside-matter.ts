import { isImprint, isPleasantry } from '../../document/wording/pleasantry.ts'
import type { Language } from '../../languages/load-language.ts'
import { isBesidePurpose } from '../purpose/signals/beside-purpose.ts'

/** `< = below the limit` explains a sign. */
const explainsSign = /^\S{1,12} = /u

/** `Registered with the council, no.`: the number that follows was taken for a new sentence. */
const endsTorn = /(?<!\p{L})(?:nos|nr|núm|nº|n°|n\.º|tel|ref|ziff|poz)\.$|[,(](?:\sno\.?)?$/iu

/** Whether a sentence says nothing of the matter itself: which edition it is, who stands behind it, what a sign means. */
export function isBesideMatter(text: string, language: Language): boolean {
  return (
    isBesidePurpose(text, language) ||
    isImprint(text, language) ||
    isPleasantry(text, language) ||
    language.phrases.thanksFor.test(text) ||
    explainsSign.test(text) ||
    endsTorn.test(text) ||
    language.phrases.endsInNumberOf.test(text)
  )
}

/** Whether a sentence tells what went before, which explains the matter at best. */
export function tellsWhatWentBefore(text: string, { phrases }: Language): boolean {
  return [phrases.goesBack, phrases.repeatsKnown, phrases.tellsExamined].some((one) =>
    one.test(text),
  )
}

/** Whether a sentence is worth no line of its own. */
export function isBeside(text: string, language: Language): boolean {
  return isBesideMatter(text, language) || tellsWhatWentBefore(text, language)
}
