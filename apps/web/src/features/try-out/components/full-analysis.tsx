import {
  analysisModes,
  exportFormats,
  formatCount,
  modeInfo,
  type PublicConfig,
  signUpAddress,
} from '@precis/domain'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../../../lib/auth/session-context.ts'
import { storeDocument } from '../../../lib/waiting-document/waiting-document.ts'
import { megabytes } from '../model/limits.ts'
import type { TryOutSource } from '../model/try-out-state.ts'
import '../full-analysis.css'
import * as texts from '../texts.ts'

/** A link that looks like a button: inside the application, or of a page whose router sleeps. */
export type ButtonLink = ComponentType<{
  to: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}>

interface Props {
  config: PublicConfig
  LinkButton: ButtonLink
  /** Questions that this very document can answer. */
  questions: readonly string[]
  /** What was tried. */
  source: TryOutSource | null
}

/** Whether a document waits in this tab: not yet, yes, or not at all. */
type Storing = 'busy' | 'stored' | 'none'

/** Has the document that was tried wait for its reader to come back with an account. The sample is no one's document. */
function useStoring(source: TryOutSource | null): Storing {
  const { user } = useSession()
  const owner = user?.email ?? null
  const [storing, setStoring] = useState<Storing>('busy')
  useEffect(() => {
    let isLeft = false
    const store = async () => {
      if (source === null || (source.kind === 'file' && source.isSample)) return 'none'
      await storeDocument(source, owner)
      return 'stored'
    }
    const tell = (outcome: Storing) => {
      if (!isLeft) setStoring(outcome)
    }
    setStoring('busy')
    store().then(tell, () => tell('none'))
    return () => {
      isLeft = true
    }
  }, [source, owner])
  return storing
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
export function FullAnalysis({ config, LinkButton, questions, source }: Props) {
  const { status } = useSession()
  const storing = useStoring(source)
  const [asked, setAsked] = useState<HTMLAnchorElement | null>(null)
  useEffect(() => {
    if (storing !== 'busy') asked?.click()
  }, [storing, asked])
  return (
    <div className="try-more">
      <div>
        <h3>{texts.whatTheFullAnalysisAdds}</h3>
        <p>{texts.itsTextIsSentForAnalysis}</p>
        <LinkButton
          to={status === 'in' ? '/analyze' : signUpAddress}
          onClick={(event) => {
            if (storing !== 'busy') return
            event.preventDefault()
            setAsked(event.currentTarget)
          }}
        >
          {texts.useTheFullAnalysis}
        </LinkButton>
        {storing === 'stored' && <p className="try-waits">{texts.yourDocumentWaits}</p>}
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
