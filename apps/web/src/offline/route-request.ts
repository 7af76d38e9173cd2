import { sharePath } from './shared-files.ts'

export interface RequestFacts {
  readonly method: string
  readonly mode: RequestMode
  readonly url: string
  /** Whether only a part of the file is asked for. */
  readonly hasRange: boolean
}

/** `share`: another application hands over a file. `leave`: the browser does what it would do without a worker, and nothing is kept. */
export type Way = 'page' | 'file' | 'share' | 'leave'

/** Calls, data and pages of the server: no answer of theirs is ever looked at here. */
const untouched =
  /^\/(auth\/v1|rest\/v1|\.netlify|checkout|dev|config\.json|healthz|readyz|metrics)(\/|$)/
/** Parts of the application that are fetched when a document needs them. */
const kept = /^\/(assets|pdfjs|tesseract)\//

/** How the worker treats a request. `files` are the addresses that it holds. */
export function routeRequest(
  request: RequestFacts,
  origin: string,
  files: ReadonlySet<string>,
): Way {
  const url = new URL(request.url)
  const isShare = request.method === 'POST' && url.pathname === sharePath
  if (isShare && request.mode === 'navigate' && url.origin === origin) return 'share'
  if (request.method !== 'GET' || request.hasRange || url.origin !== origin) return 'leave'
  if (untouched.test(url.pathname)) return 'leave'
  if (request.mode === 'navigate') return 'page'
  return url.search === '' && (kept.test(url.pathname) || files.has(url.pathname))
    ? 'file'
    : 'leave'
}
