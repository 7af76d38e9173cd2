import { FileError } from '@precis/domain'

/** What reading needs of a file; a browser `File` fits. */
export interface SourceFile {
  readonly name: string
  readonly type: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
  /** The bytes from `start` up to `end`, which other threads can be given and read without taking them into memory first. */
  slice(start: number, end: number): Blob
}

function moved(error: unknown): never {
  throw new FileError('moved', error)
}

/** All of a file's bytes. Throws `FileError` moved where the browser may not read it any longer. */
export function allBytesOf(file: Pick<SourceFile, 'arrayBuffer'>): Promise<ArrayBuffer> {
  return file.arrayBuffer().catch(moved)
}

/** Some of a file's bytes. Throws `FileError` moved where the browser may not read it any longer. */
export async function bytesOf(
  file: Pick<SourceFile, 'slice'>,
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer().catch(moved))
}
