import { expect, it } from 'vitest'
import { loadWords } from '../languages/load-words.ts'
import { answerTypesOf } from './answer-types.ts'

const [english, chinese, japanese, french, german, polish, dutch, spanish, russian] = (
  await Promise.all(
    (['en', 'zh', 'ja', 'fr', 'de', 'pl', 'nl', 'es', 'ru'] as const).map(loadWords),
  )
).map(answerTypesOf)

it.each(['What is the monthly rental?', 'What was the grant for the roof?', 'What are my dues?'])(
  'takes "%s" for a question about money',
  (question) => {
    expect(english?.typeOf(question)).toBe('money')
  },
)

it('takes the number of a bill for none', () => {
  expect(english?.typeOf('What is the invoice number?')).not.toBe('money')
  expect(english?.typeOf('What must the total of all loads not exceed?')).not.toBe('money')
})

it('finds sums between letters where words stand without spaces', () => {
  expect(chinese?.holds('money', '没收违法所得731.50元；')).toBe(1)
  expect(japanese?.holds('money', '会費は月額4,200円です。')).toBe(1)
  expect(chinese?.holds('money', '型号T4000元件')).toBeLessThan(1)
})

it('reads what is asked for from the last of several sentences', () => {
  expect(english?.typeOf('It rained when we came. How much do I get back?')).toBe('money')
  expect(german?.typeOf('Ich ziehe um. Wie lange muss ich noch zahlen?')).toBe('period')
})

it('takes the name of somebody for a person, and that of the paper for none', () => {
  expect(english?.typeOf('What is the name of the caretaker?')).toBe('person')
  expect(english?.typeOf('What is the name of this agreement?')).not.toBe('person')
  expect(german?.typeOf('Wie lautet der Name des Hausmeisters?')).toBe('person')
})

it('knows questions as people type them, without hyphens and turned round', () => {
  expect(french?.typeOf("qu'est ce qui se passe si je pars avant")).toBe('consequence')
  expect(french?.typeOf('est ce que je peux venir à vélo')).toBe('yesNo')
  expect(french?.typeOf('je peux amener mon chat')).toBe('yesNo')
  expect(french?.typeOf('je peux venir quand')).toBe('date')
  expect(english?.typeOf('when I move out do I get the key money back')).toBe('yesNo')
  expect(english?.typeOf('if it rains is the market still on')).toBe('yesNo')
  expect(polish?.typeOf('Jaką opłatę pobiera zarządca?')).toBe('money')
  expect(german?.typeOf('Wie hoch ist die tägliche Arbeitszeit?')).toBe('period')
})

it('tells how often from how many', () => {
  expect(english?.typeOf('How often do I change the belt?')).toBe('frequency')
  expect(english?.typeOf('How many belts are there?')).toBe('number')
  expect(english?.holds('frequency', 'Belt | every six months')).toBe(1)
  expect(english?.holds('frequency', 'Two belts')).toBe(0)
  expect(chinese?.typeOf('皮带多久换一次？')).toBe('frequency')
})

it('knows an hour by the words of its language alone', () => {
  expect(dutch?.holds('time', 'De brug gaat om 9 open.')).toBe(1)
  expect(dutch?.holds('time', 'Zij wonen bij boom 9.')).toBe(0)
  expect(english?.holds('time', 'The nets are behind room 9.')).toBe(0)
})

it('finds a measure whose unit is in a cell of its own', () => {
  expect(english?.holds('measure', 'Weight, empty | kg | 34.5 | 36.2')).toBe(1)
  expect(english?.holds('measure', 'Belts | pieces | 2')).toBeLessThan(1)
})

it('tells how far ahead from how far, and when something is from what is done when it is', () => {
  expect(english?.typeOf('How far ahead do we have to say so?')).toBe('period')
  expect(english?.typeOf('How far is the pier?')).toBe('measure')
  expect(english?.typeOf('What can the crew still do when the crane is out of use?')).not.toBe(
    'date',
  )
  expect(english?.typeOf('Tell me when the crane is back')).toBe('date')
  expect(english?.typeOf('And when does the crane come back?')).toBe('date')
})

it('takes a difference for a measure unless it is one of prices', () => {
  expect(english?.typeOf('By how much is the quay too short?')).toBe('measure')
  expect(english?.typeOf('By how much will the dues go up?')).toBe('percent')
  expect(english?.typeOf('What is the interest rate for a loan?')).toBe('percent')
})

