import { describe, expect, it } from 'vitest'
import { findHits } from '../find-hits.ts'
import { indexSentences } from '../index/sentence-index.ts'
import { readQuestion } from './question.ts'

const licence = `Terms of use of the Tarnwick map editor

The terms shall remain in force in perpetuity.
Payment is by card.
Proceedings against the maker have to be commenced within two years.
Nobody may divulge the activation code.
The makers' emblem must stay on every page.
Map files saved by earlier editions are read too.`

const club = `Articles of the Orrin rowing club

The committee comprises seven rowers.
The boathouse stands at the upper lock.
The treasurer serves for three years.
Rowers who damage a boat on purpose are expelled.
Former rowers are readmitted on request.
Nominations close two weeks before the poll.`

const pump = `Data sheet of the garden pump GP 3

The preset pressure is 2 bar.
Only an electrician may connect the pump.
The filter is exchanged every spring.
Model GP 2 is no longer sold.
Worn seals are disposed of with household waste.
The pump is powered down before it is opened.`

const camp = `Sommerlager am Ellersee

Der Vorstand bleibt zwei Jahre im Amt.
Eine ärztliche Bescheinigung ist ab dem dritten Tag vorzulegen.
Für die Hinfahrt ist ein Lunchpaket mitzugeben.
Der Sozialfonds des Vereins übernimmt auf Antrag die Hälfte.
Die Zelte stehen am Nordufer.`

const loan = `Contrato de préstamo de la Caja del Valle

El interés es del 4 % anual.
En caso de impago se cobran 15 euros.
La fiadora responde con todos sus bienes.
El importe se entrega en la oficina de Ribadal.`

const sailing = `Stage de voile à Kerlann

Le pique-nique du lundi est à fournir par la famille.
Les téléphones sont ramassés le soir.
Le départ a lieu devant la mairie.
Un certificat médical est demandé pour tout remboursement.`

describe('technical and legal words', () => {
  it.each([
    [licence, 'do the terms run out?', 'perpetuity'],
    [licence, 'how long can I sue them?', 'Proceedings'],
    [licence, 'what if I leak the code?', 'divulge'],
    [licence, 'can I take their logo off?', 'emblem'],
    [licence, 'which versions does it read?', 'editions'],
    [club, 'how many people sit on the committee?', 'comprises'],
    [club, 'how long does the treasurer stay in office?', 'three years'],
    [club, 'can I be kicked out?', 'expelled'],
    [club, 'can I come back?', 'readmitted'],
    [pump, 'what is the default pressure?', '2 bar'],
    [pump, 'can I wire it up myself?', 'electrician'],
    [pump, 'when do I swap the filter?', 'every spring'],
    [pump, 'can I still buy a GP 2?', 'no longer'],
    [pump, 'how do I throw away the seals?', 'disposed'],
    [pump, 'must I switch it off?', 'powered down'],
    [camp, 'wann brauche ich eine Krankschreibung?', 'Bescheinigung'],
    [camp, 'gibt es ein Picknick?', 'Lunchpaket'],
    [camp, 'gibt es finanzielle Hilfe?', 'Sozialfonds'],
    [camp, 'wie lange ist die Amtszeit?', 'im Amt'],
    [loan, '¿qué pasa si dejo de pagar?', 'impago'],
    [loan, '¿qué hace la avalista?', 'fiadora'],
    [sailing, 'elle peut garder son portable ?', 'téléphones'],
    [sailing, 'il faut prévoir à manger ?', 'pique-nique'],
  ])('find what answers in other words (%#)', async (text, asked, answer) => {
    const index = await indexSentences(text, undefined)
    const [best] = findHits(readQuestion(asked, [], index), index)
    expect(index.sentences[best?.at ?? -1]?.text).toContain(answer)
  })
})
