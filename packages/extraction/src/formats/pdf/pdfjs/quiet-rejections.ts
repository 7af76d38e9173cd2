/** What pdf.js throws over what it finds in a file, by name. */
const faultsOfFiles: ReadonlySet<unknown> = new Set([
  'FormatError',
  'InvalidPDFException',
  'ParserEOFException',
  'UnknownErrorException',
  'XRefEntryException',
  'XRefParseException',
])

/** An `unhandledrejection` as far as it is looked at. */
type Rejection = Event & { readonly reason?: unknown }

function quieten(event: Rejection): void {
  const { reason } = event
  if (reason instanceof Error && faultsOfFiles.has(reason.name)) event.preventDefault()
}

/**
 * Keeps from the console what pdf.js finds wrong with a page that nobody asked for: with the first page it fetches all others of the same
 * list and leaves their failures unheard. Whoever asks for such a page is told.
 */
export function quietRejections(thread: Pick<EventTarget, 'addEventListener'>): void {
  thread.addEventListener('unhandledrejection', quieten)
}
