import { errorCatalogue } from '@precis/domain'
import type { Failure, Job } from '../workbench/work-state.ts'
import * as texts from './texts.ts'

const kept = texts.yourDocumentIsStillHere
const wrongFile = texts.downloadOrExportItAgain
const nothingInIt = texts.chooseAFileWithText
const onlyPictures = texts.aSharperScanMayHelp
const locked = texts.removeItsPasswordOrSave
const withPassword = texts.chooseItAgainToGive
const again = texts.tryAgainInAMoment(kept)
const unreached = texts.checkTheConnectionThenTryAgain(kept)

const nextSteps: Readonly<Record<string, string>> = {
  too_big: texts.orPasteThePartYouNeed,
  wrong_type: texts.anImageGoesInAsPhoto,
  bad_pdf: wrongFile,
  bad_docx: wrongFile,
  empty_file: wrongFile,
  empty_text: nothingInIt,
  empty_markdown: nothingInIt,
  no_text: onlyPictures,
  no_docx_text: onlyPictures,
  no_content: onlyPictures,
  unreadable: locked,
  password_needed: withPassword,
  wrong_password: withPassword,
  unreadable_text: wrongFile,
  unreadable_markdown: wrongFile,
  unreadable_docx: wrongFile,
  moved: texts.chooseItAgain,
  failed: locked,
  too_large: texts.splitItAndSummarizeItsParts,
  analysis_running: texts.itMayBeInAnotherTab,
  provider_failed: again,
  provider_timeout: again,
  usage_failed: again,
  not_ready: again,
  internal: unreached,
}

const stepsWithPhotos: Readonly<Record<string, string>> = {
  no_text: texts.aSharperPhotoHelpsStraight,
  failed: texts.saveThePhotosAsJpeg,
}

/** What to do after a failure, by what is known of it and what was to be summarized. */
export function nextStep(
  { code, message }: Pick<Failure, 'code' | 'message'>,
  kind: Job['kind'],
): string {
  // The server itself said so: the connection is fine.
  if (message === errorCatalogue.internal.message) return again
  return (kind === 'photos' ? stepsWithPhotos[code] : undefined) ?? nextSteps[code] ?? kept
}
