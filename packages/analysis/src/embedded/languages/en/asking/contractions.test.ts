import { expect, it } from 'vitest'
import { withoutContractions } from './contractions.ts'

it('writes contractions out', () => {
  expect(withoutContractions("We don't cover it, you can’t claim and it won't last.")).toBe(
    'We do not cover it, you cannot claim and it will not last.',
  )
  expect(withoutContractions("You'll pay more when we're closed.")).toBe(
    'You will pay more when we are closed.',
  )
})

it('leaves names and other languages as they are', () => {
  const text = "L'assureur n'est pas tenu. O'Neill's shop, the cat's toys."
  expect(withoutContractions(text)).toBe(text)
})
