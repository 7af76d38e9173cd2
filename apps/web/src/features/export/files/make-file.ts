import { withoutLeftOut } from '@precis/domain'
import type { ExportDocument } from '../document/export-document.ts'
import type { ExportSource } from '../export-source.ts'
import * as texts from '../texts.ts'
import { datedPoints } from './calendar/dated-points.ts'
import type { FileKindId, Missing } from './file-kinds.ts'
import { characterOutsideFont } from './pdf/font-characters.ts'

type Maker = (document: ExportDocument, source: ExportSource) => Promise<Blob>

/** What writes each kind of file; loaded when it is asked for. */
const makers: Readonly<Record<Exclude<FileKindId, 'print'>, Maker>> = {
  word: async (document) => (await import('./word/word-file.ts')).writeWordFile(document),
  pdf: async (document) => (await import('./pdf/pdf-file.ts')).writePdfFile(document),
  powerpoint: async (document) =>
    (await import('./slides/slides-file.ts')).writeSlidesFile(document),
  email: async (document) =>
    (await import('./mail/mail-file.ts')).writeMailFile(document, new Date()),
  calendar: async (document, source) =>
    (await import('./calendar/calendar-file.ts')).writeCalendarFile(document, source, new Date()),
  spreadsheet: async (document, source) =>
    (await import('./sheet/sheet-file.ts')).writeSheetFile(document, source),
  markdown: async (document) => {
    const { writeMarkdown } = await import('./markdown-text.ts')
    return new Blob([writeMarkdown(document)], { type: 'text/markdown;charset=utf-8' })
  },
}

/** Makes a file of an export on this device. */
export function makeFile(
  kind: keyof typeof makers,
  document: ExportDocument,
  source: ExportSource,
): Promise<Blob> {
  return makers[kind](document, source)
}

/** The kinds of files that there is nothing for. */
export function missingFiles(document: ExportDocument, source: ExportSource): Missing {
  const input = withoutLeftOut(source.input)
  const hasDates = datedPoints(input, document.language).length > 0
  const hasRows = input.criticalDetails.length + input.risks.length > 0
  const character = characterOutsideFont(document)
  return {
    ...(character === null ? {} : { pdf: texts.noFontFor(character) }),
    ...(document.formatId === 'presentation' ? {} : { powerpoint: texts.onlyForAPresentation }),
    ...(hasDates ? {} : { calendar: texts.noDatesFound }),
    ...(hasRows ? {} : { spreadsheet: texts.noDetailsFound }),
  }
}
