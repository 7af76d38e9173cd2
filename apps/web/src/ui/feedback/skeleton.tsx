import './skeleton.css'

/** Keeps the space of three lines that are still loading. Goes with a text that says what is being waited for. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}
