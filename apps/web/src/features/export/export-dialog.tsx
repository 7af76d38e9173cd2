import './export.css'
import { exportFormats } from '@precis/domain'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ExportPreview } from './components/export-preview.tsx'
import { FileButtons } from './components/file-buttons.tsx'
import { FormatChoice } from './components/format-choice.tsx'
import { ResultActions } from './components/result-actions.tsx'
import { Stepper } from './components/stepper.tsx'
import type { ExportSource } from './export-source.ts'
import { type FileKindId, fileKinds } from './files/file-kinds.ts'
import { exportFileName } from './model/export-file-name.ts'
import type { ExportStep } from './model/export-state.ts'
import { readLastExport } from './model/last-export.ts'
import * as texts from './texts.ts'
import { useExport } from './use-export.ts'
import { useExportFiles } from './use-export-files.ts'

/** Moves the focus to what a step has brought, as the button that led there is gone. Give the ref to what holds the steps. */
function useStepFocus(step: ExportStep): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    root.current?.querySelector<HTMLElement>('[data-step-focus], input:checked')?.focus()
  }, [step])
  return root
}

const [firstFormat] = exportFormats
const [firstKind] = fileKinds

interface Props {
  isOpen: boolean
  onClose: () => void
  source: ExportSource
}

/** Writes the summary out in one of six formats, to copy or to save. */
export function ExportDialog({ isOpen, onClose, source }: Props) {
  const { state, choose, generate, cancel, again, close } = useExport(source)
  const step = useStepFocus(state.step)
  const format = exportFormats.find(({ id }) => id === state.formatId) ?? firstFormat
  const files = useExportFiles(source, format, state.text)
  const [wanted, setWanted] = useState<FileKindId | null>(null)
  const forgetWanted = useCallback(() => setWanted(null), [])
  const fileName = exportFileName(source.title, format)
  const lastKind = fileKinds.find(({ id }) => id === readLastExport()?.kind)
  const offered = lastKind ?? firstKind
  const start = (kind: FileKindId | null) => {
    setWanted(kind)
    generate()
  }
  const leave = () => {
    close()
    onClose()
  }
  const footer = {
    select: (
      <>
        <Button variant="quiet" onClick={leave}>
          {texts.cancel}
        </Button>
        <Button variant="secondary" onClick={() => start(offered.id)}>
          {offered.id === 'print' ? offered.name : texts.saveAs(offered.name)}
        </Button>
        <Button onClick={() => start(null)}>{texts.generate(format.name)}</Button>
      </>
    ),
    generate: (
      <Button variant="quiet" onClick={cancel}>
        {texts.cancel}
      </Button>
    ),
    result: <ResultActions text={state.text} fileName={fileName} onAgain={again} onDone={leave} />,
  }[state.step]

  return (
    <Dialog isOpen={isOpen} onClose={leave} title={texts.smartExport} width="800px" footer={footer}>
      <div ref={step}>
        <Stepper step={state.step} />
        {state.step === 'select' && (
          <>
            {state.failure !== null && (
              <Notice
                className="export-failure"
                tone="danger"
                title={texts.generationFailed}
                action={
                  <Button variant="secondary" onClick={() => start(wanted)}>
                    {texts.tryAgain}
                  </Button>
                }
              >
                {state.failure}
              </Notice>
            )}
            <FormatChoice value={state.formatId} onChange={choose} />
          </>
        )}
        {state.step === 'generate' && (
          <div className="writing">
            <p className="serif" tabIndex={-1} data-step-focus>
              {texts.writingYour(format.name)}
            </p>
            <p>{texts.fromTheSummaryYouJustRead(format.estimatedLength)}</p>
            <ProgressBar value={state.progress} label={texts.writingYour(format.name)} />
            <p className="num">{state.progress}%</p>
          </div>
        )}
        {state.step === 'result' && (
          <>
            <ExportPreview text={state.text} fileName={fileName} />
            <FileButtons
              format={format}
              files={files}
              lastKind={lastKind?.id ?? null}
              wanted={wanted}
              onTaken={forgetWanted}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
