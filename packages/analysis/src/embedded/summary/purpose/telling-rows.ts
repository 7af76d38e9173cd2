import { isCode } from '../../document/kinds/opening-lines.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'

const rowsTold = 3
const partiesTold = 2
const columnsOfTable = 3
const wordsOfLabel = 6
const wordsOfShort = 600
/** Rows so far down tell whom and what a document is about. */
const opening = 3_000
/** What identifies a person and says nothing of the document. */
const ofPerson =
  /^(?:dob|date of birth|birth date|born|nacid[oa]|nascid[oa]|nat[oa] (?:il|a)|geboren|urodzon[ya]|geb(?:urtsdatum|oren am|\.)|date de naissance|née? le|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|data urodzenia|pesel|дата рождения|出生(?:日期|年月)?|生年月日|تاريخ الميلاد)(?!\p{L})/iu

/** Who looks after somebody, who signs for whom, and where somebody lives. */
const ofContact =
  /(?<!\p{L})(?:nurse|doctor|surgeon|physician|arzt|ärztin|médecin|médic[oa]|infirmi(?:er|ère)|enfermer[oa]|infermier[ea]|arts|lekarz|врач|agence|agency|branch|advis[eo]r|case ?worker|conseill[eè]re?|berater(?:in)?|ansprechpartner(?:in)?|(?:sach)?bearbeiter(?:in)?|asesora?|gestora?|oficina|agenzia|consulente|referente|contactpersoon|behandeld door|doradca|менеджер|представитель|represent(?:ed|ative)(?: by)?|vertreten durch|représentée? par|representad[oa] por|rappresentat[oa] da|vertegenwoordigd door|reprezentowan[ay] przez)(?!\p{L})|^(?:(?:your|home|postal) )?(?:address|anschrift|adresse|domicil(?:e|io)|dirección|indirizzo|residenza|morada|endereço|adres|адрес|地址|住所|العنوان)$/iu

/** `Company no.`, `Client contact`, `Prepared by`: beside a party, and no party. */
const besideParty =
  /(?:^|\s)(?:no|nr|n[°º]|number|nummer|id)\.?$|contact|kontakt|contatto|emergency|notfall|prepared|issued|authori[sz]ed|broker|mediador|makler|courtier|agent(?:e)?$/iu

/** A name by itself does not tell whose it is. */
const nameAlone =
  /^(?:(?:full )?name|vor- und nachname|name, vorname|nom(?: et prénoms?)?|nombre(?: y apellidos)?|nome(?: e cognome| completo)?|(?:volledige )?naam|imię i nazwisko|nazwisko i imię|фио|ф\. ?и\. ?о\.?|氏名|姓名|الاسم)$/iu

/** The first rows that name a party each, two at most: `Landlord: …`, `Tenant: …`. */
export function partyRows(findings: readonly WeighedUnit[], rules: Language): WeighedUnit[] {
  const rows = findings.filter(
    ({ unit }) =>
      unit.kind !== 'sentence' && unit.start < opening && unit.columns.length < columnsOfTable,
  )
  return partiesAmong(rows, rules)
}

function partiesAmong(rows: readonly WeighedUnit[], rules: Language): WeighedUnit[] {
  // `CUSTOMER: PROVIDER` are two columns side by side.
  const isRole = (value: string): boolean =>
    (!value.includes(' ') && value.search(rules.facts.party) === 0) ||
    !/\p{L}/u.test(value) ||
    isHeadOfColumn(value)
  const named = new Map<string, WeighedUnit>()
  for (const row of rows) {
    const { label, value } = row.unit
    const isParty =
      label.search(rules.facts.party) === 0 && !besideParty.test(label) && !nameAlone.test(label)
    const hasMoney = row.values.some(({ kind }) => kind === 'money')
    if (isParty && !isRole(value) && !hasMoney && !named.has(label)) named.set(label, row)
  }
  return [...named.values()].slice(0, partiesTold)
}

/** `TENANT: SECOND DRIVER` are the heads of two columns. */
function isHeadOfColumn(value: string): boolean {
  return /^[\p{Lu} ]*\p{Lu}{4}[\p{Lu} ]*$/u.test(value)
}

const reachOfColumns = 400

/** Below `TENANT: SECOND DRIVER` no row is a label and its value. */
function headsColumns({ label, value }: WeighedUnit['unit']): boolean {
  return isHeadOfColumn(label) && isHeadOfColumn(value)
}

const ofNumber =
  /(?:number|(?<!\p{L})no\.?|nummer|(?<!\p{L})nr\.?|n[°º]|numéro|número|numero|номер|编号|番号)$/iu

/** The day on which somebody wrote, and who is meant by `you`. */
const ofLetter =
  /^(?:date|datum|fecha|data|дата|日期|日付|التاريخ|(?:date of issue|issue date|issued|ausstellungsdatum|date d['’]émission|fecha de (?:emisión|expedición)|data (?:di emissione|de emissão|wystawienia)|datum van afgifte|дата выдачи)|(?:you|we|us|vous|nous|sie|wir|usted|nosotros|lei|noi|u|wij))$/iu

function tellsValue({ values }: WeighedUnit): boolean {
  return values.some(({ kind }) => kind === 'date' || kind === 'money' || kind === 'duration')
}

/** The rows of a schedule that say between whom an agreement is, and the first others. */
export function tellingRows(
  findings: readonly WeighedUnit[],
  rules: Language,
  words: number,
  from: number,
  to: number,
): WeighedUnit[] {
  const rows = findings.filter(
    ({ unit, values }) =>
      unit.kind !== 'sentence' &&
      unit.start < opening &&
      unit.columns.length < columnsOfTable &&
      unit.label.split(' ').length <= wordsOfLabel &&
      !values.some(({ kind, text }) => kind === 'contact' && 2 * text.length > unit.value.length) &&
      !ofPerson.test(unit.label) &&
      !ofContact.test(unit.label) &&
      unit.label.search(rules.facts.reference) < 0 &&
      unit.label.search(rules.facts.contact) < 0 &&
      !ofNumber.test(unit.label) &&
      !/\p{N}{2}/u.test(unit.label) &&
      !ofLetter.test(unit.label) &&
      unit.label.search(rules.labels.minor) !== 0,
  )
  const parties = partiesAmong(rows, rules)
  const columns = findings.filter(({ unit }) => unit.kind === 'row' && headsColumns(unit))
  const isPlaced = ({ unit }: WeighedUnit): boolean =>
    unit.scheduled >= 0 ||
    (words <= wordsOfShort && unit.kind === 'label' && unit.start >= from && unit.end <= to)
  const isBelowColumns = ({ unit }: WeighedUnit): boolean =>
    columns.some(
      (head) => unit.start >= head.unit.start && unit.start < head.unit.end + reachOfColumns,
    )
  const others = rows.filter(
    (row) =>
      isPlaced(row) &&
      !parties.includes(row) &&
      !isBelowColumns(row) &&
      (tellsValue(row) || !isCode(row.unit.value)),
  )
  const placed =
    parties.length < partiesTold ? others : others.filter((row) => row.unit.scheduled >= 0)
  // When and for how much says more than in which room.
  const told = [...placed.filter(tellsValue), ...placed.filter((row) => !tellsValue(row))]
  return [...parties, ...told.slice(0, rowsTold - parties.length)].sort(
    (a, b) => a.unit.start - b.unit.start,
  )
}
