/** A file inside a ZIP archive; `read` inflates it, at most `maxBytes` of it. */
export interface ZipEntry {
  readonly name: string
  read(maxBytes: number): Uint8Array
}
