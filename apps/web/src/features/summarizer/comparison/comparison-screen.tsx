import type { CreditView, Usage } from '@precis/domain'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { titleOf } from '../workbench/document-title.ts'
import type { Complete } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { ChooseVersion } from './choose-version.tsx'
import { ComparedVersions } from './compared-versions.tsx'
import './comparison.css'
import { addressOf, findVersion, keepVersion, type Version } from './version.ts'

interface Props {
  workbench: Workbench
  state: Complete
  /** Which version the address names; `new` to choose one. */
  address: string
  credit: CreditView | null
  noCreditsPanel: ReactNode
  onAnalyzed: (usage: Usage) => void
  announce: (text: string) => void
}

/** The open document beside another version of it. */
export function ComparisonScreen(props: Props) {
  const { workbench, state, address } = props
  const policy = usePolicy()
  const [, setParams] = useSearchParams()
  const [found, setFound] = useState<{ address: string; version: Version | null } | null>(null)
  useEffect(() => {
    let isLeft = false
    if (address !== 'new') {
      void findVersion(workbench, address).then((version) => {
        if (!isLeft) setFound({ address, version })
      })
    }
    return () => {
      isLeft = true
    }
  }, [workbench, address])
  const close = () => setParams({})
  const take = (version: Version) => {
    void keepVersion(workbench, version)
    setFound({ address: addressOf(version), version })
    setParams({ compare: addressOf(version) }, { replace: address !== 'new' })
  }
  const isKnown = found?.address === address
  if (address !== 'new' && !isKnown) return <Loading />
  const version = isKnown ? found.version : null
  if (version === null) {
    return (
      <ChooseVersion
        userId={workbench.userId}
        title={titleOf(state.title, state.job)}
        ownId={state.keeping.status === 'kept' ? state.keeping.id : null}
        policy={policy}
        isGone={address !== 'new'}
        onChoose={take}
        onClose={close}
      />
    )
  }
  return (
    <ComparedVersions
      {...props}
      version={version}
      onChange={(next) => {
        setFound({ address, version: next })
        void keepVersion(workbench, next)
      }}
      onOther={() => setParams({ compare: 'new' })}
      onClose={close}
    />
  )
}
