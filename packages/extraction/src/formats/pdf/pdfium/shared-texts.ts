import { openPageTexts, type PageTexts } from './page-texts.ts'
import type { PdfiumHost } from './protocol.ts'

/** From here on a second thread reads more than its start takes. */
const leastSharedPages = 120
/** Each thread holds the file. */
const mostSharedBytes = 16 * 1024 * 1024

/** How many threads read a file of so many pages and bytes. */
export function threadsFor({ cores }: PdfiumHost, pages: number, bytes: number): number {
  return cores > 1 && pages >= leastSharedPages && bytes <= mostSharedBytes ? 2 : 1
}

/** The texts of a file that several threads read: each page is read by the one with the fewest to read. */
export function openSharedTexts(
  host: PdfiumHost,
  file: Blob,
  password: string | undefined,
  threads: number,
): PageTexts {
  const all = Array.from({ length: threads }, () => openPageTexts(host, file, password))
  const leastBusy = () =>
    all
      .filter((texts) => texts.waiting() !== null)
      .sort((a, b) => Number(a.waiting()) - Number(b.waiting()))[0]
  return {
    pages: Promise.all(all.map(({ pages }) => pages)).then(
      (found) => found.find((pages) => pages !== null) ?? null,
    ),
    take: async (number) => (await leastBusy()?.take(number)) ?? null,
    waiting: () => leastBusy()?.waiting() ?? null,
    close() {
      for (const texts of all) texts.close()
    },
  }
}
