import { formatCount, type Policy } from '@precis/domain'
import { type FormEvent, useDeferredValue, useMemo } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { checkPaste, pasteLimitMessage } from './paste-check.ts'
import { textDirection } from './text-direction.ts'
import * as texts from './texts.ts'

interface Props {
  policy: Policy
  text: string
  onType: (text: string) => void
  onSubmit: (text: string) => void
}

/** Pasted text with its word count. Too much text is kept and named, never cut. */
export function PasteForm({ policy, text, onType, onSubmit }: Props) {
  const counted = useDeferredValue(text)
  const check = useMemo(() => checkPaste(counted, policy), [counted, policy])
  const canSubmit = counted === text && !check.isEmpty && !check.isTooLong
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSubmit) onSubmit(text)
  }
  return (
    <form className="paste" onSubmit={submit}>
      <textarea
        aria-label={texts.documentText}
        aria-describedby="paste-words"
        aria-invalid={check.isTooLong || undefined}
        dir={textDirection(text)}
        placeholder={texts.pasteTheTextOfYourDocument}
        value={text}
        onChange={(event) => onType(event.target.value)}
        spellCheck={false}
      />
      <footer>
        <div id="paste-words">
          <span className={check.isTooLong ? 'num over' : 'num'}>
            {texts.ofWords(formatCount(check.words), formatCount(policy.maxPasteWords))}
          </span>
          {check.isTooLong && (
            <p className="over" role="alert">
              {pasteLimitMessage(policy)}
            </p>
          )}
        </div>
        <Button type="submit" disabled={!canSubmit}>
          {texts.summarize}
        </Button>
      </footer>
    </form>
  )
}
