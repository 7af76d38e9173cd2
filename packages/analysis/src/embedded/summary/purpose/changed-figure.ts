import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { dangles } from '../../document/wording/dangling.ts'
import type { ValueKind } from '../../findings/typed-values.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { overlaps } from '../lines/overlaps.ts'
import { mostOf, spanOf } from './forms/sum-beside.ts'

const wordsOfFigure = 32
const shareLooked = 0.6
const leastWorth = 2
const worthOfEarly = 0.5
const likeKinds: readonly ValueKind[] = ['money', 'percent']

/** That something changes or rises, as the subject of a letter or its first statement says. */
const changes =
  /(?<!\p{L})(?:chang(?:e|es|ed|ing)|increas(?:e|es|ing)|rais(?:e|es|ing)|ris(?:e|es|ing)|adjust(?:ment|ments|ing)|renew(?:al|s|ing)?|amend(?:ment|ments|ing)|new (?:fees?|prices?|rates?|terms|tariffs?|charges?|premium)|\p{L}*änderung(?:en)?|\p{L}*erhöhung(?:en)?|\p{L}*anpassung(?:en)?|erhöhen|neue (?:preise|beiträge|tarife|bedingungen)|\p{L}*verlängerung|renouvellement|renovación|rinnovo|renovação|verlenging|odnowieni\p{L}+|przedłużeni\p{L}+|продлени\p{L}+|modifications?|augmentations?|hausse|évolution|révision|nouveaux? (?:tarifs?|prix)|cambios?|modificaci(?:ón|ones)|subida|aumento|actualización|nuevas (?:tarifas|condiciones)|variazion[ei]|modific(?:a|he)|adeguamento|nuove (?:tariffe|condizioni)|alteraç(?:ão|ões)|atualização|novos preços|\p{L}*wijziging(?:en)?|\p{L}*verhoging|aanpassing|nieuwe (?:tarieven|prijzen|voorwaarden)|zmian\p{L}*|podwyż\p{L}+|nowe (?:ceny|stawki|warunki)|изменени\p{L}+|повышени\p{L}+|новые (?:тарифы|цены|условия))(?!\p{L})|调整|变更|上调|涨价|改定|変更|値上げ|تعديل|تغيير|زيادة|رفع/iu
/** From what to what. */
const fromTo =
  /(?<!\p{L})(?:from [^.;]{1,40} to|instead of|will (?:rise|increase|go up|be raised|fall|be reduced|change) (?:to|by|from)|(?:rises?|goes|increases?) (?:to|by|from)|von [^.;]{1,40} auf|statt|anstelle|(?:steig|erhöh|sink)t|passe(?:ra|nt|ront)? (?:de|à)|au lieu de|pasa(?:rá|n|rán)? (?:de|a)|en lugar de|passa(?:no)? da|invece d[ie]|anziché|passa(?:rá|m)? (?:de|a|para)|em vez de|van [^.;]{1,40} naar|in plaats van|stijg(?:t|en)|zamiast|wzr(?:ośnie|asta)|z [^.;]{1,40} (?:na|do)|вместо|с [^.;]{1,40} до|повы(?:сится|шается))(?!\p{L})|[由从].{1,20}(?:调整为|上调至|改为)|から.{1,30}(?:[にへ](?:改定|変更|引き上げ))|من .{1,30} إلى/iu

/** From what to what it changes, where a letter announces a change and what is told of it names no sum. */
export function changedFigure(reading: Reading, told: readonly Excerpt[]): Excerpt[] {
  const { content, type, findings, title, rules } = reading
  const mayChange =
    type.genre === 'general' && (type.id === undefined || !settled.includes(type.id))
  const says = [title, ...told.map(({ text }) => text)]
  if (!mayChange || told.length === 0 || !says.some((text) => changes.test(text))) return []
  if (told.some(({ text }) => namesFigure.test(text) || fromTo.test(text))) return []
  const last = shareLooked * content.length
  const best = mostOf(findings, (found) =>
    found.unit.start > last || told.some((one) => overlaps(one, found.unit))
      ? 0
      : worthOf(found, rules) + worthOfEarly * (1 - found.unit.start / last),
  )
  if (best === undefined || worthOf(best, rules) < leastWorth) return []
  return [
    best.unit.kind === 'sentence' ? excerptOf(content, best.unit, wordsOfFigure) : spanOf(best),
  ]
}

const settled: readonly string[] = ['judgment', 'minutes', 'newsletter', 'invoice', 'quotation']
const namesFigure = /\p{Sc}\s?\p{N}|\p{N}\s?(?:%|\p{Sc}|(?:percent|per cent|zł|руб)(?!\p{L}))/iu

function worthOf({ unit, values, matches, burdens }: WeighedUnit, language: Language): number {
  if (unit.kind === 'sentence' && dangles(unit.text, language)) return 0
  if (unit.kind !== 'sentence' && unit.columns.length < 2) return 0
  const has = (kind: ValueKind): boolean => values.some((value) => value.kind === kind)
  const isPriced = has('money') || has('percent')
  const tellsChange = fromTo.test(unit.text) || burdens.includes('grows')
  if (!isPriced || (unit.kind === 'sentence' && !tellsChange)) return 0
  const pairs = likeKinds.some((kind) => values.filter((value) => value.kind === kind).length > 1)
  const isRowOfTwo = unit.kind !== 'sentence' && pairs && comparesTimes(unit.columns)
  return (
    (unit.kind === 'sentence' && fromTo.test(unit.text) ? 1.5 : 0) +
    (isRowOfTwo ? leastWorth : 0) +
    (pairs ? 1 : 0) +
    (has('date') ? 0.7 : 0) +
    (burdens.includes('grows') ? 0.7 : 0) -
    (matches.condition > 0 ? 1 : 0)
  )
}

/** Whether the columns of a table are two times: `until 31 August`, `from 1 September`, or `Now`, `New`. */
const ofTime =
  /\p{N}{4}|(?<!\p{L})(?:now|old|new|current(?:ly)?|until|from|before|after|bisher|alt|neu|ab|bis|actuel(?:le)?s?|nouveau|nouvelle|ancien(?:ne)?|actual|nuev[oa]|anterior|attuale|nuov[oa]|atual|nov[oa]|huidig|nieuw|oud|obecn\p{L}+|now[aey]|dotychczas\p{L}*|сейчас|нов\p{L}+|прежн\p{L}+|было|стало)(?!\p{L})|现行|调整后|现|新|旧|現行|改定後|新料金|الحالي|الجديد/iu
function comparesTimes(columns: readonly string[]): boolean {
  return columns.filter((name) => ofTime.test(name)).length > 1
}
