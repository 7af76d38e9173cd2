import { classNames } from '../../../ui/class-names.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { WorkStage } from '../workbench/work-state.ts'
import * as texts from './texts.ts'

const stages: readonly { id: WorkStage | 'done'; name: string }[] = [
  { id: 'opening', name: texts.readingFile },
  { id: 'extracting', name: texts.extractingText },
  { id: 'analyzing', name: texts.analyzing },
  { id: 'done', name: texts.done },
]

export function stageName(stage: WorkStage): string {
  return stages.find(({ id }) => id === stage)?.name ?? ''
}

export function StageList({ stage }: { stage: WorkStage }) {
  const current = stages.findIndex(({ id }) => id === stage)
  return (
    <ol className="stages">
      {stages.map(({ id, name }, index) => (
        <li
          key={id}
          className={classNames(index < current && 'done', index === current && 'now')}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current ? <CheckIcon /> : <em />}
          {name}
        </li>
      ))}
    </ol>
  )
}
