import { tellsAge } from '../index/ranges.ts'

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u

/** What has a form of its own: where that is asked for, a passage without it does not answer. */
const forms: readonly { readonly asked: RegExp; readonly held: Pick<RegExp, 'test'> }[] = [
  {
    asked: /(?<!\p{L})iban(?!\p{L})/iu,
    held: /(?<!\p{L})iban\P{N}{0,20}[\d[]|(?<![\p{L}\p{N}])\p{Lu}{2}\d{2}\s?[\p{Lu}\d]{4}/iu,
  },
  {
    asked:
      /what(?: is|['’]s) (?:the |my |our |your )(?:\p{L}+ )?(?:pin|password|pass ?code)(?!\p{L})|wie (?:ist|lautet) (?:die |das |der |meine? )(?:pin|passwort|kennwort|zugangscode)(?!\p{L})|quel est (?:le |mon )(?:code pin|mot de passe)|cuál es (?:el |la |mi )(?:pin|contraseña)|qual (?:è|é) (?:il |la |o |a |a minha )(?:pin|password|senha|palavra-passe)|wat is (?:de |het |mijn )(?:pincode|wachtwoord)|jakie jest (?:hasło|moje hasło)|как(?:ой|ов) (?:пароль|пин-код)/iu,
    held: /(?:pin|pass|kennwort|zugangscode|code|contraseña|senha|wachtwoord|hasł|парол|пин)\p{L}{0,8}\P{N}{0,12}[\d:=«“"'`]/iu,
  },
  {
    asked:
      /what(?: is|['’]s| was) (?:the |my |our |your )(?:[\p{L}-]+ ){0,5}(?:score|ratio)(?!\p{L})|how (?:large|big|heavy|tall|wide|deep|thick) (?:is|are|was|were)(?!\p{L})|wie (?:groß|schwer|breit|tief|dick) (?:ist|sind|war)(?!\p{L})|(?:quel|qual|cuál)\p{L}* (?:est|è|é|es) (?:le |la |el |il |o |a |l['’])(?:taille|superficie|surface|tamaño|dimensione|tamanho|área)(?!\p{L})/iu,
    held: /(?<![\p{L}\p{N}-])\p{N}|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|half|zero|nil|ein|zwei|drei|vier|un|deux|trois|dos|tres|due|tre|dois|três)(?!\p{L})/iu,
  },
  {
    asked:
      /(?:interest|tax|vat|base|reference|savings|default|growth|success|repayment) rate(?!s)|(?:zins|steuer)satz|taux d['’](?:intérêt|imposition)|tipo de (?:interés|gravamen)|tasso d['’]interesse|taxa de juros?|rentepercentage|stop[aęy] procentow|процентн\p{L}+ ставк/iu,
    held: /[%％]|per ?cent|prozent|pour cent|por ciento|por cento|per cento|procent|процент/iu,
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
