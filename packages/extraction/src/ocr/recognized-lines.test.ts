import { expect, it } from 'vitest'
import { recognitionOf } from '../../test/fake-recognition.ts'
import { recognizedText } from './recognition.ts'
import { linesOf, withoutSmudges } from './recognized-lines.ts'

const table = `1	1	0	0	0	0	0	0	1224	1584	-1	
2	1	1	0	0	0	181	101	863	70	-1	
3	1	1	1	0	0	181	101	863	40	-1	
4	1	1	1	1	0	180	99	150	18	-1	
5	1	1	1	1	1	180	99	75	18	96.5	Rent
5	1	1	1	1	2	270	99	60	15	91.25	due
5	1	1	1	1	3	300	99	15	15	95	 
4	1	1	1	2	0	180	120	90	18	-1	
5	1	1	1	2	1	180	120	90	18	88	monthly
3	1	1	2	0	0	180	160	20	18	-1	
4	1	1	2	1	0	180	160	20	18	-1	
5	1	1	2	1	1	180	160	20	18	95	 
3	1	1	3	0	0	180	180	20	18	-1	
4	1	1	3	1	0	180	180	20	18	-1	
5	1	1	3	1	1	180	180	20	18	70	End
`

it('reads paragraphs, lines and words, in pixels of the picture as it was drawn', () => {
  const blocks = linesOf(table, 1.5)
  expect(recognizedText({ ...recognitionOf(''), blocks })).toBe('Rent due\nmonthly\n\nEnd')
  expect(blocks[0]?.[0]).toMatchObject({ x: 120, y: 66, width: 100, height: 12 })
  expect(blocks[0]?.[0]?.words[1]).toEqual({
    text: 'due',
    confidence: 91.25,
    x: 180,
    y: 66,
    width: 40,
    height: 10,
  })
  expect(linesOf('', 1)).toEqual([])
})

function lineOf(...words: readonly (readonly [string, number])[]) {
  const box = { x: 0, y: 0, width: 9, height: 9 }
  return { ...box, words: words.map(([text, confidence]) => ({ ...box, text, confidence })) }
}

it('drops lines of doubtful words, not a doubtful word among good ones or alone', () => {
  const good = lineOf(['The', 96], ['lcssee', 20], ['pays', 95])
  const dashes = lineOf(['ke', 30], ['ee', 39], ['ke', 33])
  const formula = lineOf(['C9H8O4', 25])
  const recognition = { ...recognitionOf(''), blocks: [[dashes], [good, dashes, formula]] }
  expect(withoutSmudges(recognition).blocks).toEqual([[good, formula]])
})

it('keeps a badly printed line that still looks like words', () => {
  const faint = lineOf(['Reoeived', 31], ['with', 44], ['thanks,', 28], ['J.', 12])
  const recognition = { ...recognitionOf(''), blocks: [[faint]] }
  expect(withoutSmudges(recognition)).toEqual(recognition)
})

it('leaves words alone whose certainty is not known', () => {
  const recognition = recognitionOf('words without figures')
  expect(withoutSmudges(recognition)).toEqual(recognition)
})