it('asks for a quantity of what is no money', () => {
  expect(german?.typeOf('Wie viel Wasser darf ich entnehmen?')).toBe('measure')
  expect(french?.typeOf("Combien d'eau peut-on prendre ?")).toBe('measure')
  expect(german?.typeOf('Wie viel Kaution zahle ich?')).not.toBe('measure')
})

it('takes a share for a price where something costs it', () => {
  expect(english?.holds('money', 'Cancelling in May costs 60%, later 90%.')).toBeGreaterThan(0.5)
  expect(english?.holds('money', 'In May 60% of the members came.')).toBeLessThan(0.5)
})

it('knows a French question by its turned verb', () => {
  expect(french?.typeOf('Les rames sont-elles fournies ?')).toBe('yesNo')
  expect(french?.typeOf('Que coûtent-elles ?')).not.toBe('yesNo')
})

it.each([
  [english, 'What is the boatman paid?', 'money'],
  [english, 'For what sum is the pier insured?', 'money'],
  [english, "What are the diver's fees in all?", 'money'],
  [english, 'What is the hourly rate of a rigger?', 'money'],
  [english, 'What are the dates of the regatta?', 'date'],
  [german, 'Bis zu welchem Betrag zahlt der Verein?', 'money'],
  [german, 'An welchen Tagen ist der Steg gesperrt?', 'date'],
  [french, "Quelles sont les heures d'ouverture du quai ?", 'date'],
  [french, 'Quelle redevance est due pour le quai ?', 'money'],
  [dutch, 'Wat betaalt het lid voor een steiger?', 'money'],
  [polish, 'W jakiej wysokości jest kaucja?', 'money'],
  [polish, 'W jakich godzinach pracuje śluza?', 'date'],
  [spanish, '¿Cuál es el horario del muelle?', 'date'],
  [russian, 'По какое число закрыт причал?', 'date'],
])('%#: knows what is asked for', (types, question, type) => {
  expect(types?.typeOf(question)).toBe(type)
})

it('takes the name of a contract day for nothing special', () => {
  expect(english?.typeOf('What is the date of the agreement?')).not.toBe('date')
})

it('knows a sum at the end of a sentence, in a row and as a share that is kept', () => {
  expect(english?.holds('money', 'Mooring twice costs 250.00.')).toBeGreaterThan(0.5)
  expect(english?.holds('money', 'Total income 1,357,300 829,700')).toBeGreaterThan(0.5)
  expect(english?.holds('money', 'There were 12,400 gulls on the pier.')).toBeLessThan(0.5)
  expect(english?.holds('money', 'From each bill the club retains 10%.')).toBeGreaterThan(0.5)
  expect(english?.holds('money', 'A card carries a 2.4% fee.')).toBeGreaterThan(0.5)
})

it('takes streets and buildings for no people', () => {
  expect(english?.holds('person', 'The drain on Pomfret Avenue was looked into.')).toBe(0)
  expect(english?.holds('person', 'The drain was found by Ada Pomfret.')).toBe(1)
  expect(french?.holds('person', 'La grue de la rue Victor Aubin est fermée.')).toBe(0)
  expect(spanish?.holds('person', 'El desagüe de la calle Mayor Alta está cerrado.')).toBe(0)
})

it('knows a day of each month and a share by the words of its language', () => {
  expect(russian?.holds('date', 'Плата вносится 3-го числа.')).toBe(1)
  expect(french?.holds('date', 'Le loyer est dû le 3 de chaque mois.')).toBe(1)
  expect(french?.holds('date', 'Le loyer est dû pour le quai 3.')).toBe(0)
  expect(japanese?.holds('money', '敷金は代金の100分の5とする。')).toBeGreaterThan(0.5)
  expect(dutch?.typeOf('Waardoor is de steiger dicht?')).toBe('reason')
  expect(english?.typeOf('How much is taken off the dues, in percent?')).toBe('percent')
  expect(english?.typeOf('To what does the mooring fee fall in May?')).toBe('percent')
  expect(german?.typeOf('Wie hoch ist der Zinssatz?')).toBe('percent')
  expect(dutch?.typeOf('Hoe hoog is de korting?')).toBe('percent')
  expect(spanish?.typeOf('¿Cuál es el interés?')).toBe('percent')
})
