import type { Failure } from '../failure.ts'

const complaints =
  /context.?(?:length|size|window)|maximum context|exceed_context|prompt is too long|too many (?:input )?tokens|input token count|input tokens exceed|reduce the length|max_tokens must be at least 1, got -|request too large/iu

/** Whether a provider refused a prompt because it is longer than the model can read. */
export function isTooLong({ status, complaint }: Failure): boolean {
  if (status === 413) return true
  return (
    (status === undefined || status === 400 || status === 422 || status >= 500) &&
    complaints.test(complaint)
  )
}
