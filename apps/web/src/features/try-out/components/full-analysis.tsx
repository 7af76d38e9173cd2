import {
  analysisModes,
  exportFormats,
  formatCount,
  modeInfo,
  type PublicConfig,
  signUpAddress,
} from '@precis/domain'
import type { ComponentType, ReactNode } from 'react'
import { useSession } from '../../../lib/auth/session-context.ts'
import { megabytes } from '../model/limits.ts'

/** A link that looks like a button: inside the application, or of a page whose router sleeps. */
export type ButtonLink = ComponentType<{ to: string; children: ReactNode }>

interface Props {
  config: PublicConfig
  LinkButton: ButtonLink
  /** Questions that this very document can answer. */
  questions: readonly string[]
}

function additions({ policy, engine }: PublicConfig, questions: readonly string[]) {
  const modes = analysisModes.map((mode) => modeInfo[mode].name).join(', ')
  const example =
    questions.at(-1) === undefined ? '' : ` Of this one, for instance: “${questions.at(-1)}”`
  const all = [
    {
      title: 'The whole summary',
      text: 'Running summary, conclusions, recommendations and how hard the text is to read.',
    },
    {
      title: 'Questions',
      text: `Up to ${formatCount(policy.questionsPerDocument)} for each document, answered with the sentence they rest on.${example}`,
    },
    {
      title: 'Longer documents',
      text: `Files up to ${megabytes(policy.maxFileBytes)}, read whole and in parts.`,
    },
    { title: `${analysisModes.length} modes`, text: `${modes}: each looks for other things.` },
    {
      title: `${exportFormats.length} exports`,
      text: `${exportFormats.map(({ name }) => name).join(', ')}.`,
    },
  ]
  if (engine === 'embedded') return all
  const model = {
    title: 'A language model',
    text: 'It words the points in plain language. This page only quotes the sentences that matter.',
  }
  return [model, ...all]
}

/** What an account gets beyond the try-out, from the facts of this installation. */
export function FullAnalysis({ config, LinkButton, questions }: Props) {
  const { status } = useSession()
  return (
    <div className="try-more">
      <div>
        <h3>What the full analysis adds</h3>
        <p>Its text is sent for analysis and is not stored. The file stays on your device.</p>
        <LinkButton to={status === 'in' ? '/analyze' : signUpAddress}>
          Use the full analysis
        </LinkButton>
      </div>
      <dl>
        {additions(config, questions).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
