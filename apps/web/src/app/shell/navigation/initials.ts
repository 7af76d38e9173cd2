/** What is in the avatar: the initials of a name, else the first letter of the email, else `U`. */
export function initials(fullName: string | null | undefined, email: string | undefined): string {
  const words = (fullName ?? '').trim().split(/\s+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = ends.map((word) => Array.from(word ?? '')[0] ?? '').join('')
  return (letters || Array.from(email ?? '')[0] || 'U').toUpperCase()
}
