import type { BurdenId } from '../languages/frames.ts'
import type { Language } from '../languages/load-language.ts'

/** In which ways a sentence burdens whoever received the document. */
export function burdensIn(text: string, { frames }: Language): BurdenId[] {
  return frames.burdens.filter(([, pattern]) => text.search(pattern) >= 0).map(([id]) => id)
}

/** Whether the other side bears what a sentence tells, or its reader may choose. */
export function favorsReader(text: string, { frames }: Language): boolean {
  return text.search(frames.favors) >= 0
}
