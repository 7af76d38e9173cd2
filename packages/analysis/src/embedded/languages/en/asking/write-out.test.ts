import { expect, it } from 'vitest'
import { writeOut } from './write-out.ts'

it.each([
  ['whats the rent', 'what is the rent'],
  ["who's the vet", 'who is the vet'],
  ['what if i dont pay', "what if i don't pay"],
  ['cant they wait', "can't they wait"],
  ['im late', "i'm late"],
  ['do i get the 5 grand back', 'do i get the 5,000 back'],
  ['do they pay sixty thousand', 'do they pay 60,000'],
  ['is 2k enough', 'is 2,000 enough'],
  ['what is my 401k', 'what is my 401k'],
  ['wat wud it cost til june', 'what would it cost until june'],
  ['shes off sick', 'she is off sick'],
  ['whats it gonna be nxt yr', 'what is it going to be next year'],
  ['is its price high', 'is its price high'],
])('writes out %s', (question, careful) => {
  expect(writeOut(question)).toBe(careful)
})
