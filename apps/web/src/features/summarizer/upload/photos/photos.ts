import { fileMessages, type Policy } from '@precis/domain'
import { hasTooManyPixels, isImage } from '@precis/extraction'
import * as texts from '../texts.ts'

/** What photos are called together: the first one's name, and how many follow. */
export function photosName(files: readonly Pick<File, 'name'>[]): string {
  const name = files[0]?.name ?? ''
  return files.length > 1 ? `${name} and ${files.length - 1} more` : name
}

export interface SortedPhotos {
  readonly taken: readonly File[]
  /** Why the others were not taken, a sentence each. */
  readonly refusals: readonly string[]
}

/** Tells photos from other files by their content, and from those over the limit. */
export async function sortPhotos(
  files: readonly File[],
  { maxFileBytes }: Policy,
): Promise<SortedPhotos> {
  const taken: File[] = []
  const refusals: string[] = []
  for (const file of files) {
    if (file.size > maxFileBytes) refusals.push(`${file.name}: ${fileMessages.too_big}`)
    else if (!(await isImage(file))) refusals.push(texts.isNotAPngJpeg(file.name))
    else if (await hasTooManyPixels(file))
      refusals.push(`${file.name}: ${fileMessages.too_many_pixels}`)
    else taken.push(file)
  }
  return { taken, refusals }
}

/** The list with the item at `from` standing at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.toSpliced(from, 1)
  const item = items[from]
  return item === undefined ? items : rest.toSpliced(to, 0, item)
}
