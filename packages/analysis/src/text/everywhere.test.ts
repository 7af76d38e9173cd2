import { expect, it } from 'vitest'
import { everywhere } from './everywhere.ts'

it('finds all that a pattern finds once, and keeps its other flags', () => {
  const oar = /oar/iu
  expect('Oar and oar'.replace(everywhere(oar), 'boat')).toBe('boat and boat')
  expect(everywhere(oar)).toBe(everywhere(oar))
  expect(oar.global).toBe(false)
})
