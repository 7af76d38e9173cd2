import { classNames } from '../../../ui/class-names.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { WorkStage } from '../workbench/work-state.ts'
import * as texts from './texts.ts'

export const stages: readonly { id: WorkStage | 'done'; name: string; share: string }[] = [
  { id: 'opening', name: texts.readingFile, share: '10%' },
  { id: 'extracting', name: texts.extractingText, share: '20 to 50%' },
  { id: 'analyzing', name: texts.analyzing, share: '50 to 80%' },
  { id: 'done', name: texts.done, share: '100%' },
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
