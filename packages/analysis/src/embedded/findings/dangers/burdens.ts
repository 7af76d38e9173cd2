import { namesIn } from '../../../text/in-turn.ts'
import type { BurdenId } from '../../languages/frames.ts'
import type { Language } from '../../languages/load-language.ts'

/** In which ways each sentence burdens whoever received the document. */
export function burdensIn(texts: readonly string[], { frames }: Language): BurdenId[][] {
  return namesIn(texts, frames.burdens)
}

/** Whether the other side bears what a sentence tells, or its reader may choose. */
export function favorsReader(text: string, { frames }: Language): boolean {
  return text.search(frames.favors) >= 0
}

const opening = 40

/** Whether a sentence opens with whoever received the document: what it tells somebody to do is their task. */
export function opensWithReader(text: string, { frames }: Language): boolean {
  return text.slice(0, opening).search(frames.reader) >= 0
}

/** Whether a sentence opens with the other side, and not with whoever received the document. */
export function opensWithOther(text: string, language: Language): boolean {
  const opens = text.slice(0, opening).search(language.frames.other) >= 0
  return opens && !opensWithReader(text, language)
}

const mostToll = 3

/** How much a sentence tells of what is lost, owed or suffered, from 0 to 1. */
export function tollIn(text: string, { frames }: Language): number {
  const found = new Set((text.match(frames.toll) ?? []).map((word) => word.toLowerCase()))
  return Math.min(mostToll, found.size) / mostToll
}

/** Whether a sentence only sounds as if it burdened whoever received the document. */
export function isMild(text: string, { frames }: Language): boolean {
  return text.search(frames.mild) >= 0
}
