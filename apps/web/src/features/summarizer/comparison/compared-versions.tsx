import { collectPassages, knownLanguage } from '@precis/analysis'
import type { CreditView, Usage } from '@precis/domain'
import { type ReactNode, useMemo, useState } from 'react'
import { placer } from '../../../document-view/place.ts'
import { readingCoverage } from '../../../document-view/reading-coverage.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx'
import { isHidingOn } from '../hiding/hiding-setting.ts'
import { ScreenTitle } from '../screen-title.tsx'
import { titleOf } from '../workbench/document-title.ts'
import type { Complete } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { ChangeList } from './change-list.tsx'
import { ChangeRow, type Side } from './change-row.tsx'
import { byWeight } from './change-words.ts'
import { AnalysisOffer, ChangesAnalysis } from './changes-analysis.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { type OpenPassage, PassageDialog } from './passage-dialog.tsx'
import { hiddenChanges, openChanges } from './sent-changes.ts'
import * as texts from './texts.ts'
import { useChangesAnalysis } from './use-changes-analysis.ts'
import { useComparison } from './use-comparison.ts'
import { useVersionImages } from './use-version-images.ts'
import type { Version } from './version.ts'

interface Props {
  workbench: Workbench
  state: Complete
  version: Version
  credit: CreditView | null
  noCreditsPanel: ReactNode
  onAnalyzed: (usage: Usage) => void
  announce: (text: string) => void
  onChange: (version: Version) => void
  onOther: () => void
  onClose: () => void
}

const shownAtOnce = 100

