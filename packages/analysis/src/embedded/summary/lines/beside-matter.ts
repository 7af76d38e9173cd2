import { isImprint, isPleasantry } from '../../document/wording/pleasantry.ts'
import type { Language } from '../../languages/load-language.ts'
import { isBesidePurpose } from '../purpose/signals/beside-purpose.ts'

/** `< = below the limit` explains a sign. */
const explainsSign = /^\S{1,12} = /u

/** `Thanks for the tea on 26 August.`, `All the best, and mind the step.` */
const thanks =
  /^(?:all the best|best wishes|kind regards|(?:viele|beste|liebe) grüße|bien à vous|un saludo|cordiali saluti|met vriendelijke groet)(?!\p{L})|^(?:many )?(?:thanks|thank you)(?: so much| very much| again)? for(?!\p{L})|^(?:vielen |herzlichen )?dank für(?!\p{L})|^merci (?:pour|de)(?!\p{L})|^(?:muchas )?gracias por(?!\p{L})|^(?:molte )?grazie per(?!\p{L})|^(?:muito )?obrigad[oa] (?:por|pel[oa])(?!\p{L})|^(?:hartelijk )?(?:dank|bedankt) voor(?!\p{L})|^dziękuj(?:ę|emy) za(?!\p{L})|^(?:спасибо|благодар(?:им|ю)) за(?!\p{L})/iu

/** `Registered with the council, no.`: the number that follows was taken for a new sentence. */
const endsTorn =
  /(?:[,(]\s|(?<!\p{L})(?:company|charity|registration|register|account|policy|file|case|order|permit|vat|licen[cs]e) )no\.?$|(?<!\p{L})(?:nos|nr|núm|nº|n°|n\.º|tel|ref|ziff|poz)\.$|[,(]$/iu

/** Whether a sentence says nothing of the matter itself: which edition it is, who stands behind it, what a sign means. */
export function isBesideMatter(text: string, language: Language): boolean {
  return (
    isBesidePurpose(text, language) ||
    isImprint(text, language) ||
    isPleasantry(text, language) ||
    thanks.test(text) ||
    explainsSign.test(text) ||
    endsTorn.test(text)
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
