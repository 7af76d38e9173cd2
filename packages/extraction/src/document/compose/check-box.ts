/** How a box to tick is told in a text. */
export function checkBox(isTicked: boolean): string {
  return isTicked ? '\u2612' : '\u2610'
}
