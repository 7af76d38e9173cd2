import type { Check } from '@precis/domain'
import * as texts from './texts.ts'

/** What could not be confirmed about a point, in words. */
export function checkText({ kind, text, cited }: Check): string {
  switch (kind) {
    case 'no_source':
      return cited === true ? texts.notVerifiedTheQuotedPassage : texts.notVerifiedNoPassage
    case 'figure':
      return texts.notVerifiedTheFigure(text)
    case 'name':
      return texts.notVerifiedTheName(text)
  }
}
