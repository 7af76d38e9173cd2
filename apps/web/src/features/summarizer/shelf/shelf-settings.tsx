import { useEffect, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { KeepingChoice } from './keeping/keeping-choice.tsx'
import { askToPersist, isPersisted } from './persistence.ts'
import * as texts from './texts.ts'

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
      <summary>{texts.manage}</summary>
      <div>
        <p>{texts.myDocumentsAreEncrypted}</p>
        <KeepingChoice />
        {promise === 'given' && <p>{texts.theBrowserWillNotClearThem}</p>}
        {promise === 'refused' && <p>{texts.theBrowserMadeNoPromise}</p>}
        <div className="manage-acts">
          {promise === 'unknown' && (
            <Button variant="secondary" onClick={() => void ask()}>
              {texts.askTheBrowserNotToClear}
            </Button>
          )}
          {count > 0 && (
            <Button variant="secondary" onClick={onDeleteAll}>
              {texts.deleteAllDocuments}
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}
