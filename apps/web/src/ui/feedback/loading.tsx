/** `Loading...`, or what else is being waited for, with a rule being drawn. */
export function Loading({ label = 'Loading...' }: { label?: string }) {
  return (
    <span className="loading needs-script" role="status">
      {label}
    </span>
  )
}
