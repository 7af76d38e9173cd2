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
import * as texts from '../texts.ts'

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
  const question = questions.at(-1)
  const example = question === undefined ? '' : texts.ofThisOneForInstance(question)
  const all = [
    {
      title: texts.theWholeSummary,
      text: texts.runningSummaryConclusions,
    },
    {
      title: texts.questions,
      text: texts.upToForEachDocumentAnswered(formatCount(policy.questionsPerDocument), example),
    },
    {
      title: texts.longerDocuments,
      text: texts.filesUpToReadWhole(megabytes(policy.maxFileBytes)),
    },
    { title: `${analysisModes.length} modes`, text: texts.eachLooksForOtherThings(modes) },
    {
      title: `${exportFormats.length} exports`,
      text: `${exportFormats.map(({ name }) => name).join(', ')}.`,
    },
  ]
  if (engine === 'embedded') return all
  const model = {
    title: texts.aLanguageModel,
    text: texts.itWordsThePointsInPlain,
  }
  return [model, ...all]
}

/** What an account gets beyond the try-out, from the facts of this installation. */
export function FullAnalysis({ config, LinkButton, questions }: Props) {
  const { status } = useSession()
  return (
    <div className="try-more">
      <div>
        <h3>{texts.whatTheFullAnalysisAdds}</h3>
        <p>{texts.itsTextIsSentForAnalysis}</p>
        <LinkButton to={status === 'in' ? '/analyze' : signUpAddress}>
          {texts.useTheFullAnalysis}
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
