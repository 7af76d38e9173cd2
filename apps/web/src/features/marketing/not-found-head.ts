import type { PageHead } from '../../lib/page-head.ts'

export const notFoundHead: PageHead = {
  title: 'Page not found · Precis',
  description: 'There is no page at this address.',
}
