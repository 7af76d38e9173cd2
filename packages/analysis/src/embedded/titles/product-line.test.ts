import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()

it.each([
  [
    'CORVANE WORKS          Doc. 77-A rev. 2\n\nPRODUCT SPECIFICATION\nTwo-stage air compressor for workshops\n\nFlow: 300 l/min\nPressure: 10 bar',
    'Two-stage air compressor for workshops – PRODUCT SPECIFICATION',
  ],
  [
    'ORLA HOME\nPebble 2 | countertop juicer\nUSER MANUAL\nRev. 4 (03/2027)\n\nKeep this manual. The juicer presses soft fruit. Clean it after each use.',
    'Pebble 2 – USER MANUAL',
  ],
])('names the product where the title of a manual does not', async (content, title) => {
  expect(await engine.title({ content })).toBe(title)
})

it('cuts a long title where one of its parts ends', async () => {
  const content =
    'Breeze 250 R · technical data, installation and care · document BR-250-EN-07 · August 2027\n\nThe Breeze 250 R draws stale air from kitchens. Clean its filters every six months.'
  expect(await engine.title({ content })).toBe(
    'Breeze 250 R · technical data, installation and care · document BR-250-EN-07',
  )
})

it('titles a chapter of a book by its name', async () => {
  const content =
    'KAPITEL 2\n\nBewerbung um einen Liegeplatz\n\n2.1 Erste Schritte\n\nWer einen Liegeplatz sucht, schreibt dem Hafenmeister. Er antwortet innerhalb von zwei Wochen.'
  expect(await engine.title({ content })).toBe('Bewerbung um einen Liegeplatz')
})
