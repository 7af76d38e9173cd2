import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckIcon, CopyIcon, DownloadIcon } from '../../../ui/icons.tsx'

interface Props {
  text: string
  fileName: string
  onAgain: () => void
  onDone: () => void
}

type CopyState = 'none' | 'copied' | 'refused'

const copyLabels: Readonly<Record<CopyState, string>> = {
  none: 'Copy',
  copied: 'Copied!',
  refused: 'Not copied',
}
const copyNoticeMs = 2_000

export function ResultActions({ text, fileName, onAgain, onDone }: Props) {
  const [copy, setCopy] = useState<CopyState>('none')
  const [isRefused, setIsRefused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copyNow = async () => {
    if (!root.current) return
    const isCopied = await copyText(text, root.current)
    setCopy(isCopied ? 'copied' : 'refused')
    setIsRefused(!isCopied)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopy('none'), copyNoticeMs)
  }
  return (
    <div className="export-acts" ref={root}>
      <p className="refused" role="status">
        {isRefused &&
          'Your browser did not allow copying. Select the text in the preview, or download it.'}
      </p>
      <Button variant="quiet" className="again" onClick={onAgain}>
        Generate Another
      </Button>
      <Button variant="secondary" onClick={() => void copyNow()}>
        {copy === 'copied' ? <CheckIcon /> : <CopyIcon />}
        <span aria-live="polite">{copyLabels[copy]}</span>
      </Button>
      <Button variant="secondary" onClick={() => saveFile(fileName, text)}>
        <DownloadIcon />
        Download
      </Button>
      <Button onClick={onDone}>Done</Button>
    </div>
  )
}
