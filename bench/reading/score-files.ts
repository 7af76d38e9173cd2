import { isFileError } from '@precis/domain'
import { readFile } from '../../packages/extraction/src/reader/read-file.ts'
import { nodePdfium } from '../../packages/extraction/test/node-pdfium.ts'
import { openNodePdf } from '../../packages/extraction/test/open-node-pdf.ts'
import { openDocument } from './documents.ts'
import { isInstalled, type NativeTool } from './native-tools.ts'
import { wordF1, wordsOf } from './word-f1.ts'

export interface FileScore {
  readonly path: string
  /** Word F1 against the native tool that agrees best; null when no tool gives a text. */
  readonly f1: number | null
  readonly failure: string | null
  readonly words: number
  /** Word F1 of each native tool against the other one that agrees best with it. */
  readonly natives: Readonly<Record<string, number>>
}

/** What is read from a file: its text, or the code of the message that says why there is none. */
export async function readText(path: string): Promise<{ text: string; failure: string | null }> {
  try {
    const { content } = await readFile(openDocument(path), {
      openPdf: openNodePdf,
      pdfium: nodePdfium,
    })
    return { text: content, failure: null }
  } catch (error) {
    return { text: '', failure: isFileError(error) ? error.code : String(error) }
  }
}

function best(words: readonly string[], others: readonly (readonly string[])[]): number | null {
  return others.length === 0 ? null : Math.max(...others.map((other) => wordF1(words, other)))
}

/** Compares what is read from a file with what native tools make of it. */
export async function scoreFile(path: string, tools: readonly NativeTool[]): Promise<FileScore> {
  const { text, failure } = await readText(path)
  const words = wordsOf(text)
  const outputs = tools.filter(isInstalled).flatMap(({ name, run }) => {
    const output = run(path)
    return output === null ? [] : [{ name, words: wordsOf(output) }]
  })
  const natives: Record<string, number> = {}
  for (const output of outputs) {
    const others = outputs.filter((other) => other !== output)
    const score = best(
      output.words,
      others.map((other) => other.words),
    )
    if (score !== null) natives[output.name] = score
  }
  const references = outputs.map((output) => output.words)
  return { path, f1: best(words, references), failure, words: words.length, natives }
}
