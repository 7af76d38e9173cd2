import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const styles = 'xl/styles.xml'

/**
 * Has every cell of a spreadsheet read from the right. Without it a cell that begins with a digit is taken for one that reads
 * from the left, and its words change places. The library that writes spreadsheets knows no reading order.
 */
export async function readFromRight(file: Blob): Promise<Blob> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const written = strFromU8(parts[styles] ?? new Uint8Array())
  parts[styles] = strToU8(written.replaceAll('<alignment ', '<alignment readingOrder="2" '))
  return new Blob([zipSync(parts).slice()], { type: file.type })
}
