import type { Unit } from '../units/unit.ts'

const definition =
  /^["“„«»‹'‘][^"”“»›'’]{2,60}["”“»›'’] (?:means?|refers? to|bedeutet|bezeichnet|ist|sind|désigne|signifie|significa|designa|se refiere|indica|betekent|oznacza|означает)(?!\p{L})|^[「『][^」』]{1,30}[」』]とは|^[“"][^”"]{1,30}[”"](?:是|系)?指/iu
const numberedHeading =
  /^(?:(?:art(?:icle|icolo|ículo|igo|ikel)?|section|clause|§|abschnitt|cláusula|статья)\.? ?\p{N}+\.?|\p{N}{1,2}\.?) ?[-–—.:]? ?\p{L}[^.;:!?]{3,60}$/iu

/** What a word means and what a heading names threaten nobody. */
export function isMereName({ kind, text }: Unit): boolean {
  return kind !== 'row' && (definition.test(text) || numberedHeading.test(text))
}
