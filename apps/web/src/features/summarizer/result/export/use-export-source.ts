import { useMemo } from 'react'
import type { Place } from '../../../../document-view/place.ts'
import type { Notebook } from '../../notes/notebook.ts'
import type { Complete } from '../../workbench/work-state.ts'
import type { Workbench } from '../../workbench/workbench.ts'
import { buildExportInput } from './export-input.ts'
import type { ExportSource } from './export-slot.ts'

interface Facts {
  readonly workbench: Pick<Workbench, 'fetchFor' | 'getSent' | 'hideInTitle'>
  readonly state: Complete
  readonly title: string
  readonly placeOf: (offset: number) => Place
  readonly coverage: string
  readonly notebook: Notebook
}

const numbered = /^(?:p\.|¶|§) [\d.]+$/u

/** A place as it may be sent: a heading may hold a hidden name. */
function withoutWords(place: Place): Place {
  return numbered.test(place.label) ? place : { label: '§', name: '' }
}

/** The finished document as exports need it. */
export function useExportSource(facts: Facts): ExportSource {
  const { workbench, state, title, placeOf, coverage, notebook } = facts
  const { document: source, job, result, hiding } = state
  return useMemo(() => {
    const sent = workbench.getSent()
    const common = { source, mode: job.mode, coverage, kept: notebook.kept, date: new Date() }
    const input = buildExportInput({ ...common, title, summary: result.result, placeOf })
    return {
      title,
      documentId: result.documentId,
      language: job.language,
      input,
      notes: notebook.notes.map(({ text, question, citations }) => ({
        text,
        question,
        sources: citations.map(({ start, quote }) => ({ label: placeOf(start).label, quote })),
      })),
      sending: {
        async input(signal) {
          if (hiding === null || hiding.sent === null) return input
          return buildExportInput({
            ...common,
            title: await workbench.hideInTitle(title, signal),
            summary: hiding.sent,
            placeOf: (offset) => withoutWords(placeOf(sent.toOriginal(offset))),
          })
        },
        restore: sent.restoreText,
        fetch: workbench.fetchFor(sent.content),
      },
    }
  }, [workbench, source, job, result, hiding, title, placeOf, coverage, notebook])
}
