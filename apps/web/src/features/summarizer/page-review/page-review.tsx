import './page-review.css'
import type { ExtractedDocument, PageSpan } from '@precis/extraction'
import { useId, useState } from 'react'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { Workbench } from '../workbench/workbench.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { PageDialog } from './page-dialog.tsx'
import { pagesToCheck, pagesWithoutDoubt, type ReviewPage } from './review-pages.ts'
import * as texts from './texts.ts'

interface Props {
  document: ExtractedDocument
  workbench: Workbench
}

interface RowProps extends ReviewPage {
  onOpen: () => void
}

function Row({ page, note, isOpen, onOpen }: RowProps) {
  return (
    <li>
      <button type="button" className="review-row num" onClick={onOpen}>
        <b>{texts.page(page.number)}</b> <span>{note}</span>{' '}
        {isOpen ? <em>{texts.check}</em> : <CheckIcon />}
      </button>
    </li>
  )
}

interface GroupProps {
  name: string
  pages: readonly PageSpan[]
  onOpen: (page: number) => void
}

function Group({ name, pages, onOpen }: GroupProps) {
  const id = useId()
  if (pages.length === 0) return null
  return (
    <>
      <h3 id={id}>{name}</h3>
      <ul className="review-group" aria-labelledby={id}>
        {pages.map(({ number }) => (
          <li key={number}>
            <button
              type="button"
              className="num"
              aria-label={texts.page(number)}
              onClick={() => onOpen(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Page by page, what was read how; every page that is not the file's own text can be opened beside its image. */
export function PageReview({ document, workbench }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  const id = useId()
  const toCheck = pagesToCheck(document)
  const left = toCheck.filter(({ isOpen }) => isOpen).length
  const pageImages = workbench.getPageImages()
  return (
    <section className="page-review" aria-labelledby={id}>
      <h2 id={id}>
        {left > 0 ? texts.toCheck(texts.countOfPage(left)) : texts.pagesReadFromPictures}
      </h2>
      {toCheck.length > 0 && (
        <ul className="review-rows">
          {toCheck.map((row) => (
            <Row key={row.page.number} {...row} onOpen={() => setOpen(row.page.number)} />
          ))}
        </ul>
      )}
      <Group
        name="Recognized"
        pages={pagesWithoutDoubt(document, 'ocr')}
        onOpen={(page) => setOpen(page)}
      />
      <Group
        name="Blank"
        pages={pagesWithoutDoubt(document, 'blank')}
        onOpen={(page) => setOpen(page)}
      />
      {document.ocrLanguage !== undefined && (
        <LanguageSwitch
          key={document.ocrLanguage}
          language={document.ocrLanguage}
          hasCorrections={document.pages.some(({ review }) => review === 'corrected')}
          onReadAgain={pageImages === null ? null : workbench.readIn}
        />
      )}
      <PageDialog
        document={document}
        pageImages={pageImages}
        page={open}
        onPage={setOpen}
        review={workbench}
      />
    </section>
  )
}
