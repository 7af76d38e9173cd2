import { Point } from '../../../document-view/point.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { useResultActions } from '../result/points/result-context.ts'
import * as texts from './texts.ts'

/** What the reader pinned, with the passages it rests on. */
export function NoteList() {
  const { notebook, unpin } = useResultActions()
  return (
    <ul>
      {notebook.notes.map(({ id, text, question, section, citations }) => (
        <Point
          key={id}
          citations={citations}
          checks={[]}
          section={texts.notes}
          hasNone={question === null}
          actions={
            <small className="note-from" dir="ltr">
              {texts.from(section)}
              <Button variant="quiet" onClick={() => unpin(id)}>
                {texts.remove}
              </Button>
            </small>
          }
        >
          {question !== null && (
            <b className="tt" dir="auto">
              {question}
            </b>
          )}
          <span dir="auto">{text}</span>
        </Point>
      ))}
    </ul>
  )
}
