/** Said of a password below the minimum; browsers that check `minlength` themselves say it first. */
export function tooShort(minLength: number): string {
  return `Password should be at least ${minLength} characters.`
}
