import { fileLimitMegabytes, type Policy } from '@precis/domain'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'

interface Props {
  policy: Policy
  onChoose: () => void
  onFile: (file: File) => void
}

/** Where a document goes in: which kinds, and how large by the policy. */
export function DropPage({ policy, onChoose, onFile }: Props) {
  return (
    <FileDrop
      title="Drop a document here"
      narrowTitle="Add a document"
      hint={
        <>
          PDF, TXT, DOC, DOCX, RTF&nbsp;or&nbsp;MD
          <br />
          up to {fileLimitMegabytes(policy)} MB
        </>
      }
      buttonLabel="Choose a file"
      onChoose={onChoose}
      onFile={onFile}
    />
  )
}
