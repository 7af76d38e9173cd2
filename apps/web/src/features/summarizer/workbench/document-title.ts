import { untitled } from './ai-calls.ts'
import type { Job } from './work-state.ts'

/** What a document is called: its title, or the name of its file while it has none. */
export function titleOf(title: string | null, job: Job): string {
  return title ?? (job.kind === 'paste' ? untitled : job.name)
}
