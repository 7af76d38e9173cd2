import { expect, it } from 'vitest'
import { createEmbeddedEngine } from './engine.ts'

const engine = createEmbeddedEngine()
const read = (content: string) => engine.summarize({ content, mode: 'general' })

it('reads a heading whose letters are set apart', async () => {
  const content = `Landkreis Aurental

B E S C H E I D

Sehr geehrter Herr Lorenz,

der Antrag auf Wohngeld wird abgelehnt. Gegen diesen Bescheid kann innerhalb eines Monats Widerspruch erhoben werden.`
  expect(await engine.title({ content })).toBe('BESCHEID')
  expect((await read(content)).documentType).toBe('Bescheid')
})

it('shows no number of a Chinese or Japanese list', async () => {
  const content = `电风扇使用说明书

一、安全须知
1．本机须使用接地插座，插头松动时请停止使用。
2．每3个月清洁一次网罩，清洁前必须切断电源。
3．自购机之日起整机保修2年，人为损坏不在保修范围内。`
  const { criticalDetails, risks, keyPoints } = await read(content)
  const all = [...criticalDetails, ...risks, ...keyPoints].join('\n')
  expect(all).toContain('保修2年')
  expect(all).not.toMatch(/[123]．/u)
})

it('tells what is refused in a list with what opens it, and the row of a table of what is granted', async () => {
  const content = `Gemeente Waterdam
Onderwerp: besluit op uw aanvraag

Geachte heer De Wit,

In deze brief leest u ons besluit op uw aanvraag van 3 maart 2026.

Wij kennen u de volgende voorzieningen toe:

Voorziening | Omvang | Vanaf
Hulp in de tuin | 2 uur per week | 1 april 2026

Wij wijzen af:
– de tuinstoel;
– de tweede parkeerplaats.

U kunt binnen zes weken bezwaar maken.`
  const { conclusions } = await read(content)
  expect(conclusions.join('\n')).toContain('de tuinstoel; de tweede parkeerplaats')
  expect(conclusions.join('\n')).toContain('Hulp in de tuin')
})

it('takes the name of a clause behind its number in words', async () => {
  const content = `CONTRATO DE SERVICIOS

CLÁUSULAS

PRIMERA. Objeto. La Empresa prestará al Cliente los servicios de limpieza de la nave.

SEGUNDA. Precio. El Cliente abonará 400,00 € el primer día de cada mes.

TERCERA. Duración. El contrato finaliza el 30 de junio de 2028.`
  const { mainPurpose, criticalDetails } = await read(content)
  expect(mainPurpose).toContain('servicios de limpieza')
  expect(criticalDetails.join('\n')).not.toMatch(/(?:Segunda|Cláusulas):/u)
})

it.each([
  [
    'Во всяком случае мебель остаётся в квартире. Дом стоит у реки, и окна выходят в сад.',
    'Если ответ не поступил в срок, работы считаются принятыми без замечаний.',
  ],
  [
    'Le magasin est ouvert tous les jours. Le jardin est derrière la maison et il est grand.',
    'Toute violation entraîne le versement d’une pénalité de 900 €, sans préjudice des dommages.',
  ],
])('finds a danger in another language: %s', async (others, danger) => {
  expect((await read(`${others}\n\n${danger}`)).risks).toContain(danger)
})

it.each([
  [
    'Le magasin est ouvert tous les jours. Le jardin est derrière la maison et il est grand.',
    'Rien n’est dû si le client résilie pour déménager à plus de 50 kilomètres.',
  ],
  [
    'Biuro mieści się przy rynku i jest otwarte codziennie. Okna wychodzą na park.',
    'Brak wpisu nie obciąża najemcy.',
  ],
])('takes nothing that is not owed for a danger: %s', async (others, calm) => {
  expect((await read(`${others}\n\n${calm}`)).risks).not.toContain(calm)
})
