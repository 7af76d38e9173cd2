import { collectPassages, knownLanguage } from '@precis/analysis'
import { type CreditView, countOf, type Usage } from '@precis/domain'
import { type ReactNode, useMemo, useState } from 'react'
import { placer } from '../../../document-view/place.ts'
import { readingCoverage } from '../../../document-view/reading-coverage.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { isHidingOn } from '../hiding/hiding-setting.ts'
import { ScreenTitle } from '../screen-title.tsx'
import { titleOf } from '../workbench/document-title.ts'
import type { Complete } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { ChangeList } from './change-list.tsx'
import { ChangeRow, type Side } from './change-row.tsx'
import { byWeight } from './change-words.ts'
import { AnalysisOffer, ChangesAnalysis } from './changes-analysis.tsx'
import { type OpenPassage, PassageDialog } from './passage-dialog.tsx'
import { useChangesAnalysis } from './use-changes-analysis.ts'
import { useComparison } from './use-comparison.ts'
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
  const own = { name: title, document: state.document }
  const [earlier, later] = version.isLater ? [own, version] : [version, own]
  const sides = useMemo(
    () => ({
      before: sideOf(earlier.name, earlier.document),
      after: sideOf(later.name, later.document),
    }),
    [earlier.name, earlier.document, later.name, later.document],
  )
  const texts = { before: earlier.document.content, after: later.document.content }
  const compared = useComparison(texts.before, texts.after)
  const comparison =
    compared.status === 'ready' &&
    compared.texts.before === texts.before &&
    compared.texts.after === texts.after
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
      before: collectPassages(texts.before, changes, 'before'),
      after: collectPassages(texts.after, changes, 'after'),
    }),
    [texts.before, texts.after, changes],
  )
  const content = useMemo(
    () => JSON.stringify({ before: passages.before.text, after: passages.after.text }),
    [passages],
  )
  const { isBusy, failure, analyze, cancel } = useChangesAnalysis(
    props.workbench,
    (asked, result) => {
      onChange({ ...version, analysis: { content: asked, result } })
      props.onAnalyzed(result.usage)
      announce('The analysis of the changes is ready')
    },
  )
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
            {isListed && `${countOf(changes.length, 'change')}, ${matter} of them may matter most`}
          </p>
        </div>
        <div className="act">
          {isListed && (
            <div className="steps">
              <Button variant="quiet" onClick={() => step(-1)} aria-label="Previous change">
                ‹
              </Button>
              <span className="num">
                change {current === null ? '–' : shown.indexOf(current) + 1}/{changes.length}
              </span>
              <Button variant="quiet" onClick={() => step(1)} aria-label="Next change">
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
              Swap
            </Button>
          )}
          <Button variant="secondary" onClick={props.onOther}>
            Other version
          </Button>
          <Button onClick={props.onClose}>Close</Button>
        </div>
      </div>
      <div className="cmp">
        {isListed && (
          <ChangeList
            changes={changes}
            shown={shown}
            texts={texts}
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
            {`Compared on this device; nothing was sent. ${comparison.sentences.same} of ${countOf(comparison.sentences.after, 'sentence')} are the same. Page numbers and running lines do not count.`}
          </ChangeList>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section className="two" aria-label="Both versions" tabIndex={0}>
          <div className="heads">
            <p>
              <b>Earlier version</b>
              <span dir="auto">{earlier.name}</span>
            </p>
            <p>
              <b>Later version</b>
              <span dir="auto">{later.name}</span>
            </p>
          </div>
          <Unread name={earlier.name} document={earlier.document} />
          <Unread name={later.name} document={later.document} />
          {compared.status === 'failed' && (
            <Notice tone="danger" title="The versions could not be compared">
              Reload the page and try again. Nothing was sent, and no credit used.
            </Notice>
          )}
          {comparison === null && compared.status !== 'failed' && <Loading />}
          {comparison?.outcome === 'same' && (
            <Notice tone="ok" title="Both versions say the same">
              Apart from white space, page numbers and running lines nothing differs.
            </Notice>
          )}
          {comparison?.outcome === 'unrelated' && (
            <Notice tone="warn" title="These two have nothing in common">
              Hardly a sentence of one is in the other. Choose another version of this document.
            </Notice>
          )}
          {isListed && (
            <>
              <Languages before={texts.before} after={texts.after} />
              {analysis === null ? (
                <AnalysisOffer
                  credit={props.credit}
                  noCreditsPanel={props.noCreditsPanel}
                  isHiding={state.hiding !== null || isHidingOn()}
                  isBusy={isBusy}
                  failure={failure}
                  onAnalyze={() => void analyze(content, state.job.language)}
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
              <ul className="changes" aria-label="All changes">
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
                        const { document, name } = side === 'before' ? earlier : later
                        const place = sides[side].labelOf(start).name
                        setPassage({ name, place, document, start, end })
                      }}
                    />
                  )
                })}
              </ul>
              {most < shown.length && (
                <Button variant="secondary" onClick={() => setMost(most + shownAtOnce)}>
                  {`Show ${Math.min(shownAtOnce, shown.length - most)} more of ${shown.length}`}
                </Button>
              )}
            </>
          )}
        </section>
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
    <Notice tone="warn" title={`Not everything of ${name} could be compared`}>
      {brief}
    </Notice>
  )
}

function Languages({ before, after }: { before: string; after: string }) {
  const one = knownLanguage(before)
  const other = knownLanguage(after)
  if (one === undefined || other === undefined || one === other) return null
  return (
    <Notice tone="warn" title="The versions are in two languages">
      Words are compared as they stand. A translated sentence shows as removed and added.
    </Notice>
  )
}
