/* Expressions of all languages for what no longer holds. */

const noLonger = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:no longer|not any longer) (?:holds?|appl(?:y|ies)|counts?|valid|in force|stands?|current|binding)|(?:is|are|was|were|has been|have been) (?:hereby |now |therefore )?(?:superseded|rescinded|revoked|repealed|withdrawn and replaced|out of date)|(?:lapsed|expired) on(?= )',
    '(?:gilt|gelten|ist|sind) (?:damit |somit |hiermit )?nicht mehr(?: (?:gültig|maßgeblich|anwendbar|aktuell))?(?= ?[.,;(])|(?:ist|sind|wird|werden) (?:damit |somit |hiermit )?(?:überholt|hinfällig|gegenstandslos|außer kraft)',
    "(?:n['’]est|ne sont|n['’]a|ne) plus (?:valable|en vigueur|applicables?|d['’]actualité|valables|s['’]appliqu\\p{L}+)|(?:est|sont) (?:désormais |donc )?(?:caducs?|caduques?|abrogé\\p{L}*|périmé\\p{L}*)",
    '(?:ya )?no (?:es|son|está|están|resulta)(?: ya)? (?:aplicables?|válid[oa]s?|vigentes?|en vigor)|(?:queda|quedan|ha quedado|han quedado) (?:sin efecto|anulad|derogad|superad)\\p{L}*',
    'non (?:è|sono) più (?:valid|applicabil|in vigore|attual)\\p{L}*|non (?:vale|valgono) più|(?:è|sono) (?:da considerarsi )?(?:superat|decadut|revocat|abrogat|annullat)[aoie](?!\\p{L})',
    'já não (?:é|são|está|estão|se aplica|vale)\\p{L}*|deix(?:a|ou|am|aram) de (?:ser válid|se aplicar|vigorar|valer)\\p{L}*|(?:fica|ficam|ficou) sem efeito',
    '(?:is|zijn|geldt|gelden) (?:daarmee |hiermee |dus )?niet (?:langer|meer) (?:geldig|van kracht|van toepassing)|(?:geldt|gelden) niet (?:meer|langer)|(?:is|zijn|komt|komen) (?:hiermee |daarmee )?(?:vervallen|te vervallen|achterhaald)',
    '(?:straci\\p{L}+|utraci\\p{L}+) (?:ważność|moc|aktualność)|(?:jest|są) (?:już )?nieaktualn\\p{L}+|(?:już )?nie obowiązuj\\p{L}+|zostaj\\p{L} uchylon\\p{L}+',
    '(?:утратил\\p{L}*|теря\\p{L}+) (?:силу|актуальность)|больше не (?:действу|применя)\\p{L}+|(?:недействителен|недействительна|недействительны)|считается прекращ[её]нн?\\p{L}*',
  ].join(
    '|',
  )})|(?:现已|已|即行|同时)(?:作废|失效|废止)|不再(?:有效|适用|执行)|(?:は)?(?:無効(?:となり|とし)|廃止(?:し|いたし|となり)|適用されなくなり)|(?:لم (?:يعد|تعد) [^.؛]{0,40}(?:ساري|صالح)|(?:يلغي|تلغي|ألغي))`,
  'iu',
)
/** The boilerplate by which a contract replaces whatever was said before, and what happens to a rule some day. */
const general =
  /(?<!\p{L})(?:entire (?:agreement|understanding)|gesamte (?:vereinbarung|abrede)|intégralité de l|acuerdo íntegro|intero accordo|acordo integral|volledige overeenkomst|całość (?:umowy|porozumienia))|(?<!\p{L})(?:all|any|every) (?:\p{L}+ ){0,2}(?:agreements?|arrangements?|understandings?|negotiations?|versions?)|(?:sämtliche|alle) (?:früheren|bisherigen|vorherigen)|(?:tous|toutes) (?:les )?(?:accords?|documents?|versions?)|todos los (?:acuerdos|pactos)|tutti gli accordi|todos os acordos|alle (?:eerdere|vorige)|wszelkie (?:wcześniejsze|uprzednie)|все (?:предыдущие|ранее)/iu
const figure = /\p{N}/u
/** `It replaces our offer of 18 June 2025`. */
const replaces =
  /(?<!\p{L})(?:replaces|supersedes|ersetzt|remplace|annule et remplace|sustituye|deja sin efecto|sostituisce|substitui|vervangt|zastępuj[ąe]|заменяет)(?!\p{L})[^.;:]{3,60}?(?:19|20)\p{N}{2}(?!\p{N})|(?:取代|代替)[^。；]{0,30}\p{N}{4}年/iu

/** Whether a sentence tells that something named by a day, a sum or a number no longer holds. */
export function tellsSuperseded(text: string): boolean {
  if (!figure.test(text) || general.test(text)) return false
  return noLonger.test(text) || replaces.test(text)
}
