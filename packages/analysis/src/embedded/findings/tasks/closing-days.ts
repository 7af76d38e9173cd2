import { findBoundDate } from '../../exports/dates/export-dates.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'
import { endsSentence } from '../units/unit-looks.ts'

/* Until when something can be handed in, in expressions of all languages. */

/** `Closing: 27 November`, `Anmeldeschluss`, `Applications close`. */
const closing =
  /(?<!\p{L})(?:deadlines?|clos(?:ing|es)(?! balance)|apply by|(?:tenders?|bids?|applications?|entries|bookings?) (?:close|due|in)|last (?:day|date)|final (?:day|date)|cut-?off|\p{L}*(?:frist|schluss)|échéance|date limite|clôture|fin de plazo|plazo de (?:presentación|solicitud)|fecha (?:límite|tope)|cierre|vencimiento|scadenza|chiusura|termine ultimo|encerramento|prazo|data limite|sluitingsdatum|uiterste datum|reageren voor|termin składania|ostateczn\p{L}+|при[её]м заявок|срок подачи|крайн\p{L}+)(?!\p{L})|締切|期限|截止|الموعد النهائي/iu

/** Whether a line of that label gives the last day for something. */
export function isClosingLabel(label: string): boolean {
  return closing.test(label)
}

/** `Tenders close on 8 August`, `Bookings close tomorrow at noon`. */
const closes =
  /(?<!\p{L})(?:tenders?|bids?|applications?|entries|bookings?|nominations|registration|enrolments?|submissions?|voting|the (?:offer|consultation|poll|ballot)) (?:will )?(?:close|must be in)s?(?= (?:on|at|by|tomorrow|today|\p{N}))|(?<!\p{L})(?:die )?(?:anmeldung|abstimmung|bewerbungsfrist|anmeldefrist|angebotsfrist) (?:endet|schließt)|(?<!\p{L})les (?:inscriptions|candidatures|offres) (?:sont closes|ferment|seront closes)|(?<!\p{L})(?:el plazo (?:de \p{L}+ )?(?:termina|finaliza|vence|se cierra))|(?<!\p{L})(?:le iscrizioni|le domande) (?:chiudono|scadono|si chiudono)|(?<!\p{L})as (?:inscrições|candidaturas) (?:encerram|fecham|terminam)|(?<!\p{L})(?:de )?(?:inschrijving|aanmelding) sluit|(?<!\p{L})(?:zapisy|nabór) (?:kończą|kończy|trwa\p{L}*) |(?<!\p{L})при[её]м (?:заявок|заявлений) (?:завершается|заканчивается)/iu
/** `Questions: in writing until 16 July`. */
const handedIn =
  /^(?:questions|enquiries|queries|applications?|nominations|entries|objections|comments|replies|reply|rsvp|bookings|tenders|bids|(?:rück)?fragen|anmeldung(?:en)?|bewerbung(?:en)?|einwände|angebote|questions|candidatures?|inscriptions?|offres|réponses?|preguntas|consultas|solicitudes|inscripci(?:ón|ones)|ofertas|domande|quesiti|iscrizioni|offerte|candidature|perguntas|inscrições|candidaturas|propostas|vragen|aanmelding(?:en)?|inschrijving(?:en)?|pytania|zgłoszenia|oferty|вопросы|заявки|предложения|质疑|报名|质询|質問|申込み?|応募)(?: (?:from|by|for|von|für|des?|de los|dei|van|od|от) [^:]{2,40})?$/iu

/** `Questions through the portal only, until 10 October`. */
const opensHandedIn =
  /^(?:questions|enquiries|queries|applications|nominations|entries|objections|comments|replies|bookings|tenders|bids|rückfragen|fragen|anmeldungen|bewerbungen|candidatures|inscriptions|preguntas|consultas|solicitudes|domande|iscrizioni|perguntas|inscrições|vragen|aanmeldingen|pytania|zgłoszenia|вопросы|заявки) (?:in writing|through|via|to|by|only|schriftlich|an|über|par|à|por|a|per|schriftelijk|naar|na|в|по)(?!\p{L})/iu
/** `Signed copy back to us`. */
const backToWriter =
  /(?<!\p{L})(?:(?:back|returned|sent) to us|(?:zurück )?an uns (?:zurück)?|à nous (?:retourner|renvoyer)|zurück bis)(?!\p{L})/iu

/** Whether a line or a sentence tells until when something can be handed in. */
export function namesClosing({ kind, label, text }: Unit, values: readonly TypedValue[]): boolean {
  const hasDate = values.some((value) => value.kind === 'date')
  if (closes.test(text)) return hasDate || /(?<!\p{L})(?:tomorrow|today)(?!\p{L})/iu.test(text)
  if (!hasDate) return false
  if (backToWriter.test(text) && !endsSentence.test(text)) return true
  if (kind === 'sentence') return opensHandedIn.test(text) && findBoundDate(text) !== undefined
  return isClosingLabel(label) || (handedIn.test(label) && findBoundDate(text) !== undefined)
}
