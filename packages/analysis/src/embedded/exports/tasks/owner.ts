import { mayOpenOrder } from '../../findings/tasks/orders.ts'

/* Who has to act, by what stands in front of a word of duty. */

const word = "[\\p{L}&.’'-]+"
const capital = "\\p{Lu}[\\p{L}&.’'-]*"
/** Who can act where no capital letter tells: `the tenant must`, and no `the pens must`. */
const persons =
  '(?:sub)?(?:tenants?|landlords?|lessees?|lessors?|parties|party|company|bank|insurers?|insured|lenders?|borrowers?|employers?|employees?|workers?|customers?|clients?|users?|operators?|drivers?|keepers?|owners?|occupiers?|residents?|members?|buyers?|sellers?|purchasers?|suppliers?|consultants?|contractors?|providers?|licensees?|licensors?|guarantors?|patients?|carers?|parents?|pupils?|students?|children|child|guests?|visitors?|passengers?|hirers?|renters?|holders?|policyholders?|claimants?|applicants?|recipients?|grantees?|organi[sz]ers?|organi[sz]ations?|trustees?|foundation|charity|council|court|authority|authorities|agency|school|hospital|clinic|club|association|committee|board|firm|manager|director|chair|secretary|treasurer|teachers?|staff|team|fitters?|electricians?|installers?|engineers?|technicians?|surveyors?|architects?|nurses?|doctors?|physicians?|pharmacists?|researchers?|sponsors?|controller|processor|respondent|defendant|appellant|executors?|attorneys?|agents?|brokers?|photographers?|publishers?|authors?|developers?|vendors?|franchisees?|franchisors?|distributors?|couple|family|government|state|city|university)'
/** `The parking space must be kept free`: things do nothing. */
const passive =
  '(?! (?:\\p{L}+ )?(?:be|werden|être|ser|essere|worden|być|remain|bleiben|rester|quedar|rimanere|ficar|blijven)(?!\\p{L}))'
const forms = [
  `(?:[Tt]he )?(${capital}(?: ${capital}){0,3}) (?:shall|must|undertakes? to|agrees? to|is (?:required|obliged) to)`,
  `[Tt]he (${persons}) (?:shall|must|undertakes? to|agrees? to|is (?:required|obliged) to)`,
  `[Dd](?:er|ie|as) (${capital}(?: ${capital}){0,2}) (?:hat|haben|muss|müssen|verpflichte[tn]|ist verpflichtet|sind verpflichtet)`,
  `(?:[Ll][ea]s? |[Ll][’'])(${word}(?: ${capital})?) (?:doit|doivent|devra|devront|s[’'](?:engage|oblige)|est tenue?|sont tenue?s)`,
  `(?:[Ee]l|[Ll]as?|[Ll]os) (${word}(?: ${capital})?) (?:debe|deben|deberán?|se (?:obliga|compromete)|está obligad[oa])`,
  `(?:[Ii]l |[Ll]o |[Ll]a |[Ll][’']|[Ii] |[Gg]li |[Ll]e )(${word}(?: ${capital})?) (?:deve|devono|dovrà|dovranno|si (?:impegna|obbliga)|è tenut[oa])`,
  `[OoAa]s? (${word}(?: ${capital})?) (?:deve|devem|deverá|deverão|obriga-se|compromete-se|está obrigad[oa])`,
  `(?:[Dd]e|[Hh]et) (${word}(?: ${capital})?) (?:moet|moeten|dient|is verplicht|verbindt zich)`,
  `(${capital}) (?:musi|muszą|powinien|powinna|zobowiązuje się|jest zobowiązan[yae])`,
]
/** Who has an office, and how people are called by their titles. */
const titles =
  '(?:Mrs?|Ms|Miss|Dr|Prof|Sir|Herrn?|Frau|M|Mme|Mlle|Sr|Sra|D|Dña|Don|Doña|Sig|Sig\\.ra|Dott|Dhr|Mevr|Pan|Pani)\\.? '
