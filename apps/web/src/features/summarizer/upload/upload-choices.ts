import { loadChoices, saveChoices } from '../workbench/persistence/saved-work.ts'
import { type Choices, firstChoices, type WorkState } from '../workbench/work-state.ts'

/** What is decided before a document is handed in, kept while other pages are looked at. */
export interface UploadChoices {
  /** What the next document is to be asked; kept from one to the next. */
  getChoices(): Choices
  choose(choices: Choices): void
  /** Photos that wait to be summarized, or whose reading came to nothing. */
  getPhotos(): readonly File[]
  keepPhotos(files: readonly File[]): void
}

export function createUploadChoices(userId: string, work: WorkState): UploadChoices {
  let choices: Choices = 'job' in work ? work.job : (loadChoices(userId) ?? firstChoices)
  let photos: readonly File[] = []
  return {
    getChoices: () => choices,
    choose({ mode, language }) {
      choices = { mode, language }
      saveChoices(userId, choices)
    },
    getPhotos: () => photos,
    keepPhotos(files) {
      photos = files
    },
  }
}
