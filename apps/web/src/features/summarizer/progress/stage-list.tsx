import { classNames } from '../../../ui/class-names.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { WorkStage } from '../workbench/work-state.ts'

export const stages: readonly { id: WorkStage | 'done'; name: string; share: string }[] = [
  { id: 'opening', name: 'Reading file', share: '10%' },
  { id: 'extracting', name: 'Extracting text', share: '20 to 50%' },
  { id: 'analyzing', name: 'Analyzing', share: '50 to 80%' },
  { id: 'done', name: 'Done', share: '100%' },
]

export function stageName(stage: WorkStage): string {
  return stages.find(({ id }) => id === stage)?.name ?? ''
}

export function StageList({ stage }: { stage: WorkStage }) {
  const current = stages.findIndex(({ id }) => id === stage)
  return (
    <ol className="stages">
      {stages.map(({ id, name, share }, index) => (
        <li
          key={id}
          className={classNames(index < current && 'done', index === current && 'now')}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current ? <CheckIcon /> : <em />}
          {name}
          <i />
          <span>{share}</span>
        </li>
      ))}
    </ol>
  )
}
