import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api'
import { toLines } from './lines.ts'
import { collectFragments } from './pieces/fragments.ts'
import { joinFragments } from './pieces/segments.ts'
import { readingRegions } from './regions/columns.ts'
import { partSideNotes } from './regions/side-notes.ts'
import type { PageLines } from './running/running-lines.ts'
import { partCloseColumns } from './tables/close/close-columns.ts'
import { joinDrawnRows } from './tables/drawn-rows.ts'
import { withEmptyCells } from './tables/empty-cells.ts'

/** What a page draws, and what its fields hold, as lines in reading order. */
export function pageLines(content: TextContent, fields: readonly TextItem[] = []): PageLines {
  return collectFragments(content, fields).flatMap((group) =>
    partSideNotes(joinDrawnRows(joinFragments(partCloseColumns(group)))).flatMap((part) =>
      readingRegions(part).map((region) => withEmptyCells(toLines(region))),
    ),
  )
}
