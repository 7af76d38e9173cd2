import type { Span } from './span.ts'

const cue =
  '(?:born(?: on)?|date of birth|birth date|d\\.?o\\.?b\\.?|geboren(?: am)?|geb\\.(?: am)?|geburtsdatum|née? le|date de naissance|nacid[oa](?: el)?|fecha de nacimiento|nat[oa] il|data di nascita|geboren op|geboortedatum|data urodzenia|data de nascimento)'
const date =
  '\\d{1,2}(?:st|nd|rd|th|er|\\.)?[ ./-](?:de )?(?:\\d{1,2}|\\p{L}{3,12}\\.?)[ ./,-]{1,2}(?:de )?\\d{2,4}|\\p{L}{3,12}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{4}-\\d{2}-\\d{2}'
const born = new RegExp(
  `(?<!\\p{L})${cue}[ \\u00a0]?[:.]?[ \\u00a0\\n]{0,3}(${date})(?!\\d)`,
  'giu',
)

/** Days on which somebody was born. */
export function findBirthDates(text: string): Span[] {
  return [...text.matchAll(born)].map((match) => {
    const end = match.index + match[0].length
    return { kind: 'birthDate', start: end - (match[1]?.length ?? 0), end }
  })
}