/** Two versions side by side: what differs, where, and on request what it means. */
export function ComparedVersions(props: Props) {
  const { state, version, onChange, announce } = props
  const title = titleOf(state.title, state.job)
  const own = {
    name: title,
    document: state.document,
    pageImages: props.workbench.getPageImages(),
  }
  const other = { ...version, pageImages: useVersionImages(version.file) }
  const [earlier, later] = version.isLater ? [own, other] : [other, own]
  const sides = useMemo(
    () => ({
      before: sideOf(earlier.name, earlier.document),
      after: sideOf(later.name, later.document),
    }),
    [earlier.name, earlier.document, later.name, later.document],
  )
  const contents = { before: earlier.document.content, after: later.document.content }
  const compared = useComparison(contents.before, contents.after)
  const comparison =
    compared.status === 'ready' &&
    compared.contents.before === contents.before &&
    compared.contents.after === contents.after
      ? compared.comparison
      : null
  const [order, setOrder] = useState<'weight' | 'page'>('weight')
  const [current, setCurrent] = useState<number | null>(null)
  const [most, setMost] = useState(shownAtOnce)
  const [passage, setPassage] = useState<OpenPassage | null>(null)
  const changes = comparison?.changes ?? none
  const shown = useMemo(
    () => (order === 'weight' ? byWeight(changes) : [...changes.keys()]),
    [changes, order],
  )
  const passages = useMemo(
    () => ({
      before: collectPassages(contents.before, changes, 'before'),
      after: collectPassages(contents.after, changes, 'after'),
    }),
    [contents.before, contents.after, changes],
  )
  const content = useMemo(
    () => JSON.stringify({ before: passages.before.text, after: passages.after.text }),
    [passages],
  )
  const { isBusy, failure, analyze, cancel } = useChangesAnalysis(props.workbench, (result) => {
    onChange({ ...version, analysis: { content, result } })
    props.onAnalyzed(result.usage)
    announce(texts.theAnalysisOfTheChanges)
  })
  const isHiding = state.hiding !== null || isHidingOn()
  const prepare = async (signal: AbortSignal) => {
    const sides = { before: passages.before.text, after: passages.after.text }
    if (!isHiding) return openChanges(sides)
    const own = { content: state.document.content, details: state.hiding?.details ?? [] }
    return hiddenChanges({ passages: sides, contents, own }, props.workbench.finder, signal)
  }
  const analysis = version.analysis?.content === content ? version.analysis.result : null

  const select = (at: number) => {
    setCurrent(at)
    setMost((now) => Math.max(now, shown.indexOf(at) + 1))
    requestAnimationFrame(() => {
      const row = document.getElementById(rowId(at))
      row?.scrollIntoView({ block: 'start' })
      row?.focus({ preventScroll: true })
    })
  }
  const step = (by: 1 | -1) => {
    const at = current === null ? (by === 1 ? -1 : 0) : shown.indexOf(current)
    const next = shown[(at + by + shown.length) % shown.length]
    if (next !== undefined) select(next)
  }
  const showPlace = (side: 'before' | 'after', start: number) => {
    const at = changes.findIndex((change) =>
      change[side].some((span) => span.start <= start && start < span.end),
    )
    if (at >= 0) select(at)
  }
  const matter = changes.filter(({ weight }) => weight === 'most').length
  const isListed = comparison?.outcome === 'changed'
  return (
    <div className="work-full comparison">
      <div className="docbar">
        <div className="t">
          <ScreenTitle takesFocus>{title}</ScreenTitle>
          <p className="num" role="status">
            {isListed && texts.ofThemMayMatterMost(texts.countOfChange(changes.length), matter)}
          </p>
        </div>
        <div className="act">
          {isListed && (
            <div className="steps">
              <Button variant="quiet" onClick={() => step(-1)} aria-label={texts.previousChange}>
                ‹
              </Button>
              <span className="num">
                {texts.change(current === null ? '–' : shown.indexOf(current) + 1, changes.length)}
              </span>
              <Button variant="quiet" onClick={() => step(1)} aria-label={texts.nextChange}>
                ›
              </Button>
            </div>
          )}
          {isListed && (
            <Button
              variant="quiet"
              onClick={() => {
                setCurrent(null)
                onChange({ ...version, isLater: !version.isLater })
              }}
            >
              {texts.swap}
            </Button>
          )}
          <Button variant="secondary" onClick={props.onOther}>
            {texts.otherVersion}
          </Button>
          <Button onClick={props.onClose}>{texts.close}</Button>
        </div>
      </div>
      <div className="cmp">
        {isListed && (
          <ChangeList
            changes={changes}
            shown={shown}
            contents={contents}
            current={current}
            order={order}
            onOrder={setOrder}
            onSelect={select}
            placeOf={(at) => {
              const change = changes[at]
              const [is] = change?.after ?? []
              const [was] = change?.before ?? []
              if (is) return sides.after.labelOf(is.start).label
              return was ? sides.before.labelOf(was.start).label : ''
            }}
          >
            {texts.comparedOnThisDeviceNothing(
              comparison.sentences.same,
              texts.countOfSentence(comparison.sentences.after),
            )}
          </ChangeList>
        )}
        <ScrollRegion className="two" aria-label={texts.bothVersions}>
          <div className="heads">
            <p>
              <b>{texts.earlierVersion}</b>
              <span dir="auto">{earlier.name}</span>
            </p>
            <p>
              <b>{texts.laterVersion}</b>
              <span dir="auto">{later.name}</span>
            </p>
          </div>
          <Unread name={earlier.name} document={earlier.document} />
          <Unread name={later.name} document={later.document} />
          <OutcomeNotice
            outcome={compared.status === 'failed' ? 'failed' : (comparison?.outcome ?? null)}
            onOther={props.onOther}
          />
          {isListed && (
            <>
              <Languages before={contents.before} after={contents.after} />
              {analysis === null ? (
                <AnalysisOffer
                  credit={props.credit}
                  noCreditsPanel={props.noCreditsPanel}
                  isHiding={isHiding}
                  isBusy={isBusy}
                  failure={failure}
                  onAnalyze={() => void analyze(prepare, state.job.language)}
                  onCancel={cancel}
                />
              ) : (
                <ChangesAnalysis
                  summary={analysis.result}
                  passages={passages}
                  sides={sides}
                  onShow={showPlace}
                />
              )}
              <ul className="changes" aria-label={texts.allChanges}>
                {shown.slice(0, most).map((at) => {
                  const change = changes[at]
                  if (change === undefined) return null
                  return (
                    <ChangeRow
                      key={at}
                      id={rowId(at)}
                      change={change}
                      before={sides.before}
                      after={sides.after}
                      isCurrent={at === current}
                      onSelect={() => setCurrent(at)}
                      onOpen={(side, { start, end }) => {
                        const { document, name, pageImages } = side === 'before' ? earlier : later
                        const place = sides[side].labelOf(start).name
                        setPassage({ name, place, document, pageImages, start, end })
                      }}
                    />
                  )
                })}
              </ul>
              {most < shown.length && (
                <Button variant="secondary" onClick={() => setMost(most + shownAtOnce)}>
                  {texts.showMoreOf(Math.min(shownAtOnce, shown.length - most), shown.length)}
                </Button>
              )}
            </>
          )}
        </ScrollRegion>
      </div>
      {passage !== null && <PassageDialog passage={passage} onClose={() => setPassage(null)} />}
    </div>
  )
}

const none: readonly never[] = []

function rowId(at: number): string {
  return `change-${at + 1}`
}

function sideOf(name: string, document: Version['document']): Side {
  return { name, content: document.content, labelOf: placer(document) }
}

/** Says that a version was not read whole: what was not read cannot be compared. */
function Unread({ name, document }: Pick<Version, 'name' | 'document'>) {
  const { isComplete, brief } = readingCoverage(document)
  if (isComplete) return null
  return (
    <Notice tone="warn" title={texts.notEverythingOfCouldBeCompared(name)}>
      {brief}
    </Notice>
  )
}

function Languages({ before, after }: { before: string; after: string }) {
  const one = knownLanguage(before)
  const other = knownLanguage(after)
  if (one === undefined || other === undefined || one === other) return null
  return (
    <Notice tone="warn" title={texts.theVersionsAreInTwoLanguages}>
      {texts.wordsAreComparedAsTheyStand}
    </Notice>
  )
}
