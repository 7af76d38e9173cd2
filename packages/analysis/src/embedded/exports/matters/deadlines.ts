import type { Language } from '../../languages/load-language.ts'
import { findBoundDate, findDay } from '../dates/export-dates.ts'
import { findPeriod } from '../dates/periods.ts'
import type { ExportMaterial } from '../export-material.ts'
import { type Point, statementOf } from '../point.ts'
import { isDuty } from '../tasks/duties.ts'
import { datedFirst } from '../tasks/tasks.ts'

/** `Wait two minutes`: how a thing is handled, not by when something has to be done. */
const moment =
  /^(?:\S+ )?(?:seconds?|minutes?|sekunden?|minuten?|secondes?|segundos?|minutos?|second[oi]|minut[oi]|seconden|minuut|sekund\p{L}*|minut\p{L}*|секунд\p{L}*|минут\p{L}*)$/iu
/** `The offer stays open until 15 May`, `the terms fall away`. */
const offered =
  /(?<!\p{L})(?:(?:offer|quot(?:e|ation)|proposal|terms|prices?)(?!\p{L})[^;]{0,60}(?<!\p{L})(?:open|valid|held|stands?|good|lapses?|expires?|falls? away)|(?:\p{L}*angebot\p{L}*|konditionen|preise?)(?!\p{L})[^;]{0,60}(?<!\p{L})(?:gültig|gilt|gelten|bindend|gebunden)|(?:offre|devis|proposition|conditions|prix)(?!\p{L})[^;]{0,60}(?<!\p{L})(?:valable|valide|maintenue?|expire)|(?:oferta|presupuesto|propuesta|condiciones|precios?|orçamento|proposta|condições|preços?)(?!\p{L})[^;]{0,60}(?<!\p{L})(?:válid[oa]s?|vigentes?|vence|caduca|durante|até|mant\p{L}+)|(?:offerta|preventivo|condizioni|prezz[oi])(?!\p{L})[^;]{0,60}(?<!\p{L})(?:valid[oaie]|scade|ferm[oaie])|(?:aanbod|offerte|aanbieding|voorstel|prijs)(?!\p{L})[^;]{0,60}(?<!\p{L})(?:geldig|geldt|vervalt)|(?:ofert\p{L}+|wycen\p{L}+|warunki|cen[ay])(?!\p{L})[^;]{0,60}(?<!\p{L})(?:ważn\p{L}|obowiązuj\p{L}+|wygasa)|(?:предложени\p{L}+|услови\p{L}+|цен\p{L})(?!\p{L})[^;]{0,60}(?<!\p{L})действ\p{L}+)/iu

/** Until when an offer can be taken. */
function isOffer({ text }: Point): boolean {
  return offered.test(text) && findDay(text) !== undefined
}

/** `The period ends on 31 July`, `the refund ends on 4 May`: the last day by which a reader can act. */
const closes =
  /(?<!\p{L})(?:(?:deadline|period|time|refunds?|registration|enrol\p{L}*|recruitment|scheme|applications?|claims?)(?!\p{L})(?:[^.;]|(?<=\p{N})\.){0,60}(?<!\p{L})(?:ends?|closes?|expires?|runs? out)(?!\p{L})|(?:\p{L}*frist|anmeldung|bewerbung)(?!\p{L})(?:[^.;]|(?<=\p{N})\.){0,60}(?<!\p{L})(?:endet|läuft|ab)(?!\p{L})|(?:délai|inscriptions?|remboursement)(?!\p{L})(?:[^.;]|(?<=\p{N})\.){0,60}(?<!\p{L})(?:expire\p{L}*|prend fin|se termine\p{L}*|clos\p{L}*)|(?:plazo|inscripci\p{L}+|reembolso|prazo|inscriç\p{L}+)(?!\p{L})(?:[^.;]|(?<=\p{N})\.){0,60}(?<!\p{L})(?:finaliza|termina|vence|acaba|expira|encerra)\p{L}*|(?:termine|iscrizioni|rimborso)(?!\p{L})(?:[^.;]|(?<=\p{N})\.){0,60}(?<!\p{L})(?:scade|termina|chiud)\p{L}*|(?:\p{L}*termijn|inschrijving|aanmelding)(?!\p{L})(?:[^.;]|(?<=\p{N})\.){0,60}(?<!\p{L})(?:eindigt|loopt|sluit|verloopt)|(?:termin|zapisy|nabór)(?!\p{L})(?:[^.;]|(?<=\p{N})\.){0,60}(?<!\p{L})(?:upływa|kończy)|(?:срок|при[её]м|регистрация)(?!\p{L})(?:[^.;]|(?<=\p{N})\.){0,60}(?<!\p{L})(?:истека|заканчива|заверша)\p{L}*)/iu

const opening = 40

/** A sentence that says so, or a row that is called so: `Closing date: 4 May`. */
function isClosing(point: Point, { phrases }: Language): boolean {
  const { text, label = '' } = point
  if (findDay(text) === undefined) return false
  const isCalled =
    (phrases.closingDay.test(label) || phrases.dueDay.test(label)) && text.startsWith(`${label}: `)
  const isDated = isCalled && findDay(statementOf(point).slice(0, opening)) !== undefined
  return isDated || closes.test(text)
}

/** `Erteilen Sie die Zustimmung nicht, müsste …`: what follows if its reader does nothing, and nothing to do. */
const ifNot =
  /^(?:[^:]{3,40}: )?\p{Lu}\p{Ll}+(?:en sie|t u|st du) [^.;,]{0,80}(?<!\p{L})(?:nicht|kein\p{L}*|niet|geen)(?!\p{L})[^.;,]{0,40}, (?:so |dan )?(?:müss|muss|kann|könn|wird|werden|würd|darf|moet|kan|zal|wordt)/iu

function isTimed(text: string, language: Language): boolean {
  return (findBoundDate(text, language) ?? findPeriod(text, language)) !== undefined
}

/** What is demanded, offers and deadlines among the details, then other tasks with a time, the earliest first. */
export function deadlinesOf(material: ExportMaterial): Point[] {
  const { criticalDetails, recommendations } = material.points
  const offers = criticalDetails.filter(isOffer)
  const ends = [...criticalDetails, ...material.points.keyPoints].filter((point) =>
    isClosing(point, material.rules),
  )
  const duties = criticalDetails.filter(
    (point) =>
      isDuty(point, material) && !offers.includes(point) && !moment.test(point.value ?? ''),
  )
  const demanded = recommendations.filter(
    ({ text }) => material.rules.phrases.demands.test(text) && isTimed(text, material.rules),
  )
  const told = duties.filter(({ kind }) => kind === 'deadline')
  const others = [...duties, ...recommendations].filter(
    (point) => !told.includes(point) && isTimed(point.text, material.rules),
  )
  const isDated = ({ text }: Point): boolean => findBoundDate(text, material.rules) !== undefined
  const all = [
    ...demanded,
    ...datedFirst(ends, material),
    ...datedFirst([...offers, ...[...told, ...others].filter(isDated)], material),
    ...told.filter((point) => !isDated(point)),
    ...others.filter((point) => !isDated(point)),
  ]
  return all.filter(({ text }) => !ifNot.test(text))
}
