import './page-review.css'
import {
  alignWords,
  type ExtractedDocument,
  isUnsureWord,
  ocrLanguages,
  type PageSpan,
  pageDoubt,
  pageText,
} from '@precis/extraction'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { NextIcon, PreviousIcon } from '../icons.tsx'
import type { PageImages } from '../page-images/page-images.ts'
import { type DrawnPage, usePageImage } from '../page-images/use-page-image.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { PageTextField } from './page-text-field.tsx'
import { PageView } from './page-view.tsx'
import { nextInDoubt, openablePages, pageNote } from './review-pages.ts'
import * as texts from './texts.ts'

interface Props {
  document: ExtractedDocument
  pageImages: PageImages | null
  /** The page that is open; null when none is. */
  page: number | null
  onPage: (page: number | null) => void
  review: Pick<Workbench, 'correct' | 'confirm'>
}

const width = '1240px'
const imageWidthPx = 1_400

function verdict(page: PageSpan, isChanged: boolean, drawn: DrawnPage): string | null {
  if (isChanged) return texts.saveCorrection
  if (pageDoubt(page) === 'unsure') return texts.textIsRight
  const isSeen = drawn.status === 'drawn'
  return pageDoubt(page) === 'lost' && isSeen ? texts.noTextOnThisPage : null
}

/** A page as it looks beside what was read of it. */
export function PageDialog(props: Props) {
  const { document, pageImages, page: number, onPage, review } = props
  const [last, setLast] = useState(number)
  if (number !== null && number !== last) setLast(number)
  const pages = useMemo(() => openablePages(document), [document])
  const page = document.pages.find((one) => one.number === (number ?? last)) ?? null
  const [draft, setDraft] = useState<{ page: number; text: string } | null>(null)
  const [caret, setCaret] = useState(-1)
  const drawn = usePageImage(pageImages, number === null ? null : page, imageWidthPx)
  const read = page === null ? '' : pageText(document, page)
  const text = draft !== null && draft.page === page?.number ? draft.text : read
  const words = page?.words ?? (drawn.status === 'drawn' ? drawn.image.words : undefined)
  const calmText = useDeferredValue(text)
  const places = useMemo(() => alignWords(calmText, words ?? []), [calmText, words])
  if (page === null) return null

  const isChanged = text !== read
  const unsure =
    page.review === 'confirmed' || calmText !== text
      ? []
      : places.filter(({ boxes }) => boxes.some(isUnsureWord))
  const current = places.find(({ start, end }) => start <= caret && caret <= end) ?? null
  const at = pages.findIndex((one) => one.number === page.number)

  const save = () => {
    if (isChanged) review.correct(page.number, text)
    setDraft(null)
  }
  const go = (to: number | null) => {
    save()
    setCaret(-1)
    onPage(to)
  }
  const label = verdict(page, isChanged, drawn)
  const decide = () => {
    if (label !== null && !isChanged) review.confirm(page.number)
    go(label === null ? null : (nextInDoubt(document.pages, page.number)?.number ?? null))
  }
  const restore = () => {
    setDraft(null)
    review.correct(page.number, pageText({ content: page.readAs ?? '' }, asRead(page)))
  }
  const step = (by: 1 | -1) => () => go(pages[at + by]?.number ?? null)

  return (
    <Dialog
      isOpen={number !== null}
      onClose={() => go(null)}
      title={texts.page(page.number)}
      width={width}
      headerExtra={
        pages.length > 1 && (
          <SelectField
            label={texts.goToPage}
            isQuiet
            className="go-to num"
            value={page.number}
            onChange={(value) => go(Number(value))}
          >
            {pages.map((one) => (
              <option key={one.number} value={one.number}>
                {one.number}
              </option>
            ))}
          </SelectField>
        )
      }
      footer={
        <div className="page-foot">
          {pages.length > 1 && (
            <span className="turn">
              <IconButton label={texts.previousPage} disabled={at <= 0} onClick={step(-1)}>
                <PreviousIcon />
              </IconButton>
              <IconButton
                label={texts.nextPage}
                disabled={at >= pages.length - 1}
                onClick={step(1)}
              >
                <NextIcon />
              </IconButton>
            </span>
          )}
          {page.review === 'corrected' && !isChanged && (
            <Button variant="quiet" onClick={restore}>
              {texts.takeCorrectionBack}
            </Button>
          )}
          <Button onClick={decide}>{label ?? texts.done}</Button>
        </div>
      }
    >
      <p className="page-note num" role="status">
        <span className="vh">{texts.pageOf(page.number)} </span>
        {isChanged ? texts.changedByHandNotSavedYet : pageNote(document, page)}
      </p>
      <div className="page-pair">
        <PageView
          key={`image ${page.number}`}
          number={page.number}
          drawn={drawn}
          places={places}
          current={current}
        />
        <PageTextField
          key={`text ${page.number}`}
          number={page.number}
          text={text}
          lang={document.ocrLanguage && ocrLanguages[document.ocrLanguage].tag}
          onType={(typed) => setDraft({ page: page.number, text: typed })}
          unsure={unsure}
          caret={caret}
          onCaret={setCaret}
        />
      </div>
    </Dialog>
  )
}

/** The page as its first text lay in itself. */
function asRead({ review: _, readAs = '', ...page }: PageSpan): PageSpan {
  return { ...page, start: 0, end: readAs.length }
}