const roles =
  '(?:(?:The |Vice |Deputy |Co-|Site |Office |Project |Estate |General |Managing |Head )*(?:Chair\\p{L}*|President|Secretary|Treasurer|Manager|Director|Clerk|Caretaker|Warden|Committee|Board|Trustees|Council|Team|Staff|Captain|Coach|Principal|Teachers?|Parents?|Tenants?|Landlord|Owners?|Members?|Residents?|Volunteers?|Contractor|Supplier|Agent|Architect|Engineer|Editor|Officer|Office|Vorsitzende[r]?|Vorstand|Kassen?wart(?:in)?|Schriftführer(?:in)?|Hausverwaltung|Verwaltung|Beirat|Hausmeister(?:in)?|Präsident(?:e|in)?|Président(?:e)?|Trésori(?:er|ère)|Secrétaire|Syndic|Gardien(?:ne)?|Conseil syndical|Presidente|Presidenta|Tesorer[oa]|Secretari[oa]|Administrador(?:a)?|Conserje|Tesoriere|Segretari[oa]|Amministratore|Custode|Tesoureir[oa]|Secretári[oa]|Síndic[oa]|Voorzitter|Penningmeester|Secretaris|Bestuur|Beheerder|Prezes|Skarbnik|Sekretarz|Zarząd|Administrator|Председатель|Казначей|Секретарь|Правление)|Everyone|Everybody|All|Alle|Tous|Todos|Tutti|Iedereen|Wszyscy|Все)'
/** What stands in front of `to` and is no name: `Left to pay`, `How to apply`. */
const noName =
  '(?!(?:Left|Due|Time|How|Ready|Able|Unable|Free|Close|Where|What|When|Subject|Next|Need|Thanks|Please|Try|Want|Remember|Aim|Note|Amount|Balance|Total|Sum|Nothing|Something|Things?|Welcome|Happy|Sorry|Glad|Pleased|Go|Back|Return|Access|Changes?)\\P{L})'
/** `Committee to bring the rules`, `Secretary - send the list`: who does what in minutes and plans. */
const assigned = [
  `^${noName}(${capital}(?: ${capital}){0,3}(?: (?:and|&) ${capital}(?: ${capital}){0,2})?) to (?!(?:be|date|us|me|him|her|them|you|it|the|an?|your|our|my|his|their|this|that|these|those|any|all|every|each|one)(?!\\p{L}))\\p{Ll}`,
  `^(${roles}(?: (?:and|und|et|y|e|en|i|и|&) ${roles})?|${titles}${capital}(?: ${capital}){0,2}) [-–—] ?\\p{L}`,
].map((form) => new RegExp(form, 'u'))
const opening =
  '^(?:[^,:]{3,40}: )?(?:(?:Within|Innerhalb|Binnen|Dans|Dentro|Entro|No prazo|W terminie) [^,.;]{3,30}? )?'
const owners = forms.map((form) => new RegExp(`${opening}${form}(?!\\p{L})${passive}`, 'u'))
const roleInSmall = new RegExp(`^(?:the |der |die |le |la |el |il |de )?${roles}$`, 'iu')
const small = /(?<![\p{L}’'-])\p{Ll}/u
const particle =
  /(?<!\p{L})(?:van|von|de|der|den|da|di|del|della|dos|la|and|und|et|y|e|en|i|и|of|the)(?!\p{L})/gu

/** Whether a cell may name who has to act: a name or a role, and no `hours worked`. */
export function mayBeName(cell: string): boolean {
  if (/\p{N}/u.test(cell) || cell.trim() === '') return false
  return roleInSmall.test(cell) || !small.test(cell.replace(particle, ''))
}

/** What stands for somebody named before, and what can do nothing. */
const nobody =
  /^(?:it|this|that|these|those|they|he|she|you|we|i|all|any|each|no|nobody|such|sie|er|es|wer|alle|ils?|elles?|usted|lei|voi|quem|hij|zij|wie|kto|(?:\p{L}+ )*(?:notices?|payments?|data|claims?|access|findings|rents?|deposits?|forms?|documents?|agreement|contracts?|policy|work|goods|jobs?|names?|reply|replies|right|duty|failure|thanks|permission|proposal|decision|plans?|attempts?|power|applications?|requests?|objections?|appeals?|invoices?|reports?|rules?|minutes|items?|accounts?|keys?|repairs?|letters?|cancellations?|complaints?|offers?|zahlung|miete|kündigung|ansprüche|antrag|betrag|einwände|rechnung|schlüssel|frist|paiement|loyer|demande|somme|dossier|montant|clé|facture|congé|pago|solicitud|importe|cuota|alquiler|reclamación|factura|llave|pagamento|richiesta|domanda|importo|canone|reclamo|fattura|disdetta|chiave|pedido|valor|renda|fatura|chave|betaling|aanvraag|bezwaar|bedrag|huur|verzoek|factuur|sleutel|opzegging|wniosek|kwota|opłata|czynsz|reklamacja|klucz))$/iu

/** Whoever a statement says has to act: `Loomkit shall`, `Der Arbeitgeber hat`. */
export function ownerIn(text: string): string | undefined {
  for (const form of [...owners, ...assigned]) {
    const name = form.exec(text)?.[1]
    if (name !== undefined) return nobody.test(name) || mayOpenOrder(name) ? undefined : name
  }
  return undefined
}
