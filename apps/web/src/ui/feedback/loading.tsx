import * as texts from '../texts.ts'
/** `Loading...`, or what else is being waited for, with a rule being drawn. */
export function Loading({ label = texts.loading }: { label?: string }) {
  return (
    <span className="loading needs-script" role="status">
      {label}
    </span>
  )
}
