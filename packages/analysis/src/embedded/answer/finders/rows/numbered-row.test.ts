import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'

const engine = createEmbeddedEngine()
const ask = async (content: string, question: string): Promise<string> => {
  const { verdict, result } = await engine.answer({ content, question })
  return `${verdict}: ${result}`
}

const lifts = `The lifts are renewed

Dear neighbors,

The lifts in our house are renewed this summer. Each staircase is without its lift for two weeks.

Staircase | Flats | Days of work
1 | 1-18 | 4 to 15 May
2 | 19-36 | 18 to 29 May
3 | 37-54 | 1 to 12 June

Questions are answered by the caretaker.`

const etages = `Travaux dans l'immeuble

Chers voisins, les fenêtres de l'escalier sont remplacées cet été, étage par étage, par la maison Orvel.

Étage | Appartements | Dates
1er | 1 à 4 | 4 au 8 mai
2e | 5 à 8 | 11 au 15 mai
3e | 9 à 12 | 18 au 22 mai

Le gardien répond à vos questions.`

const wochen = `Kursplan

Der Kurs findet in der alten Schule statt und wird von zwei Lehrern gehalten.

Woche | Raum | Beginn
1 | Aula | 3. Mai
2 | Turnhalle | 10. Mai
3 | Werkraum | 17. Mai

Bitte bringen Sie festes Schuhwerk mit.`

const aulas = `Plano do curso

O curso é dado na escola velha por dois professores e não tem exame no fim.

Aula | Sala | Data
1 | 12 | 3 de maio
2 | 14 | 10 de maio
3 | 12 | 17 de maio

Tragam um caderno.`

describe('rows named by a number', () => {
  it.each([
    ['When is the lift renewed in staircase 2?', lifts, '18 to 29 May'],
    ['when do they come to the 3rd staircase', lifts, '1 to 12 June'],
    ['and the second staircase, when', lifts, '18 to 29 May'],
    ['Quand remplacez-vous les fenêtres au deuxième étage ?', etages, '11 au 15 mai'],
    ['Quand remplacez-vous les fenêtres au 3ème étage ?', etages, '18 au 22 mai'],
    ['Wann beginnt die zweite Woche?', wochen, '10. Mai'],
    ['quando é a 3a aula', aulas, '17 de maio'],
    ['quando é a segunda aula', aulas, '10 de maio'],
  ])('are found by it: %s', async (question, content, said) => {
    expect(await ask(content, question)).toContain(`answer: `)
    expect(await ask(content, question)).toContain(said)
  })

  it('are kept whole where they say when something happens', async () => {
    const { criticalDetails } = await engine.summarize({ content: lifts, mode: 'general' })
    const told = criticalDetails.join('\n')
    for (const days of ['4 to 15 May', '18 to 29 May', '1 to 12 June']) expect(told).toContain(days)
    expect(told).toContain('Staircase 2: Flats: 19-36; Days of work: 18 to 29 May')
  })
})
