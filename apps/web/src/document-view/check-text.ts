import type { Check } from '@precis/domain'

/** What could not be confirmed about a point, in words. */
export function checkText({ kind, text, cited }: Check): string {
  switch (kind) {
    case 'no_source':
      return cited === true
        ? 'Not verified: the quoted passage does not plainly say this.'
        : 'Not verified: no passage of the document was found for this.'
    case 'figure':
      return `Not verified: the figure “${text}” is not in the quoted passage.`
    case 'name':
      return `Not verified: the name “${text}” is not in the quoted passage.`
  }
}
