/**
 * Why documents cannot be kept or opened on this device. `denied`: the browser gives no storage to this site; `full`: no
 * room left; `blocked`: another tab holds an older build; `outdated`: another tab has a newer one; `missing`: not here, or
 * somebody else's; `damaged`: here, but it cannot be decrypted.
 */
export type StorageProblem = 'denied' | 'full' | 'blocked' | 'outdated' | 'missing' | 'damaged'

/** Why a file is not kept with its document. `unread`: it was moved or changed since it was chosen. */
export type FileProblem = StorageProblem | 'unread'

/** Thrown by everything in this folder that touches the device's storage. */
export class StorageError extends Error {
  readonly problem: StorageProblem

  constructor(problem: StorageProblem, cause?: unknown) {
    super(`Kept documents: ${problem}`, { cause })
    this.problem = problem
  }
}

const problems: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'outdated',
  OperationError: 'damaged',
  DataError: 'damaged',
}

/** What is wrong, of anything that was thrown. What the browser does not name is a refusal. */
export function problemOf(error: unknown): StorageProblem {
  if (error instanceof StorageError) return error.problem
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : ''
  return problems[String(name)] ?? 'denied'
}
