import type { PageHead } from '../../lib/browser/page-head.ts'
import * as texts from './texts.ts'

export const notFoundHead: PageHead = {
  title: texts.pageNotFoundPrecis,
  description: texts.thereIsNoPage,
}
