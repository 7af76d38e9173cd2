import type { FileProblem, StorageProblem } from '../../../lib/kept-documents/storage-problem.ts'
import * as texts from './texts.ts'

/** Why a document at its own address cannot be opened. */
export const openingWords: Readonly<
  Record<StorageProblem, { readonly title: string; readonly text: string }>
> = {
  missing: {
    title: texts.thisDocument,
    text: texts.documentsAreKept,
  },
  damaged: {
    title: texts.thisDocumentCanNoLonger,
    text: texts.aPart,
  },
  denied: {
    title: texts.yourDocumentsCannotBeOpened,
    text: texts.thisBrowserDoesNotLetPrecis,
  },
  full: {
    title: texts.yourDocumentsCannotBeOpened,
    text: texts.theStorageOfThisDevice,
  },
  blocked: {
    title: texts.yourDocumentsAreOpenInAnother,
    text: texts.thatTabStillRunsAnOlder,
  },
  outdated: {
    title: texts.precisWasUpdated,
    text: texts.anotherTabAlreadyRunsTheNew,
  },
}

/** Why finished work stays in this tab only. */
export const keepingWords: Readonly<Record<StorageProblem, string>> = {
  denied: texts.thisBrowserDoesNotLetPrecisKeep,
  full: texts.thereIsNoRoomLeft,
  blocked: texts.anotherTabStillRunsAnOlder,
  outdated: texts.precisWasUpdatedInAnotherTab,
  missing: texts.itWasRemovedFromThisDevice,
  damaged: texts.whatWasKept,
}

/** Why the file of a document is not kept with it, or not removed. */
export const fileWords: Readonly<Record<FileProblem, string>> = {
  unread: texts.theFileIsNotKept,
  full: texts.theFileIsNotKeptThere,
  denied: texts.theFileIsNotKeptThis,
  blocked: texts.anotherTabStillRunsAnOlderVersion,
  outdated: texts.precisWasUpdatedInAnotherTabReload,
  missing: texts.thisDocumentWasRemoved,
  damaged: texts.whatWasKeptOfThisDocument,
}

/** Why the list of documents is not complete, or cannot be changed. */
export const listWords: Readonly<Record<StorageProblem, string>> = {
  denied: texts.thisBrowserDoesNotLetPrecisKeepDocuments,
  full: texts.thereIsNoRoomLeftOn,
  blocked: texts.anotherTabStillRunsAnOlderVersionOf,
  outdated: texts.precisWasUpdatedInAnotherTabReloadThis,
  missing: texts.thisDocumentWasAlreadyRemoved,
  damaged: texts.thisDocumentCanNoLongerBe,
}
