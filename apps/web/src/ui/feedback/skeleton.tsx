import './skeleton.css'

/** Keeps the room of three lines that are on the way. Goes with a text that says what is being waited for. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}
