import { CheckIcon } from '../../../ui/icons.tsx'
import type { ExportStep } from '../model/export-state.ts'

const steps: readonly { id: ExportStep; name: string }[] = [
  { id: 'select', name: 'Select' },
  { id: 'generate', name: 'Generate' },
  { id: 'result', name: 'Export' },
]

export function Stepper({ step }: { step: ExportStep }) {
  const current = steps.findIndex(({ id }) => id === step)
  return (
    <ol className="stepper" aria-label="Steps">
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
