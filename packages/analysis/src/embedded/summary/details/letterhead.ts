import { pointsToOtherLanguage } from '../../document/wording/noise.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { tellsAccount } from './must-knows.ts'

const head = 1_500
const foot = 700
const mostPlainWords = 3
/** How to reach somebody: by mail, on the web, by phone, or at an address, as papers of any language have it. */
const reach =
  /@|www\.|https?:|(?<!\p{L})(?:tel|telefon\p{L}*|telephone|téléphone|teléfono|phone|fax|telefoon|тел|сайт|t|e)\.?:?\s*[+(]?\p{N}{2}|(?<!\p{N})[+(]?\p{N}{2,5}[)]?[\s./-]\p{N}{3,4}[\s./-]\p{N}{2,4}(?!\p{N})|(?<!\p{L})(?:\p{Lu}{1,2}\p{N}{1,2}\p{Lu}? \p{N}\p{Lu}{2}|\p{N}{5} \p{Lu}|\p{N}{4} ?\p{Lu}{2} \p{Lu}|\p{Lu}{2} \p{N}{5}|\p{Lu}\p{N}\p{Lu} \p{N}\p{Lu}\p{N})(?!\p{L})/iu
const addresses = /\S+@\S+|(?:www\.|https?:)\S+|\S+\.example\S*/giu
const plainWord = /(?<!\p{L})\p{Ll}{4,}/gu
const endsStatement = /[.!?。！？]$/u
const telling: readonly string[] = ['money', 'percent', 'duration', 'date']

/** Whether a line at the beginning or the end of a paper only says how to reach whoever wrote it. */
export function isLetterhead(
  { unit, values }: WeighedUnit,
  length: number,
  language: Language,
): boolean {
  if (pointsToOtherLanguage(unit.text)) return true
  if (unit.start > head && unit.end < length - foot) return false
  if (values.some(({ kind }) => telling.includes(kind)) || endsStatement.test(unit.text))
    return false
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Arabic}]/u.test(unit.text)
  if (isUnspaced || !reach.test(unit.text) || tellsAccount(unit.text, language)) return false
  // A row that is called so tells whom to ring, or a number to quote.
  if (
    unit.kind !== 'sentence' &&
    !reach.test(unit.label) &&
    !language.phrases.seat.test(unit.label)
  )
    return false
  const words = unit.text.replace(addresses, '').match(plainWord) ?? []
  return words.length <= mostPlainWords
}

/** By which numbers a register, an authority or a tax office of its country knows whoever wrote a paper, in whatever language. */
const registration =
  /(?<!\p{L})(?:licen[cs]e|registration|reg\.|registered|company|vat|tax|ein|abn|lizenz|zulassung|handelsregister|hr[ab]|ust-?id\p{L}*|steuer\p{L}*|siret|siren|rcs|tva|agrément|licence|cif|nif|licencia|registro|nipc|licença|contribuinte|p\.? ?iva|partita iva|codice fiscale|licenza|kvk|btw|vergunning|nip|regon|krs|licencja|rejestr\p{L}*|инн|кпп|огрн|лицензи\p{L}+|регистрационн\p{L}+)(?!\p{L})|许可证|登记|税号|免許|登録|法人番号|السجل|الترخيص|الضريبي/iu
const numbering: readonly string[] = ['number', 'code', 'contact']

/** Whether a line tells only such a number: `Licence no.: 2914`. */
export function tellsRegistration({ unit, values }: WeighedUnit): boolean {
  if (unit.kind === 'sentence' || values.length === 0 || !registration.test(unit.label))
    return false
  return values.every(({ kind }) => numbering.includes(kind))
}
