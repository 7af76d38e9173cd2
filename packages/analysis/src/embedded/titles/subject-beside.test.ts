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

it.each([
  [
    'Fieldway\n\nReview of the night bus trial\nMay 2026 to April 2027\n\nFINAL REPORT\n\nPrepared for    Marl County Transport\n\nThe night bus carried 4,100 passengers. Two of its five routes were hardly used.',
    'Review of the night bus trial – FINAL REPORT',
  ],
  [
    '6th International Contest for Young Cellists\nOrvale, 2-9 May 2027\n\nR E G U L A T I O N S\n\n§ 1  Aim\nThe contest is held every other year. Players must not be older than 28.',
    '6th International Contest for Young Cellists – REGULATIONS',
  ],
  [
    'TENANCY AND TRADE TRIBUNAL\nBUILDING LIST\n\nCITATION:           Marlow v Crest Kitchens Ltd [2026] TTT 41\nAPPLICANT:          Ida Marlow\nRESPONDENT:         Crest Kitchens Ltd\n\nORDERS\n\n1. The respondent is to pay the applicant $2,140 within 28 days.\n2. The counterclaim is dismissed.\n\nThe tribunal heard the claimant and the respondent in May. Both made submissions.',
    'Marlow v Crest Kitchens Ltd [2026] TTT 41',
  ],
  [
    'MERROW STONE & TILING LTD\nFloors · Walls · Worktops\n\nEstimate            E-27-041\nDate                May 4, 2027\n\nDear Ida,\n\nThank you for showing me the hall. I can lay the stone in the first week of June. It comes to $2,140 with tax.',
    'Estimate – MERROW STONE & TILING LTD',
  ],
  [
    'CX-NET-LLD-017                    Orvale Mills / Internal\n\nOrvale Mill\nNETWORK RENEWAL - LOW-LEVEL DESIGN\n\nAll switches are replaced in May. Each line has a network of its own.',
    'NETWORK RENEWAL - LOW-LEVEL DESIGN',
  ],
])('says what a title leaves out: of what, between whom, by whom', async (content, title) => {
  expect(await engine.title({ content })).toBe(title)
})
