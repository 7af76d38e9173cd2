import { existsSync, readFileSync } from 'node:fs'

/** The objects of a file of JSON lines; undefined where there is no such file. */
export function readLines<T>(file: string): T[] | undefined {
  if (!existsSync(file)) return undefined
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): T => JSON.parse(line))
}
