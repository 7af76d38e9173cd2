import { percentWords } from '../../languages/percent-words.ts'

const fewestSteps = 3
const fewestBounds = 2
const longestText = 2_000
const longestStep = 200
const parted = /[;；]|\s[-–—•]\s|,(?= \p{L})|\.(?= \p{Lu})/u
const share = new RegExp(`\\p{N}\\s?(?:%|‰|\\p{Sc}|${percentWords})|\\p{Sc}\\s?\\p{N}`, 'iu')
/** `between 60 and 30 days:` */
const bound = /^\P{N}{0,30}\p{N}{1,3}(?:\P{N}{1,10}\p{N}{1,3})?\s?\p{L}[^:：]{0,40}[:：]/u

/** Whether a text tells step by step what is paid or given back: `more than 60 days before 20 %; 60 to 30 days 50 %; later 80 %`. */
export function isScale(text: string): boolean {
  if (text.length > longestText) return false
  const steps = text.split(parted).map((step) => step.trim())
  const shares = steps.filter((step) => share.test(step)).length
  if (shares >= fewestSteps) return true
  return (
    shares > 0 &&
    steps.length >= fewestSteps &&
    steps.filter((step) => bound.test(step)).length >= fewestBounds
  )
}

/** Whether a text is one step of a scale, which tells nothing without the others: `20 to 6 days: 70 % of the price`. */
export function isStepOfScale(text: string): boolean {
  return text.length <= longestStep && bound.test(text) && share.test(text) && !isScale(text)
}
