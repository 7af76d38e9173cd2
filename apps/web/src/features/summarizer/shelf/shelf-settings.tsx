import { useEffect, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { KeepingChoice } from './keeping/keeping-choice.tsx'
import { askToPersist, isPersisted } from './persistence.ts'

interface Props {
  /** How many documents there are to delete. */
  count: number
  onDeleteAll: () => void
}

/** What protects the kept documents and what does not, and what can be decided about all of them. */
export function ShelfSettings({ count, onDeleteAll }: Props) {
  const [promise, setPromise] = useState<'given' | 'refused' | 'unknown' | null>(null)
  useEffect(() => {
    let isLeft = false
    void isPersisted().then((isGiven) => {
      if (!isLeft && isGiven !== null) setPromise(isGiven ? 'given' : 'unknown')
    })
    return () => {
      isLeft = true
    }
  }, [])
  const ask = async () => setPromise((await askToPersist()) ? 'given' : 'refused')
  return (
    <details className="shelf-settings">
      <summary>Manage</summary>
      <div>
        <p>
          My documents are encrypted with a key for your account that lies in this browser. Other
          accounts that sign in here cannot open them, and who searches the disk finds no words.
          Whoever can use your browser profile or copy it whole, an extension that may read this
          site, and harmful software still could.
        </p>
        <KeepingChoice />
        {promise === 'given' && <p>The browser will not clear them to make room.</p>}
        {promise === 'refused' && (
          <p>
            The browser made no promise: it may clear them when the device runs out of room. Export
            what you cannot do without.
          </p>
        )}
        <div className="manage-acts">
          {promise === 'unknown' && (
            <Button variant="secondary" onClick={() => void ask()}>
              Ask the browser not to clear them
            </Button>
          )}
          {count > 0 && (
            <Button variant="secondary" onClick={onDeleteAll}>
              Delete all documents
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}
