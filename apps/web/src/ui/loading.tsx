/** `Loading...`, or what else is being waited for, with a rule being drawn. */
export function Loading({ label = 'Loading...' }: { label?: string }) {
  return (
    <span className="loading" role="status">
      {label}
    </span>
  )
}
