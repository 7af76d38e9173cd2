import type { PageHead } from '../../lib/browser/page-head.ts'

export const notFoundHead: PageHead = {
  title: 'Page not found · Precis',
  description: 'There is no page at this address.',
}
