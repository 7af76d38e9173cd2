import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

const quote = `SARL JARDINS DU MOULIN
2 chemin des Prés, 74000 Annecy

Devis n° 2027-019
Établi le 4 mai 2027

Mme Claire Roux
9 rue Haute
74000 Annecy

Réf. | Désignation | Qté | PU HT | Total HT
1 | Taille de la haie | 40 | 12,00 | 480,00
2 | Évacuation des déchets | 1 | 90,00 | 90,00

Total HT | 570,00 €
Total TTC | 684,00 €

Le devis est valable deux mois. La facture sera envoyée à la fin des travaux.`

const reminder = `MERIDIAN Versicherung AG
Abteilung Inkasso
Postfach 30, 20095 Hamburg

Frau
Ute Marten
Hafenweg 8
26721 Emden

Versicherungsschein-Nr.: 30 118 77
Hamburg, den 4. Mai 2027

Letzte Mahnung nach § 38 VVG - Bitte sofort lesen!

Guten Tag, Frau Marten,

der Beitrag für Ihre Hausratversicherung ist nicht eingegangen. Danach besteht kein Versicherungsschutz mehr.

Mit freundlichen Grüßen`

const renewal = `差出人: 青葉管理株式会社 <info@aoba.example>
宛先: 林 まゆ 様
件名: 【重要】賃貸借契約更新のお知らせ（203号室）

林 まゆ 様

現在のご契約は2027年3月31日をもって期間満了となります。更新をご希望の場合は2月末日までに合意書をご返送ください。`

const final = `Postbus 12, 3500 AA Utrecht

Datum | 3 november 2027
Betreft | Laatste herinnering contributie

Geachte heer Bos,

Uw contributie van € 42,50 is nog niet voldaan. Betaal uiterlijk 17 november 2027.

Met vriendelijke groet`

it.each([
  ['a quote that opens with its number', quote, 'Devis', 'Devis n° 2027-019'],
  ['a reminder that cites the law', reminder, 'Letzte Mahnung', 'Letzte Mahnung nach § 38 VVG'],
  [
    'a Japanese notice by its last word',
    renewal,
    '賃貸借契約更新のお知らせ',
    '【重要】賃貸借契約更新のお知らせ（203号室）',
  ],
  ['a subject in a row', final, 'Aanmaning', 'Laatste herinnering contributie'],
  [
    'a letter by what stands behind the colon above its greeting',
    `Wenn & Daughters
4 Mill Yard, Orme

Ms Ines Corrigan
2 Hill Street

3 May 2027

Your new fence on Monday 9 June: quotation and terms

Dear Ms Corrigan

Thank you for letting us measure the garden. The price holds until 20 May.`,
    'Quotation',
    'Your new fence on Monday 9 June: quotation and terms',
  ],
])('names %s', async (_what, content, kind, title) => {
  const { documentType } = await engine.summarize({ content, mode: 'general' })
  expect(documentType).toBe(kind)
  expect(await engine.title({ content })).toBe(title)
})

it.each([
  [
    '*** NOTICE OF DECISION - FOOD STALL PERMIT ***\n\nThe Department has granted your permit. It runs until 4 May 2027.',
    'Notice of decision',
  ],
  [
    'AGENCIA DE FOMENTO DE VALDERÍA\n\nASUNTO: Notificación de la resolución de concesión de ayuda\n\nSe concede a la empresa una ayuda de 4.000 euros. Puede interponer recurso en un mes.',
    'Notificación de la resolución',
  ],
  [
    'ORVALE PUMPS AB\nInterim report January - June 2027\n\nSECOND QUARTER\no  Net sales rose by 3% to EUR 81 m\n\nWe sold more pumps than a year ago. Cash flow was good.',
    'Financial report',
  ],
])('is called by what its heading names in full', async (content, kind) => {
  const { documentType } = await engine.summarize({ content, mode: 'general' })
  expect(documentType).toBe(kind)
})
