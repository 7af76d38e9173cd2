import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import * as texts from '../texts.ts'

interface Props {
  text: () => string
  onReset: () => void
  say: (message: string) => void
}

const confirmedForMs = 2_000

export function ResultTools({ text, onReset, say }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), confirmedForMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (!bar.current) return
    const isDone = await copyText(text(), bar.current)
    setIsCopied(isDone)
    say(isDone ? texts.summaryCopied : texts.theSummaryCouldNotBeCopied)
  }
  return (
    <div className="try-tools" ref={bar}>
      <Button variant="quiet" onClick={() => void copy()}>
        {isCopied ? texts.copied : texts.copySummary}
      </Button>
      <Button variant="secondary" onClick={onReset}>
        {texts.startAgain}
      </Button>
    </div>
  )
}
