import { tellsAge } from '../index/ranges.ts'

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u

/** What has a form of its own: where that is asked for, a passage without it does not answer. */
const forms: readonly { readonly asked: RegExp; readonly held: Pick<RegExp, 'test'> }[] = [
  {
    asked: /(?<!\p{L})iban(?!\p{L})/iu,
    held: /(?<!\p{L})iban(?!\p{L})|(?<![\p{L}\p{N}])\p{Lu}{2}\d{2}\s?[\p{Lu}\d]{4}/iu,
  },
  {
    asked: /(?<!\p{L})(?:bic|swift)(?!\p{L})/iu,
    held: /(?<!\p{L})(?:bic|swift)(?!\p{L})/iu,
  },
  {
    asked:
      /e-?mail[- ]?(?:ad(?:d?ress)|adres)|(?:adresse|direcci[oó]n|indirizzo|endereço|adres|адрес)\p{L}* (?:de |di )?(?:e-?mail|électronique|electrónic[oa]|elettronic[oa]|eletrônic[oa]|почт|электронн)|электронн\p{L}+ почт|电子邮[箱件]|メールアドレス|البريد الإلكتروني/iu,
    held: /@/u,
  },
  {
    asked:
      /how old|(?:what|which) age|wie alt|welche[mns]? alter|quel âge|(?:qué|que|che|quale) (?:edad|idade|età)|hoe oud|welke leeftijd|w jakim wieku|какого возраста|多大年[纪龄]|何歳/iu,
    held: { test: (passage) => tellsAge(passage) || year.test(passage) },
  },
  {
    asked:
      /(?:which|what) year|welche[mns]? jahr|quelle année|(?:qué|que) (?:año|ano)|(?:che|quale) anno|welk jaar|(?:którym|jakim) roku|каком году|哪一?年|何年に/iu,
    held: year,
  },
  {
    asked:
      /^\W*when (?:was|were|did)(?!\p{L})|^\W*wann (?:wurden?|waren?|hat(?:te)?)(?!\p{L})|^\W*cuándo (?:fue|fueron|se \p{L}+ó)(?!\p{L})|^\W*quando (?:foi|foram|è stat[oa]|sono stat[ie])(?!\p{L})|^\W*wanneer (?:is|werd|werden|was) [^?]{1,60}(?:ge\p{L}+[dt]|ge\p{L}+en)\W*$/iu,
    held: /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}[./]\d{1,2}(?!\d)|(?<!\d)\d{1,2}(?:st|nd|rd|th|\.|º)?\s(?:of |de )?\p{L}{3,}|(?<!\p{L})\p{Lu}\p{L}{2,}\s\d{1,2}(?![\p{L}\p{N}:.])/u,
  },
]

/** Tells passages that lack what a question names by its form: an IBAN, an address with `@`, an age. */
export function lacksForm(question: string): (passage: string) => boolean {
  const asked = forms.filter((form) => form.asked.test(question))
  return (passage) => asked.some(({ held }) => !held.test(passage))
}
