import './shelf.css'
import { useId, useState } from 'react'
import type { KeptDocument } from '../../../lib/kept-documents/read-document.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { formatSize } from '../file-facts.ts'
import { FindIcon } from '../icons.tsx'
import { shelfId } from './shelf-id.ts'
import { DeletedRow, ShelfRow } from './shelf-row.tsx'
import { ShelfSettings } from './shelf-settings.tsx'
import { listWords } from './storage-words.ts'
import * as texts from './texts.ts'
import { useSearch } from './use-search.ts'
import { useShelf } from './use-shelf.ts'

const none: readonly KeptDocument[] = []

/** My documents: what this device keeps, under the place for a new one. Nothing as long as there is none. */
export function Shelf({ userId }: { userId: string }) {
  const { documents = none, damaged, problem, actions } = useShelf(userId)
  const [now] = useState(() => Date.now())
  const [query, setQuery] = useState('')
  const id = useId()
  const { shown, isSearching } = useSearch(documents, query)
  if (documents.length === 0 && damaged === 0 && problem === null) return null
  const sizeBytes = documents.reduce((sum, one) => sum + (one.isDeleted ? 0 : one.sizeBytes), 0)
  const left = documents.filter(({ isDeleted }) => !isDeleted).length
  return (
    <section id={shelfId} className="wrap shelf" aria-labelledby={id} tabIndex={-1}>
      <div className="shelf-head">
        <h2 id={id}>{texts.myDocuments}</h2>
        {documents.length > 0 && (
          <p className="num">
            {texts.onThisDeviceOnly(texts.countOfDocument(left), formatSize(sizeBytes))}
          </p>
        )}
        {documents.length > 0 && (
          <label className="shelf-find">
            <FindIcon />
            <input
              type="search"
              aria-label={texts.searchTitlesAndText}
              placeholder={texts.searchTitlesAndText}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
        )}
      </div>
      {problem !== null && <Notice tone="warn">{listWords[problem]}</Notice>}
      {damaged > 0 && (
        <Notice tone="warn">{texts.canNoLongerBeOpened(texts.countOfDocument(damaged))}</Notice>
      )}
      {documents.length > 0 && (
        <>
          <div className="shelf-row columns" aria-hidden="true">
            <span>{texts.title}</span>
            <span>{texts.documentType}</span>
            <span>{texts.added}</span>
            <span className="page-count">{texts.pagesText}</span>
            <span>{texts.risks}</span>
            <span />
          </div>
          <ul>
            {shown.map((document) =>
              document.isDeleted ? (
                <DeletedRow key={document.id} document={document} actions={actions} />
              ) : (
                <ShelfRow key={document.id} document={document} actions={actions} now={now} />
              ),
            )}
          </ul>
          <p className="shelf-none" role="status">
            {shown.length === 0 &&
              (isSearching ? texts.searching : texts.noDocumentHasAllTheseWords)}
          </p>
          <ShelfSettings count={left} onDeleteAll={actions.removeAll} />
        </>
      )}
    </section>
  )
}
