import { expect, it } from 'vitest'
import { flattenSpace } from './normalize.ts'
import { splitSentences } from './sentences.ts'

function sentencesOf(text: string): string[] {
  return splitSentences(text).map(({ start, end }) => flattenSpace(text.slice(start, end)))
}

it('reads on over lines that were wrapped in front of a particle or an ending', () => {
  const text = `第３条 退職しようとする者は、退職
の２週間前までに申し出ること。
けがをした
ときは直ちに上司に申し出る。`
  expect(sentencesOf(text)).toEqual([
    '第３条 退職しようとする者は、退職の２週間前までに申し出ること。',
    'けがをしたときは直ちに上司に申し出る。',
  ])
})

it('keeps lines apart that begin something', () => {
  expect(sentencesOf('服務規律\nこの規則は全員に適用する。')).toEqual([
    '服務規律',
    'この規則は全員に適用する。',
  ])
})
