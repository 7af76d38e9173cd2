import { exportLanguage, loadExportWords } from '@precis/analysis'
import { saveFile } from '../../lib/browser/save-file.ts'
import type { ExportSource } from './export-source.ts'
import { writeCalendarFile } from './files/calendar/calendar-file.ts'
import { datedPoints } from './files/calendar/dated-points.ts'
import { calendarFileName } from './model/export-file-name.ts'

/** What puts the days that critical details name into a calendar, one by one or all. */
export async function openCalendarMaker(source: ExportSource) {
  const { title, input } = source
  const language = exportLanguage([input.summary, ...input.criticalDetails].join('\n'))
  const words = await loadExportWords(language)
  const coverage = typeof input.coverage === 'string' ? input.coverage : ''
  const points = datedPoints(input, language).filter(({ field }) => field === 'criticalDetails')
  return {
    details: [...new Set(points.map(({ index }) => index))],
    count: points.length,
    save(detail: number | null) {
      const wanted = points.filter(({ index }) => detail === null || index === detail)
      const file = writeCalendarFile(
        { title, language, words, coverage },
        source,
        new Date(),
        wanted,
      )
      saveFile(calendarFileName(title, wanted.length === 1 ? (wanted[0]?.name ?? '') : ''), file)
    },
  }
}
