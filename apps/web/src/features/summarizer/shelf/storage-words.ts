import type { FileProblem, StorageProblem } from '../../../lib/kept-documents/storage-problem.ts'

/** Why a document at its own address cannot be opened. */
export const openingWords: Readonly<
  Record<StorageProblem, { readonly title: string; readonly text: string }>
> = {
  missing: {
    title: 'This document is not on this device',
    text: 'Documents are kept only in the browser and the account in which they were summarized. It may also have been removed.',
  },
  damaged: {
    title: 'This document can no longer be opened',
    text: 'A part of it, or the key that it is encrypted with, is gone. This happens when a browser clears its data to make room.',
  },
  denied: {
    title: 'Your documents cannot be opened',
    text: 'This browser does not let Precis keep anything on this device. Private windows and strict privacy settings do that.',
  },
  full: {
    title: 'Your documents cannot be opened',
    text: 'The storage of this device is full. Make room on it, then reload the page.',
  },
  blocked: {
    title: 'Your documents are open in another tab',
    text: 'That tab still runs an older version of Precis. Close it, then reload this page.',
  },
  outdated: {
    title: 'Precis was updated',
    text: 'Another tab already runs the new version. Reload this page to open the document.',
  },
}

/** Why finished work stays in this tab only. */
export const keepingWords: Readonly<Record<StorageProblem, string>> = {
  denied:
    'This browser does not let Precis keep it. Export the summary if you need it later: it goes when you close this tab or sign out.',
  full: 'There is no room left on this device. Delete documents that you no longer need, or export this summary: it goes when you close this tab or sign out.',
  blocked:
    'Another tab still runs an older version of Precis. Close it; the document is kept with your next question.',
  outdated: 'Precis was updated in another tab. Reload this page to keep working.',
  missing:
    'It was removed from this device in another tab. Export the summary if you still need it.',
  damaged: 'What was kept of it can no longer be opened. Export the summary if you need it later.',
}

/** Why the file of a document is not kept with it, or not removed. */
export const fileWords: Readonly<Record<FileProblem, string>> = {
  unread: 'The file is not kept: it was moved or changed after you chose it.',
  full: 'The file is not kept: there is no room left on this device. Text and summary are kept.',
  denied: 'The file is not kept: this browser does not let Precis keep it.',
  blocked: 'Another tab still runs an older version of Precis. Close it, then try again.',
  outdated: 'Precis was updated in another tab. Reload this page, then try again.',
  missing: 'This document was removed from this device in another tab.',
  damaged: 'What was kept of this document can no longer be opened.',
}

/** Why the list of documents is not complete, or cannot be changed. */
export const listWords: Readonly<Record<StorageProblem, string>> = {
  denied:
    'This browser does not let Precis keep documents on this device. A summary stays in its tab until you close it.',
  full: 'There is no room left on this device. Delete documents that you no longer need.',
  blocked: 'Another tab still runs an older version of Precis. Close it, then reload this page.',
  outdated: 'Precis was updated in another tab. Reload this page to see your documents.',
  missing: 'This document was already removed in another tab.',
  damaged: 'This document can no longer be opened: a part of what was kept is gone.',
}
