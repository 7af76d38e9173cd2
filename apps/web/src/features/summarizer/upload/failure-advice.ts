import type { Job } from '../workbench/work-state.ts'

const kept = 'Your document is still here.'
const wrongFile = 'Download or export it again, or paste its text.'
const nothingInIt = 'Choose a file with text in it, or paste the text.'
const onlyPictures = 'A sharper scan may help. Or paste its text.'
const locked = 'Remove its password, or save a fresh copy.'
const withPassword = 'Choose it again to give its password.'
const again = `${kept} Try again in a moment.`
const unreached = `${kept} Check the connection, then try again.`

const nextSteps: Readonly<Record<string, string>> = {
  too_big: 'Or paste the part you need.',
  wrong_type: 'A picture goes in as “Photo of a page”. Or paste its text.',
  bad_pdf: wrongFile,
  bad_docx: wrongFile,
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
  failed: locked,
  too_large: 'Split it, and summarize its parts.',
  analysis_running: 'It may be in another tab. Wait for it to end.',
  provider_failed: again,
  provider_timeout: again,
  usage_failed: again,
  not_ready: again,
  internal: unreached,
}

const stepsWithPhotos: Readonly<Record<string, string>> = {
  no_text:
    'A sharper photo helps: straight, in even light, the page filling it. Or paste the text.',
  failed: 'Save the pictures as JPEG or PNG, or take them again.',
}

/** What to do after a failure, by its code and what was to be summarized. */
export function nextStep(code: string, kind: Job['kind']): string {
  return (kind === 'photos' ? stepsWithPhotos[code] : undefined) ?? nextSteps[code] ?? kept
}
