import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatSize } from '../../file-facts.ts'
import { FindIcon } from '../../icons.tsx'
import { listWords } from '../storage-words.ts'
import * as texts from '../texts.ts'
import { useDocuments } from '../use-documents.ts'
import { useSearch } from '../use-search.ts'
import { groupsOf } from './group-documents.ts'
import { SideDocument } from './side-document.tsx'

interface Props {
  userId: string
  isOpen: boolean
  /** Rises with each wish to search. */
  searches: number
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Has the arrow keys, Home and End lead from link to link, so that Tab passes them in one step. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const step = steps[event.key]
  const next =
    step === undefined ? { Home: 0, End: links.length - 1 }[event.key] : Math.max(0, at + step)
  if (at === -1 || next === undefined) return
  event.preventDefault()
  links[Math.min(next, links.length - 1)]?.focus()
}

/** The kept documents as small pages, or with their titles where there is room. */
export function SideList({ userId, isOpen, searches }: Props) {
  const { list, problem } = useDocuments(userId)
  const [now] = useState(() => Date.now())
  const [query, setQuery] = useState('')
  const [reached, setReached] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const current = useParams()['document']
  const documents = useMemo(
    () => list?.documents.filter(({ isDeleted }) => !isDeleted) ?? [],
    [list],
  )
  const { shown, isSearching } = useSearch(documents, isOpen ? query : '')
  useEffect(() => {
    if (searches > 0) field.current?.focus()
  }, [searches])

  const wanted = [reached, current].find((id) => shown.some((one) => one.id === id))
  const stop = wanted ?? shown[0]?.id
  const sizeBytes = documents.reduce((sum, one) => sum + one.sizeBytes, 0)
  return (
    <>
      {isOpen && (
        <label className="side-find">
          <FindIcon />
          <input
            ref={field}
            type="search"
            aria-label={texts.searchMyDocuments}
            placeholder={texts.search}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <kbd>/</kbd>
        </label>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links within */}
      <div className="side-list" onKeyDown={moveFocus}>
        {groupsOf(shown, now).map(({ name, documents: group }) => (
          <div key={name} className="side-group">
            {isOpen && <p aria-hidden="true">{name}</p>}
            <ul aria-label={name}>
              {group.map(({ id, listing }) => (
                <li key={id}>
                  <SideDocument
                    id={id}
                    listing={listing}
                    now={now}
                    isOpen={isOpen}
                    isStop={id === stop}
                    onFocus={() => setReached(id)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {isOpen && (
          <p className="side-none" role="status">
            {shown.length === 0 &&
              documents.length > 0 &&
              (isSearching ? texts.searching : texts.noDocumentHasAllTheseWords)}
            {problem !== null && listWords[problem]}
          </p>
        )}
      </div>
      {isOpen && (
        <p className="side-foot num">
          {documents.length > 0 &&
            texts.used(texts.countOfDocument(documents.length), formatSize(sizeBytes))}
          <Link to="/analyze">{texts.manage}</Link>
        </p>
      )}
    </>
  )
}
