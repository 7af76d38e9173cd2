import { CheckIcon } from '../../../ui/icons.tsx'
import type { ExportStep } from '../model/export-state.ts'
import * as texts from '../texts.ts'

const steps: readonly { id: ExportStep; name: string }[] = [
  { id: 'select', name: texts.select },
  { id: 'generate', name: texts.generateText },
  { id: 'result', name: texts.exportLabel },
]

export function Stepper({ step }: { step: ExportStep }) {
  const current = steps.findIndex(({ id }) => id === step)
  return (
    <ol className="stepper" aria-label={texts.steps}>
      {steps.map(({ id, name }, index) => (
        <li
          key={id}
          className={index === current ? 'on' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && <CheckIcon />}
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
