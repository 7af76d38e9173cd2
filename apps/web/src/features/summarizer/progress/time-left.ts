import { waitText } from '../file-facts.ts'
import * as texts from './texts.ts'

/** How long the rest takes at the rate so far; nothing is said before a page is finished. */
export function timeLeft(elapsedMs: number, done: number, left: number): string {
  if (done <= 0) return ''
  const seconds = Math.ceil(((elapsedMs / done) * left) / 1_000)
  return seconds <= 0 ? '' : texts.aboutMore(waitText(seconds))
}
