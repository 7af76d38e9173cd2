/* Who has to act, by what stands in front of a word of duty. */

const word = "[\\p{L}&.’'-]+"
const capital = "\\p{Lu}[\\p{L}&.’'-]*"
const lower = "\\p{Ll}[\\p{L}’'-]*"
/** `The parking space must be kept free`: things do nothing. */
const passive =
  '(?! (?:\\p{L}+ )?(?:be|werden|être|ser|essere|worden|być|remain|bleiben|rester|quedar|rimanere|ficar|blijven)(?!\\p{L}))'
const forms = [
  `(?:[Tt]he )?(${capital}(?: ${capital}){0,3}) (?:shall|must|undertakes? to|agrees? to|is (?:required|obliged) to)`,
  `[Tt]he (${lower}) (?:shall|must|undertakes? to|agrees? to|is (?:required|obliged) to)`,
  `[Dd](?:er|ie|as) (${capital}(?: ${capital}){0,2}) (?:hat|haben|muss|müssen|verpflichte[tn]|ist verpflichtet|sind verpflichtet)`,
  `(?:[Ll][ea]s? |[Ll][’'])(${word}(?: ${capital})?) (?:doit|doivent|devra|devront|s[’'](?:engage|oblige)|est tenue?|sont tenue?s)`,
  `(?:[Ee]l|[Ll]as?|[Ll]os) (${word}(?: ${capital})?) (?:debe|deben|deberán?|se (?:obliga|compromete)|está obligad[oa])`,
  `(?:[Ii]l |[Ll]o |[Ll]a |[Ll][’']|[Ii] |[Gg]li |[Ll]e )(${word}(?: ${capital})?) (?:deve|devono|dovrà|dovranno|si (?:impegna|obbliga)|è tenut[oa])`,
  `[OoAa]s? (${word}(?: ${capital})?) (?:deve|devem|deverá|deverão|obriga-se|compromete-se|está obrigad[oa])`,
  `(?:[Dd]e|[Hh]et) (${word}(?: ${capital})?) (?:moet|moeten|dient|is verplicht|verbindt zich)`,
  `(${capital}) (?:musi|muszą|powinien|powinna|zobowiązuje się|jest zobowiązan[yae])`,
]
const opening =
  '^(?:[^,:]{3,40}: )?(?:(?:Within|Innerhalb|Binnen|Dans|Dentro|Entro|No prazo|W terminie) [^,.;]{3,30}? )?'
const owners = forms.map((form) => new RegExp(`${opening}${form}(?!\\p{L})${passive}`, 'u'))
/** What stands for somebody named before, and what can do nothing. */
const nobody =
  /^(?:it|this|that|these|those|they|he|she|you|we|i|all|any|each|no|nobody|everyone|such|sie|er|es|wer|alle|ils?|elles?|usted|lei|voi|quem|hij|zij|wie|kto|(?:\p{L}+ )*(?:notice|payment|data|claims?|access|findings|rent|deposit|forms?|documents?|agreement|contract|policy|work|goods|zahlung|miete|kündigung|ansprüche|paiement|loyer|pago|pagamento|betaling))$/iu

/** Whoever a statement says has to act: `Loomkit shall`, `Der Arbeitgeber hat`. */
export function ownerIn(text: string): string | undefined {
  for (const form of owners) {
    const name = form.exec(text)?.[1]
    if (name !== undefined) return nobody.test(name) ? undefined : name
  }
  return undefined
}
