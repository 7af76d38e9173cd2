const organization =
  /(?<!\p{L})(?:Ltd|Limited|LLC|LLP|Inc|Corp|PLC|plc|GmbH|AG|KG|e\. ?V|eG|S\.? ?A\.?(?:S|R\.?L)?|S\.L|S\.p\.A|S\.r\.l|B\.V|N\.V|Lda|Ltda|Sp\. z|PTE|DAC|Group|GROUP|LIMITED|LTD|Bank|Society|Council|COUNCIL|Authority|University|Hospital|School|Foundation|Association|Fundacja|Stiftung|Ayuntamiento|AYUNTAMIENTO|Gemeente|Stadt|Commune|Comune|Prefeitura|ООО|АО)(?![\p{L}])|株式会社|有限公司|法人|协会|協会/u

/** `ci-après « la Société »`, `zwaną dalej „Najemcą”`, `im Folgenden „Käufer“`: whom a contract calls so from then on. */
const calledSo =
  /(?:ci-après|nachfolgend|nachstehend|im Folgenden|hierna|di seguito|d['’]ora (?:in poi|innanzi)|en adelante|en lo sucesivo|doravante|adiante|zwan\p{L}{1,4}|именуем\p{L}{2,4}|в дальнейшем|далее|以下)[^.。]{0,40}["“«„'‚「“]/iu
/** Where somebody lives and when they were born, as contracts and deeds tell it of their parties. */
const identifies =
  /(?<!\p{L})(?:demeurant|domiciliée?s?|née?(?:\(e\))? le|wohnhaft|geboren (?:am|op|te)|geb\. (?:am\s)?\p{N}|residente (?:in|a)|nat[oa] (?:a|il)|domiciliad[oa]|con domicilio|con NIF|con DNI|nascid[oa]|morador[a]?|residente em|NIF \p{N}|wonende|gevestigd te|zam\.|zamieszkał\p{L}{1,3}|z siedzibą|PESEL|проживающ\p{L}{2,3}|зарегистрированн\p{L}{2,3} по|паспорт)(?!\p{L})/u
const nameOfTwo = /\p{Lu}[\p{L}’'-]+,? (?:\p{Lu}\.\s?)?\p{Lu}[\p{L}’'-]+/u
const fewestOfParty = 5

/** Whether a sentence tells who a party is. */
export function namesParty(text: string): boolean {
  if (!calledSo.test(text) && !identifies.test(text)) return false
  return nameOfTwo.test(text) && text.split(' ').length >= fewestOfParty
}

/** Whether a text names an organization. */
export function namesOrganization(text: string): boolean {
  return organization.test(text)
}

/** Whether a name ends as those of organizations do, which no title such as `Music School Agreement` does. */
export function endsAsOrganization(name: string): boolean {
  return atEnd.test(name)
}

const atEnd = new RegExp(`(?:${organization.source})\\.?$`, 'u')

const honorific =
  'Mrs?|Ms|Miss|Dr|Prof|Herrn?|Frau|Monsieur|Madame|Mme|Sra?|Don|Doña|D\\.?ª|D|Dña|Sig(?:\\.ra)?|Signora?|Gent\\.ma|Egr|Exm[oa]|Ex\\.m[oa]|Senhora?|De heer|Dhr|Mevrouw|Mevr|Pani?|Szanown[ya]|Państwo|Sz\\. ?P|Spett\\.le|Ill\\.mo|Preg\\.mo|Egregio|Gentile|Г-ну?|Г-ж[ае]|Господину|Госпоже|Гражданину|Гражданке'
const honorificOnly = new RegExp(`^(?:(?:${honorific})\\.?\\s?){1,3},?$`, 'u')
const honorificLine = new RegExp(
  `^(?:(?:${honorific})\\.?\\s){1,3}(?:\\p{Lu}[\\p{L}.'’-]*(?:\\s|$)|(?:and|und|et|y|e|en|van|von|de|der|den|da|di|del|la|i)\\s){1,7}$`,
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
