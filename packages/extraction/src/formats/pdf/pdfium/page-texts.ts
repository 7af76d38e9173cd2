import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import { numbersPerText, type PageText } from './page-text.ts'
import type { LentThread, PdfiumHost, PdfiumReply } from './protocol.ts'

/** The texts of a file as PDFium reads them. */
export interface PageTexts {
  /** How many pages PDFium finds; null when it does not open the file, or not in time. */
  readonly pages: Promise<number | null>
  /** The text of a page, counted from 1; null where pdf.js is to read it. */
  take(number: number): Promise<readonly TextItem[] | null>
  /** How many pages are asked for and not yet answered; null when pdf.js is to read all others. */
  waiting(): number | null
  /** Gives the thread back when it has answered everything; ends it otherwise, and with it everything asked of it. */
  close(): void
}

/** Texts and where they stand, as pdf.js would give them. */
function itemsOf({ texts, geometry }: PageText): TextItem[] {
  return texts.map((str, index) => {
    const [x = 0, y = 0, width = 0, across = 1, size = 1] = geometry.subarray(
      index * numbersPerText,
      (index + 1) * numbersPerText,
    )
    const transform = [across, 0, 0, size, x, y]
    return { str, dir: 'ltr', transform, width, height: size, fontName: '', hasEOL: false }
  })
}

/** So many first pages that are all for pdf.js, as in Arabic or Chinese, tell that the others are as well. */
const mostRefusals = 8

/**
 * Opens a file in a thread of PDFium. A thread that fails, answers too late or has nothing to give is ended; from then on every
 * page is for pdf.js.
 */
export function openPageTexts(
  { openMs, pageMs, compile, startThread }: PdfiumHost,
  file: Blob,
  password: string | undefined,
): PageTexts {
  const asked = new Map<number, (text: PageText | null) => void>()
  const opened = Promise.withResolvers<number | null>()
  let isEnded = false
  let isUseful = false
  let refusals = 0
  let thread: LentThread | null = null
  let isOpen = false
  let watchdog: ReturnType<typeof setTimeout> | undefined
  const finish = (isHealthy: boolean) => {
    if (isEnded) return
    isEnded = true
    clearTimeout(watchdog)
    if (isHealthy) thread?.giveBack()
    else thread?.end()
    opened.resolve(null)
    for (const answer of asked.values()) answer(null)
    asked.clear()
  }
  const fail = () => finish(false)
  const watch = (ms: number) => {
    clearTimeout(watchdog)
    watchdog = setTimeout(fail, ms)
  }
  const onReply = (reply: PdfiumReply) => {
    if (isEnded) return
    if (reply.type === 'failed') return fail()
    if (reply.type === 'opened') {
      isOpen = true
      opened.resolve(reply.pages)
    } else {
      asked.get(reply.number)?.(reply.text)
      asked.delete(reply.number)
      isUseful ||= reply.text !== null
      if (!isUseful && ++refusals === mostRefusals) return fail()
    }
    if (asked.size > 0) watch(pageMs)
    else clearTimeout(watchdog)
  }
  const open = async () => {
    thread = startThread()
    thread.listen(onReply)
    const engine = await compile()
    if (!isEnded) thread.post({ type: 'open', engine, file, password })
  }
  watch(openMs)
  open().catch(fail)
  return {
    pages: opened.promise,
    async take(number) {
      if (isEnded) return null
      const { promise, resolve } = Promise.withResolvers<PageText | null>()
      if (asked.size === 0) watch(pageMs)
      asked.set(number, resolve)
      thread?.post({ type: 'page', number })
      const text = await promise
      return text && itemsOf(text)
    },
    waiting: () => (isEnded ? null : asked.size),
    close: () => finish(isOpen && asked.size === 0),
  }
}
