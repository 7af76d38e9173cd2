import { open } from 'node:fs/promises'
import { relative } from 'node:path'
import { readText } from './score-files.ts'

/** Reads each file and writes a line of JSON for it. `error` is the code of the message that a person would see, or null. */
export async function writeTexts(
  paths: readonly string[],
  folder: string,
  target: string,
): Promise<void> {
  const out = await open(target, 'w')
  try {
    for (const path of paths) {
      const { text, failure } = await readText(path)
      await out.write(`${JSON.stringify({ file: relative(folder, path), text, error: failure })}\n`)
    }
  } finally {
    await out.close()
  }
  console.log(`${paths.length} files in ${target}`)
}
