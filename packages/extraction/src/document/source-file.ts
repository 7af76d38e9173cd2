/** What reading needs of a file; a browser `File` fits. */
export interface SourceFile {
  readonly name: string
  readonly type: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
  /** The bytes from `start` up to `end`. */
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** Some of a file's bytes. */
export async function bytesOf(
  file: Pick<SourceFile, 'slice'>,
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer())
}
