import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function risksOf(content: string): Promise<string[]> {
  const { risks, riskLevels } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return risks.map((text, at) => `${riskLevels[at]}: ${text}`)
}

it('takes each safety notice for a danger, as grave as the word that opens it', async () => {
  const risks = await risksOf(`Tarrow 9 hedge cutter – operating manual

Safety

/!\\ DANGER means that somebody may be killed.
/!\\ CAUTION means that something may break.

/!\\ DANGER – MOVING BLADES
The blades run on for three seconds after the trigger is let go. Wait until they stand still.
 - Wear gloves whenever you touch them.

CAUTION: Store the cutter dry. Moisture makes the blades rust.

⚠ Carry it by the front handle only.

Operation

Push the switch forward and pull the trigger. The cutter starts at once. Let go of the trigger to end.`)
  expect(risks.slice(0, 3)).toEqual([
    'high: DANGER – MOVING BLADES: The blades run on for three seconds after the trigger is let go. Wait until they stand still.',
    'medium: CAUTION: Store the cutter dry. Moisture makes the blades rust.',
    'medium: Carry it by the front handle only.',
  ])
  expect(risks.join()).not.toContain('means that')
})

const manuals = {
  de: 'Betriebsanleitung der Presse Orla 4\n\nDie Presse drückt Äpfel und Birnen aus. Sie steht auf einem ebenen Boden und wird von einer Person bedient.',
  fr: 'Notice d’utilisation du pressoir Orla 4\n\nLe pressoir extrait le jus des pommes et des poires. Il se place sur un sol plat et une seule personne le conduit.',
  it: 'Manuale d’uso del torchio Orla 4\n\nIl torchio spreme mele e pere. Va messo su un pavimento piano e lo manovra una sola persona.',
  ru: 'Руководство по эксплуатации пресса Орла 4\n\nПресс отжимает сок из яблок и груш. Его ставят на ровный пол, и работает на нём один человек.',
  ja: '搾り機オルラ4 取扱説明書\n\nこの機械はりんごと梨の汁を搾ります。平らな床に置き、一人で操作します。',
}

it.each([
  ['de', 'WARNUNG! Das Gehäuse wird bis zu 90 °C heiß. Lassen Sie es vor dem Öffnen abkühlen.'],
  ['fr', 'DANGER – Ne jamais ouvrir le capot tant que le moteur tourne. Coupez le courant avant.'],
  ['it', 'PERICOLO: non aprire il coperchio mentre il motore gira. Staccare prima la corrente.'],
  ['ru', 'ОПАСНО! Не открывайте крышку, пока двигатель работает. Сначала отключите питание.'],
  ['ja', '警告：モーターの回転中はカバーを開けないでください。先に電源を切ってください。'],
] as const)('knows the words of %s', async (code, notice) => {
  const [first] = await risksOf(`${manuals[code]}\n\n${notice}`)
  expect(first).toBe(`high: ${notice}`)
})

it('takes a word inside of a sentence, or a heading without a text, for none', async () => {
  const risks = await risksOf(`Notes on the server

The line "WARNING: backup" in the log is usual. It comes once a night.

WARNING

Second copies

The second copy is written at four.`)
  expect(risks).toEqual([])
})

it('takes no line that says to whom a paper goes for a notice', async () => {
  const risks = await risksOf(`Inspection of the boiler

Client:        Marrow Baths
Attention:     Ms J. Orme, Duty Manager
Date of visit: 9 September 2027

The boiler was clean and ran without a fault.`)
  expect(risks).toEqual([])
})
