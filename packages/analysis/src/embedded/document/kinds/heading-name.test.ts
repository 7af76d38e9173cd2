import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { makeTitle } from '../../titles/title.ts'
import { findKind } from './find-kind.ts'
import { nameInHeading } from './heading-name.ts'

it.each<[RulesLanguage, string, string]>([
  ['en', 'ANNUAL MOORING STATEMENT – 2026', 'ANNUAL MOORING STATEMENT'],
  ['en', 'Harbour Survey of the northern quay', 'Harbour Survey'],
  ['de', 'Hafengebührenordnung der Stadt Nordsiel', 'Hafengebührenordnung'],
  ['nl', 'Liggeldbeschikking voor het jaar', 'Liggeldbeschikking'],
  ['fr', 'RELEVÉ DE SITUATION pour l’année', 'RELEVÉ DE SITUATION'],
  ['es', 'REQUERIMIENTO DE DOCUMENTACIÓN Y TRÁMITE DE AUDIENCIA', 'REQUERIMIENTO DE DOCUMENTACIÓN'],
  ['it', 'INGIUNZIONE DI PAGAMENTO per canoni', 'INGIUNZIONE DI PAGAMENTO'],
  ['pt', 'EDITAL DE CITAÇÃO', 'EDITAL DE CITAÇÃO'],
  ['pl', 'NAKAZ ROZBIÓRKI w sprawie pomostu', 'NAKAZ ROZBIÓRKI'],
  ['ru', 'ПРЕДПИСАНИЕ об устранении нарушений', 'ПРЕДПИСАНИЕ'],
  ['ar', 'كشف حساب الميناء', 'كشف حساب الميناء'],
  ['zh', '泊位费用通知书', '泊位费用通知书'],
  ['ja', '係留料のお知らせ', '係留料のお知らせ'],
])('in %s, %j calls the document %j', async (code, heading, name) => {
  expect(nameInHeading(heading, await loadLanguage(code))).toBe(name)
})

it.each([
  'HARBOUR OFFICE',
  'Your application of 3 March',
  'Who may moor here',
  'Statement 14',
  'Please read this notice.',
])('finds no name in %j', async (heading) => {
  expect(nameInHeading(heading, await loadLanguage('en'))).toBeUndefined()
})

const english = await loadLanguage('en')
const kindOf = (content: string) => findKind(content, content.split('\n')[0] ?? '', english).name

it('calls a document what its heading calls it, where its wording alone would make it another kind', () => {
  const survey = `ORRIN & LUND
Chartered Harbour Surveyors

MOORING SURVEY - LEVEL 2

We examined the piles and compare them with our previous study. We found that two have moved. Statistically one in ten moves.`
  expect(kindOf(survey)).toBe('Mooring survey')
})

it('reads headings in boxes and with letters set apart', () => {
  expect(
    kindOf(
      `+==========+\n|  URGENT  -  PRODUCT SAFETY RECALL  -  READ NOW  |\n+==========+\n\nStop it.`,
    ),
  ).toBe('Product safety recall')
  expect(
    kindOf(
      `DORRING COUNCIL\n\n      D E C I S I O N    N O T I C E\n\nApplication no: 26/118\n\nThe pier may be built.`,
    ),
  ).toBe('Decision notice')
})

it('takes no heading of a section for the kind', () => {
  const notice = `Dorring Sailing Society

NOTICE OF THE ANNUAL MEETING

NOTICE is hereby given that the annual meeting of the society will be held in the boat house on Sunday, 4 October 2026 at noon.

AGENDA

1. Accounts`
  expect(kindOf(notice)).toBe('Notice of the annual meeting')
})

it('takes an agreement that is filed with a court for an agreement', () => {
  const agreement = `IN THE COURT OF DORRING COUNTY

IN THE MATTER OF:
ANA LUND, Petitioner 1

SEPARATION AGREEMENT

This agreement is made between Ana Lund and Per Lund. Ana keeps the boat.`
  expect(kindOf(agreement)).toBe('Separation agreement')
})

it('takes no speaker, no section and no line for the attention of somebody for the title', async () => {
  const call = Array.from(
    { length: 5 },
    (_, i) =>
      `0${i}:00 AGENT Good morning, this is answer ${i}.\n0${i}:09 CUSTOMER My sail number ${i} came torn.`,
  ).join('\n')
  expect(await makeTitle(call)).toBe('Meeting transcript')
  const lease =
    'De una parte, doña Ana Lund, la arrendadora, y de otra don Per Lund, el arrendatario.\n\nESTIPULACIONES\n\nSe arrienda la vivienda por 600 euros al mes durante un año. La fianza es de 600 euros.'
  expect(await makeTitle(lease)).not.toBe('ESTIPULACIONES')
})

it('joins a title that goes on in the next line, in capitals and in Chinese', async () => {
  const agreement =
    'AGREEMENT FOR THE CARE OF\nBOATS AND SAILS\n\nThis agreement is made between Ana Lund and Orrin Boats Ltd. Orrin Boats shall look after the boat.'
  expect(await makeTitle(agreement)).toBe('AGREEMENT FOR THE CARE OF BOATS AND SAILS')
  const notice =
    '关于调整2027年度泊位费标准\n及开展费用收缴工作的通知\n\n各位船主：\n\n自2027年1月1日起，泊位费调整为每月三百元，请于1月31日前缴纳。'
  expect(await makeTitle(notice)).toContain('关于调整2027年度泊位费标准')
})
