import { expect, it } from 'vitest'
import { mostTimesForEight, timesOfEighth } from '../../../test/cpu-time.ts'
import { archiveOf } from '../../../test/files.ts'
import { readOdt } from './read-odt.ts'

const odtOf = (body: string) =>
  archiveOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles><text:list-style style:name="C"><text:list-level-style-number text:level="1" style:num-format="1"/></text:list-style></office:automatic-styles><office:body><office:text>${body}`,
  })

it.each([
  [
    'lists',
    '<text:list text:style-name="C"><text:list-item text:start-value="3"><text:p>x</text:p>',
  ],
  ['text boxes', '<text:p>a<draw:text-box><text:p>b</text:p>'],
  ['notes', '<text:p>a<text:note><text:note-body><text:p>b</text:p>'],
  ['spans', '<text:span><text:p>a'],
  ['tables', '<table:table><table:table-row><table:table-cell><text:p>a</text:p>'],
])('takes time in proportion to %s that never end', async (_, opening) => {
  const read = (count: number) => readOdt(odtOf(opening.repeat(count)))
  const times = await timesOfEighth(
    () => read(2_500),
    () => read(20_000),
  )
  expect(times).toBeLessThan(mostTimesForEight)
})
