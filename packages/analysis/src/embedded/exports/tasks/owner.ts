import { namesOrganization } from '../../findings/parties/parties.ts'
import type { ActorWords } from '../../languages/actor-words.ts'
import type { Language } from '../../languages/load-language.ts'

/* Who has to act, by what stands in front of a word of duty. */

const word = "[\\p{L}&.’'-]+"
const capital = "\\p{Lu}[\\p{L}&.’'-]*"
const placeholders: Readonly<Record<string, string>> = {
  '{name}': `${word}(?: ${capital})?`,
  '{names}': `${capital}(?: ${capital}){0,3}`,
  '{capital}': capital,
}
/** How people are called by their titles in a paper of any language. */
const titles =
  '(?:Mrs?|Ms|Miss|Dr|Prof|Sir|Herrn?|Frau|M|Mme|Mlle|Sr|Sra|D|Dña|Don|Doña|Sig|Sig\\.ra|Dott|Dhr|Mevr|Pan|Pani)\\.? '
const titled = `${titles}${capital}(?: ${capital}){0,2}`

interface OwnerForm {
  readonly pattern: RegExp
  /** Whether it lists who may stand there, so that nothing else does. */
  readonly isListed: boolean
}

function ownerForm(form: string, filled: string): OwnerForm {
  return {
    pattern: new RegExp(filled, 'u'),
    isListed: !form.includes('{name') && !form.includes('{capital'),
  }
}

interface Forms {
  readonly owners: readonly OwnerForm[]
  /** The same inside a sentence. */
  readonly inner: readonly RegExp[]
  readonly role: RegExp
  readonly nobody: RegExp
}

const known = new WeakMap<ActorWords, Forms>()

function formsOf(actors: ActorWords): Forms {
  const made = known.get(actors) ?? compile(actors)
  known.set(actors, made)
  return made
}

const fitsNothing = '(?!)'

function compile({ forms, given, within, passive, roles, joins, nobody }: ActorWords): Forms {
  const filled = (form: string): string =>
    form.replaceAll('_', '(?!\\p{L})').replace(/\{\w+\}/g, (name) => placeholders[name] ?? name)
  const opening = `^(?:[^,:]{3,40}: )?(?:(?:${within || fitsNothing}) [^,.;]{3,30}? )?`
  const ofThing = `(?! (?:\\p{L}+ )?(?:${passive || fitsNothing})(?!\\p{L}))`
  const role = roles || fitsNothing
  const inOffice = `(?:${role})(?: (?:${joins || fitsNothing}) (?:${role}))?`
  return {
    owners: [
      ...forms.map((form) => ownerForm(form, `${opening}${filled(form)}(?!\\p{L})${ofThing}`)),
      ...given.map((form) => ownerForm(form, `^${filled(form)}`)),
      ownerForm('', `^(${inOffice}|${titled}) [-–—] ?\\p{L}`),
    ],
    inner: forms.map((form) => new RegExp(`(?<= )${filled(form)}(?!\\p{L})${ofThing}`, 'u')),
    role: new RegExp(`^(?:${role})$`, 'iu'),
    nobody: new RegExp(`^(?:${nobody || fitsNothing})$`, 'iu'),
  }
}

const small = /(?<![\p{L}’'-])\p{Ll}/u
/** What stands in small letters in names, and between two of them. */
const particle =
  /(?<!\p{L})(?:van|von|de|der|den|da|di|del|della|dos|la|and|und|et|y|e|en|i|и|of|the)(?!\p{L})/gu

/** Whether a cell may name who has to act: a name or a role, and no `hours worked`. */
export function mayBeName(cell: string, { actors, phrases }: Language): boolean {
  if (/\p{N}/u.test(cell) || cell.trim() === '') return false
  const { role } = formsOf(actors)
  return (
    role.test(cell.replace(phrases.articleBefore, '')) || !small.test(cell.replace(particle, ''))
  )
}

/** A row whose columns have names, which tells who acts below one of them. */
const namedCells = /: [^;]+; [^;:]{1,30}: /u

/** Whoever a statement says has to act: `Loomkit shall`, `Der Arbeitgeber hat`. */
export function ownerIn(text: string, language: Language): string | undefined {
  const { actors, phrases } = language
  const { owners, nobody } = formsOf(actors)
  if (namedCells.test(text)) return undefined
  for (const { pattern, isListed } of owners) {
    const name = pattern.exec(text)?.[1]
    if (name === undefined) continue
    if (nobody.test(name) || phrases.orderVerb.test(name)) return undefined
    if (isListed || isSomebody(name, text, language)) return name
  }
  return innerOwner(text, language)
}

/** `At the end of the term the tenant shall`: a side of the paper inside its sentence, and in no condition. */
function innerOwner(
  text: string,
  { actors, frames, patterns, phrases }: Language,
): string | undefined {
  for (const pattern of formsOf(actors).inner) {
    const found = pattern.exec(text)
    const name = found?.[1] ?? ''
    const before = text.slice(0, found?.index)
    if (name === '' || /[.;:!?]\s/u.test(before) || before.search(patterns.condition) >= 0) continue
    const said = name.replace(phrases.articleBefore, '')
    const isSide = [frames.reader, frames.other].some((side) => said.search(side) === 0)
    if (isSide && before.search(frames.reader) < 0) return name
  }
  return undefined
}

/** What can do nothing, such as an appeal or a payment. */
export function isNobody(name: string, { actors }: Language): boolean {
  return formsOf(actors).nobody.test(name)
}

const firstWord = /^\p{Lu}[\p{L}-]*/u
const longestEnding = 2

/** `Il Mutuatario assicura`, `Huurder meldt`: a side of the paper that a task opens with. */
export function roleAtStart(text: string, { frames, phrases }: Language): string | undefined {
  const said = text.replace(phrases.articleBefore, '')
  const [word = ''] = firstWord.exec(said) ?? []
  if (word === '' || /^\P{L}*\p{Ll}/u.test(text)) return undefined
  const isRole = [frames.reader, frames.other].some((side) =>
    [...word.matchAll(side)].some(
      ({ 0: name, index }) => index === 0 && word.length - name.length <= longestEnding,
    ),
  )
  return isRole && word.length >= shortestRole ? word : undefined
}

const shortestRole = 5

const titleInFront = new RegExp(`^${titles}`, 'u')

/** Whether a word of duty stands behind a party, a role or a name, and no thing such as `The Yacht`. */
function isSomebody(name: string, text: string, language: Language): boolean {
  const { actors, code, frames, phrases } = language
  const said = name.replace(phrases.articleBefore, '')
  const isKnown =
    formsOf(actors).role.test(said) ||
    titleInFront.test(said) ||
    namesOrganization(said) ||
    [frames.reader, frames.other].some((party) => said.search(party) >= 0)
  const before = text.slice(0, text.indexOf(name)).split(/[:,]/u).at(-1) ?? ''
  // In German every noun has a capital; elsewhere names go without an article.
  return isKnown || (code !== 'de' && !/\p{L}/u.test(before) && isProper(said))
}

/** `Loomkit`, `Ida Berg`, and no `CCTV`, `Certificates` or `Reported`. */
function isProper(name: string): boolean {
  const isWhole = name.includes(' ') || !/(?:\p{Lu}{2}|(?<!work)s$|ed$)/u.test(name)
  return isWhole && !small.test(name.replace(particle, ''))
}
