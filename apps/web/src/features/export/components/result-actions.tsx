import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckIcon, CopyIcon, DownloadIcon } from '../../../ui/icons.tsx'
import * as texts from '../texts.ts'

interface Props {
  text: string
  fileName: string
  onAgain: () => void
  onDone: () => void
}

type CopyState = 'none' | 'copied' | 'refused'

const copyLabels: Readonly<Record<CopyState, string>> = {
  none: texts.copy,
  copied: texts.copied,
  refused: texts.notCopied,
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
        {isRefused && texts.yourBrowserDidNotAllowCopying}
      </p>
      <Button variant="quiet" className="again" onClick={onAgain}>
        {texts.generateAnother}
      </Button>
      <Button variant="secondary" onClick={() => void copyNow()}>
        {copy === 'copied' ? <CheckIcon /> : <CopyIcon />}
        <span aria-live="polite">{copyLabels[copy]}</span>
      </Button>
      <Button variant="secondary" onClick={() => saveFile(fileName, text)}>
        <DownloadIcon />
        {texts.download}
      </Button>
      <Button onClick={onDone}>{texts.done}</Button>
    </div>
  )
}
