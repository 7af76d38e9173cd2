const organization =
  /(?<!\p{L})(?:Ltd|Limited|LLC|LLP|Inc|Corp|PLC|plc|GmbH|AG|KG|e\. ?V|eG|S\.? ?A\.?(?:S|R\.?L)?|S\.L|S\.p\.A|S\.r\.l|B\.V|N\.V|Lda|Ltda|Sp\. z|PTE|DAC|Group|GROUP|LIMITED|LTD|Bank|Society|Council|COUNCIL|Authority|University|Hospital|School|Foundation|Association|Fundacja|Stiftung|Ayuntamiento|AYUNTAMIENTO|Gemeente|Stadt|Commune|Comune|Prefeitura|ООО|АО)(?![\p{L}])|株式会社|有限公司|法人|协会|協会/u

/** Whether a text names an organization. */
export function namesOrganization(text: string): boolean {
  return organization.test(text)
}

const honorific =
  'Mrs?|Ms|Miss|Dr|Prof|Herrn?|Frau|Monsieur|Madame|Mme|Sra?|Don|Doña|D\\.?ª|D|Dña|Sig(?:\\.ra)?|Signora?|Gent\\.ma|Egr|Exm[oa]|Ex\\.m[oa]|Senhora?|De heer|Dhr|Mevrouw|Mevr|Pani?|Szanown[ya]|Г-н|Г-жа|السيدة?'
const honorificOnly = new RegExp(`^(?:(?:${honorific})\\.?\\s?){1,3},?$`, 'u')
const honorificLine = new RegExp(
  `^(?:(?:${honorific})\\.?\\s){1,3}(?:\\p{Lu}[\\p{L}.'’-]*(?:\\s|$)|(?:and|und|et|y|e|en|van|von|de|der|den|da|di|del|la|i)\\s){1,7}$`,
  'u',
)

/** Whether a line is a form of address and nothing else. */
export function isHonorific(line: string): boolean {
  return honorificOnly.test(line)
}

/** Whether a line is a form of address with a name behind it. */
export function addressesSomebody(line: string): boolean {
  return honorificLine.test(line)
}
