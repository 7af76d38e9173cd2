const kilobyte = 1024

/** `0.4 MB`, `2.1 MB`, `12 KB`. */
export function formatSize(sizeBytes: number): string {
  const megabytes = sizeBytes / kilobyte ** 2
  if (megabytes >= 0.1) return `${megabytes.toFixed(1)} MB`
  return `${Math.max(1, Math.round(sizeBytes / kilobyte))} KB`
}

/** `PDF`, from the ending of a file's name; empty without one. */
export function fileType(name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)
  return ending?.[1]?.toUpperCase() ?? ''
}

/** `40 s`, `5 min`, `11 h`: how long to wait, rounded up. */
export function waitText(seconds: number): string {
  if (seconds <= 90) return `${seconds} s`
  if (seconds <= 90 * 60) return `${Math.ceil(seconds / 60)} min`
  return `${Math.ceil(seconds / 3_600)} h`
}

/** The facts that are known, comma-separated. */
export function factLine(...facts: (string | null | false)[]): string {
  return facts.filter((fact) => typeof fact === 'string' && fact !== '').join(', ')
}
