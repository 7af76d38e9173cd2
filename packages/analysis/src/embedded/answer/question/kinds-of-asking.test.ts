import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

const papers = {
  en: `Bicycle care plan

Dear Ms Halloran, the price of your care plan rises from £9.00 to £10.50 a month on 1 June 2026.
You get two services a year, new brake pads when they are worn and a bell.
Punctures and bent wheels are charged at shop prices.
The plan lasts one year and then renews for another year.
Homes with two or more bicycles on a plan pay £1 less for each of them.
The workshop stands behind the old station.
Ten years on the frame from its maker, two on everything else: that is our guarantee.
Ring Tom Adair, 01632 960288.`,
  de: `Pflegevertrag für Ihr Fahrrad

Der Beitrag steigt zum 1. Juni 2026 von 9,00 € auf 10,50 € im Monat.
Sie erhalten zwei Durchsichten im Jahr und neue Bremsbeläge.
Die Laufzeit beträgt ein Jahr, danach verlängert sie sich stillschweigend.
Die Werkstatt liegt hinter dem alten Bahnhof.
Unsere Mechaniker wurden in Gent ausgebildet.`,
  es: `Plan de cuidado de su bicicleta

La cuota pasa de 9,00 € a 10,50 € al mes desde el 1 de junio de 2026.
El plan dura un año y se renueva por otro.
El taller está detrás de la antigua estación.
Nuestros mecánicos se formaron en Gante.`,
  nl: `Onderhoudsplan voor uw fiets

De bijdrage stijgt op 1 juni 2026 van € 9,00 naar € 10,50 per maand.
U krijgt twee beurten per jaar en nieuwe remblokken.
Het plan duurt een jaar en wordt daarna stilzwijgend verlengd.
De werkplaats ligt achter het oude station.`,
}

it.each([
  ['how much more do I pay now', papers.en, 'from £9.00 to £10.50'],
  ['what do I get for it', papers.en, 'two services a year'],
  ['what happens at the end', papers.en, 'renews for another year'],
  ['is there a discount for two bicycles', papers.en, '£1 less for each'],
  ['who do I call', papers.en, 'Tom Adair'],
  ['what guarantee do I get', papers.en, 'Ten years'],
  ['what do we get for the fee', papers.en, 'two services a year'],
  ['Wie viel mehr zahle ich jetzt?', papers.de, 'auf 10,50'],
  ['Was bekomme ich dafür?', papers.de, 'zwei Durchsichten'],
  ['Was passiert am Ende?', papers.de, 'stillschweigend'],
  ['¿Cuánto más pago ahora?', papers.es, 'a 10,50'],
  ['¿Qué pasa al final?', papers.es, 'se renueva'],
  ['Hoeveel meer betaal ik nu?', papers.nl, '10,50'],
  ['Wat krijg ik daarvoor?', papers.nl, 'twee beurten'],
  ['Wat gebeurt er na afloop?', papers.nl, 'stilzwijgend'],
])('%s', async (question, content, told) => {
  expect((await engine.answer({ content, question })).result).toContain(told)
})

it.each([
  ['what colour is the frame', papers.en],
  ['who founded the workshop', papers.en],
  ['Wer hat die Werkstatt gegründet?', papers.de],
])('says that nothing is told: %s', async (question, content) => {
  expect((await engine.answer({ content, question })).verdict).toBe('absent')
})
