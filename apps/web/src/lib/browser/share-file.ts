/** What became of a wish to share: `refused` where the browser asks for another press first, or does not share this. */
export type Sharing = 'shared' | 'canceled' | 'refused'

/** Whether this browser hands files of such a name and type to other applications of the device. */
export function canShareFile(name: string, type: string): boolean {
  try {
    return navigator.canShare({ files: [new File(['-'], name, { type })] })
  } catch {
    return false
  }
}

/** Opens the share sheet of the device. Only after a press: browsers refuse it otherwise. */
export async function shareFile(file: File, title: string): Promise<Sharing> {
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError'
    return isCanceled ? 'canceled' : 'refused'
  }
}
