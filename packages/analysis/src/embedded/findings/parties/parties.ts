import { everywhere } from '../../languages/everywhere.ts'
import type { Language } from '../../languages/load-language.ts'

/** Legal forms, and what authorities and institutions are called, which papers of any language name as they are called at home. */
const organization =
  /(?<!\p{L})(?:Ltd|Limited|CLG|CIC|Pty|SARL|EURL|SNC|SCI|UG|OHG|GbR|PLLC|ASBL|VZW|INC|CORP|GMBH|LLC|LLP|Inc|Corp|PLC|plc|GmbH|AG|KG|e\. ?V|eG|S\.? ?A\.?(?:S|R\.?L)?|S\.L|S\.p\.A|S\.r\.l|B\.V|N\.V|Lda|Ltda|Sp\. z|PTE|DAC|Group|GROUP|LIMITED|LTD|Bank|Society|Council|COUNCIL|Authority|University|Hospital|School|Foundation|Association|Fundacja|Stiftung|Ayuntamiento|AYUNTAMIENTO|Gemeente|Stadt|Commune|Comune|Prefeitura|Landkreis|Landratsamt|Finanzamt|Jobcenter|Sozialamt|Ordnungsamt|Amtsgericht|Landgericht|Arbeitsgericht|Krankenkasse|Department|DEPARTMENT|Ministry|Agency|Trust|(?:County|High|District|Crown|Magistrates['’]|Supreme|Circuit|Superior) Court|Tribunal|FOUNDATION|Préfecture|Mairie|Ministère|Caisse|CAISSE|Ministerio|Juzgado|Diputación|Agenzia|Prefettura|Tribunale|Ministero|Câmara Municipal|Tribunal|Ministério|Rechtbank|Belastingdienst|Woningcorporatie|Woonstichting|Stichting|Urząd|Sąd|Ministerstwo|Spółdzielnia|Администрация|АДМИНИСТРАЦИЯ|Министерство|Управление|Комиссия|КОМИССИЯ|Инспекция|ООО|АО)(?![\p{L}])|株式会社|有限公司|法人|协会|協会/u

/** How far behind the word for it the name stands by which a contract calls somebody. */
const quotedSoon = /^[^.。]{0,40}["“«„'‚「“]/u

/** `ci-après « la Société »`, `zwaną dalej „Najemcą”`, `im Folgenden „Käufer“`: whom a contract calls so from then on. */
function callsSomebody(text: string, { callsSo }: Language['phrases']): boolean {
  return [...text.matchAll(everywhere(callsSo))].some(({ 0: said, index }) =>
    quotedSoon.test(text.slice(index + said.length)),
  )
}

const nameOfTwo = /\p{Lu}[\p{L}’'-]+,? (?:\p{Lu}\.\s?)?\p{Lu}[\p{L}’'-]+/u
const fewestOfParty = 5

/** Whether a sentence tells who a party is. */
export function namesParty(text: string, { phrases }: Language): boolean {
  if (!callsSomebody(text, phrases) && !phrases.identifies.test(text)) return false
  return nameOfTwo.test(text) && text.split(' ').length >= fewestOfParty
}

/** Whether a text names an organization. */
export function namesOrganization(text: string): boolean {
  return organization.test(text) || isUncasedOrganization(text)
}

/** Authorities and firms in scripts without capitals, by how their names end, or begin. */
const uncasedOrganization =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,24}(?:法院|检察院|人民政府|委员会|管理局|税务局|公安局|公司|银行|大学|医院|裁判所|市役所|区役所|税務署|年金事務所|協会|協同組合|法人|病院|銀行)$|^(?:株式会社|有限会社|合同会社)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,24}$|^(?:وزارة|بلدية|أمانة|محكمة|هيئة|مؤسسة|شركة|مصرف|بنك|جامعة|مستشفى|جمعية|إدارة|محافظة|صندوق)(?: [\p{Script=Arabic}\p{Mn}–-]{1,20}){1,7}$/u

/** Whether a line in a script without capitals is the name of an authority or a firm. */
export function isUncasedOrganization(line: string): boolean {
  return uncasedOrganization.test(line)
}

/** Whether a name ends as those of organizations do, which no title such as `Music School Agreement` does. */
export function endsAsOrganization(name: string): boolean {
  return atEnd.test(name) || uncasedOrganization.test(name)
}

const atEnd = new RegExp(`(?:${organization.source})\\.?$`, 'u')

/** How people are addressed in papers of any language. */
const honorific =
  'Mrs?|Ms|Miss|Dr|Prof|Herrn?|Frau|Monsieur|Madame|Mme|Sra?|Don|Doña|D\\.?ª|D|Dña|Sig(?:\\.ra)?|Signora?|Gent\\.ma|Egr|Exm[oa]|Ex\\.m[oa]|Senhora?|De heer|Dhr|Mevrouw|Mevr|Pani?|Szanown[ya]|Państwo|Sz\\. ?P|Spett\\.le|Ill\\.mo|Preg\\.mo|Egregio|Gentile|Г-ну?|Г-ж[ае]|Господину|Госпоже|Гражданину|Гражданке'
const honorificOnly = new RegExp(`^(?:(?:${honorific})\\.?\\s?){1,3},?$`, 'u')
const honorificLine = new RegExp(
  `^(?:(?:${honorific}|${honorific.toUpperCase()})\\.?\\s){1,3}(?:\\p{Lu}[\\p{L}.'’-]*(?:\\s|$)|(?:and|und|et|y|e|en|van|von|de|de heer|mevrouw|der|den|da|di|del|la|i)\\s){1,9}$`,
  'u',
)

/** `السيد … المحترم`, `田中　花子　殿`: scripts without capitals, the form of address in front or behind. */
const uncased =
  /^(?:السادة|السيدة?|الآنسة|الدكتورة?|المهندسة?|الأستاذة?)(?: [\p{Script=Arabic}\p{Mn}]{2,20}){1,6}$|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\s]{2,40}(?:殿|様|御中|先生|女士)$/u

/** Whether a line is a form of address and nothing else. */
export function isHonorific(line: string): boolean {
  return honorificOnly.test(line)
}

/** Whether a line is a form of address with a name behind it. */
export function addressesSomebody(line: string): boolean {
  return honorificLine.test(line) || uncased.test(line)
}
