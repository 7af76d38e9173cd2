/** What the build tells the service worker. */
export interface OfflinePlan {
  /** Changes whenever one of the files does. */
  readonly version: string
  /** The script that every page of this build starts with. */
  readonly entry: string
  readonly pages: readonly string[]
  readonly files: readonly string[]
}

export interface BuiltFile {
  /** Path below the build's directory, with `/` between folders. */
  readonly name: string
  readonly sizeBytes: number
}

/** Tables and engines above this size are kept when they are first needed. */
const maxFileBytes = 2_000_000
const alwaysNeeded =
  /^(assets\/[^/]+\.(js|css)|assets\/[^/]+-latin-(wght|opsz)[^/]*\.woff2|icons\/icon-192\.png|[^./][^/]*\.(js|ico|svg|png|webmanifest))$/
const workerName = 'service-worker.js'

/** The addresses, out of everything built, that the public pages, the help and the try-out need without a connection. */
export function listOfflineFiles(built: readonly BuiltFile[]): string[] {
  return built
    .filter(({ name, sizeBytes }) => sizeBytes <= maxFileBytes && alwaysNeeded.test(name))
    .filter(({ name }) => name !== workerName)
    .map(({ name }) => `/${name}`)
    .sort()
}
