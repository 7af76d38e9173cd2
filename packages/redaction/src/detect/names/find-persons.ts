import type { Span } from '../span.ts'
import { findArabicNames } from './arabic-names.ts'
import { findEastAsianNames } from './east-asian-names.ts'
import { givenNames } from './given-names.ts'
import { isNameLine, nameAt, nameBefore, nameWord } from './name-pattern.ts'
import { isNoName } from './no-names.ts'
import { findRussianNames } from './russian-names.ts'

/** Forms of address and titles, behind which a name stands. */
const titles =
  /(?<![\p{L}])(?:Mrs?\.?|Ms\.?|Miss|Mx\.?|Dr\.?(?: (?:med|jur|phil|rer\. nat|Ing)\.)?|Prof\.?(?: Dr\.?)?|Professor|Sir|Lady|Lord|Judge|Herrn?|Frau|Monsieur|Madame|Mademoiselle|M\.|MM\.|Mme|Mlle|Maître|Me|Sr\.|Sra\.|Srta\.|Señor|Señora|Don|Doña|D\.ª|D\.|Dña\.|Sig\.(?:ra)?|Signor[ae]?|Dott\.(?:ssa)?|Avv\.|Dhr\.|De heer|Mevrouw|Mevr\.|Senhora?|Pan(?:i|ią|a|u|em)?)[ \u00a0](?:(?:Dr\.|Prof\.|Dra\.|Ing\.|Mag\.)[ \u00a0]){0,2}/gu

/** Words that say that a name follows. */
const cues =
  /(?<![\p{L}])(?:[Rr]epresented by|[Aa]cting by|[Ss]igned by|[Ww]itnessed by|[Pp]repared by|[Ww]ritten by|[Aa]pproved by|[Rr]eported by|[Bb]etween|[Ii]ts directors?|[Nn]amed|[Vv]ertreten durch|[Uu]nterzeichnet von|[Ee]rstellt von|[Zz]wischen|[Ii]ch,|[Rr]eprésentée? par|[Ee]ntre|[Ss]oussignée?,?|[Ss]igné par|[Ee]n la personne de|[Rr]epresentad[oa] por|[Ff]irmado por|[Yy]o,|[Rr]eprezentowan[aey] przez|[Pp]odpisał[a]?|[Dd]e una parte,|[Dd]e otra(?: parte)?,|I,|\/s\/|[Dd]ear|[Ll]iebe[r]?|[Hh]allo|[Hh]i|[Hh]ello|[Cc]hère?|[Qq]uerid[oa]|[Hh]ola|[Aa]ttn\.?:?|[Aa]ttention:?|z\. ?Hd\.|c\/o)[ \u00a0\n]{1,2}(?:(?:its|the|ihre[nm]?|seine[nm]?|den|die|dem|der|son|sa|le|la|su|el) [\p{L}-]{3,30},?[ \u00a0])?/gu

/** Words that say that the words before them are a name. */
const afterNames =
  /,? ?\(?(?:(?:hereinafter|nachfolgend|nachstehend|im Folgenden|ci-après|en adelante|en lo sucesivo|residing at|resident at|wohnhaft|demeurant|domiciliée?|domiciliad[oa]|con domicilio|mayor de edad|born on|born in|geboren|geb\.|née? (?:le|à)|nacid[oa] el|zamieszkał[ya]|legitymując[ya] się|con DNI|con NIE|titular d|as (?:the )?(?:landlord|tenant|seller|buyer|employer|employee))|\(the [“"'‘])/gu

const labels =
  'Name|Full name|Names|First name|Last name|Surname|Given names?|Tenant|Landlord|Lessor|Lessee|Employee|Employer|Patient|Buyer|Purchaser|Seller|Vendor|Customer|Client|Contact|Contact person|Signed|Signature|Signed by|Witness|Director|Manager|Borrower|Lender|Guarantor|Insured|Policyholder|Policy holder|Account holder|Applicant|Claimant|Beneficiary|Author|Prepared by|Prepared for|Attn|To|From|Doctor|Physician|GP|Supervisor|Emergency contact|Next of kin|Driver|Student|Vorname|Nachname|Familienname|Mieter|Mieterin|Vermieter|Vermieterin|Käufer|Käuferin|Verkäufer|Verkäuferin|Arbeitgeber|Arbeitnehmer|Arbeitnehmerin|Patientin|Kunde|Kundin|Auftraggeber|Auftragnehmer|Versicherungsnehmer|Versicherungsnehmerin|Versicherter|Ansprechpartner|Ansprechpartnerin|Geschäftsführer|Geschäftsführerin|Kontoinhaber|Kontoinhaberin|Zeuge|Zeugin|Bearbeiter|Bearbeiterin|Sachbearbeiter|Sachbearbeiterin|Teilnehmer|Protokoll|Protokollführung|Hausarzt|Ärztin|Arzt|An|Von|Nom|Prénom|Nom et prénom|Nom complet|Locataire|Bailleur|Bailleresse|Salarié|Salariée|Employeur|Assuré|Assurée|Vendeur|Acheteur|Acquéreur|Représentant|Titulaire|Titulaire du compte|Gérant|Gérante|Médecin|Médecin traitant|Interlocuteur|À l’attention de|Signataire|Témoin|Nombre|Nombre y apellidos|Apellidos|Arrendador|Arrendadora|Arrendatario|Arrendataria|Trabajador|Trabajadora|Empresa|Comprador|Compradora|Vendedor|Vendedora|Paciente|Titular|Titular de la cuenta|Representante|Firmado|Fdo\\.?|Médico|Persona de contacto|Testigo|Nome|Cognome|Paziente|Naam|Imię i nazwisko|Imię|Nazwisko|Najemca|Wynajmujący|Pracownik|Pracodawca|Sprzedający|Kupujący|Zleceniodawca|Zleceniobiorca|Pacjent|Pacjentka|Klient|Klientka|Osoba do kontaktu|Podpis|Świadek'
const labelRow = new RegExp(
  `(?<=^|\\n|[|;•·\\t] ?|- )(?:${labels})(?: ?\\([^)\\n]{1,20}\\))?[ \\u00a0]?(?:[:：]|\\t|\\|)[ \\u00a0_\\t|]{0,3}`,
  'giu',
)

const closing =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|regards|sincerely|best wishes|mit freundlichen grüßen|mit freundlichem gruß|freundliche grüße|viele grüße|beste grüße|hochachtungsvoll|cordialement|bien cordialement|veuillez agréer[^\n]{0,120}|salutations distinguées|atentamente|un saludo|saludos(?: cordiales)?|reciba un cordial saludo|cordiali saluti|met vriendelijke groet|z poważaniem|signed|signature|unterschrift|firma)[ ,.:]*$/iu
const linesOfSignature = 5

const person = (start: number, name: string): Span => ({
  kind: 'person',
  start,
  end: start + name.length,
})

function behind(text: string, cue: RegExp): Span[] {
  return [...text.matchAll(cue)].flatMap((match) => {
    const start = match.index + match[0].length
    const name = nameAt(text, start)
    return name === null ? [] : [person(start, name)]
  })
}

function before(text: string): Span[] {
  return [...text.matchAll(afterNames)].flatMap(({ index }) => {
    const name = nameBefore(text, index)
    return name?.includes(' ') ? [person(index - name.length, name)] : []
  })
}

/** Given names, with the words of a name beside them. */
function listed(text: string): Span[] {
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${nameWord}`, 'gu'))].flatMap(
    ({ index, 0: word }) => {
      const first = word.split('-')[0] ?? ''
      const asWritten = first === first.toUpperCase() ? titleCase(first) : first
      if (!givenNames.has(asWritten)) return []
      const name = nameAt(text, index)
      if (name === null) return []
      if (name.includes(' ') || name.includes('\u00a0')) return [person(index, name)]
      const family = capitalsBefore(text, index)
      return family === '' ? [] : [person(index - family.length, `${family}${name}`)]
    },
  )
}

function titleCase(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase()
}

const capitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’-]{2,30}[, ]{1,2}$/u

/** A family name in capitals before a given name, as in `DUPONT Marie`. */
function capitalsBefore(text: string, offset: number): string {
  const found = capitals.exec(text.slice(Math.max(0, offset - 34), offset))?.[0] ?? ''
  return isNoName(found.replace(/[, ]+$/u, '')) ? '' : found
}

function signatures(text: string): Span[] {
  const spans: Span[] = []
  let left = 0
  let start = 0
  for (const line of text.split('\n')) {
    const bare = line.trim()
    if (bare.length < 160 && closing.test(bare)) left = linesOfSignature
    else if (left > 0 && bare !== '') {
      left -= 1
      const name = bare.replace(/^\p{Lu}\p{Ll}{0,4}\. (?=\p{Lu})/u, '')
      if (isNameLine(name)) {
        spans.push(person(start + line.indexOf(name), name))
        left = 0
      }
    }
    start += line.length + 1
  }
  return spans
}

/** People, told by titles, labels, cues, signatures and lists of given names. */
export function findPersons(text: string): Span[] {
  return [
    ...behind(text, titles),
    ...behind(text, labelRow),
    ...behind(text, cues),
    ...before(text),
    ...listed(text),
    ...signatures(text),
    ...findArabicNames(text),
    ...findEastAsianNames(text),
    ...findRussianNames(text),
  ]
}
