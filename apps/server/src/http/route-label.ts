import { isKnownRoute, routeOf } from '@precis/domain'

const exact = new Set([
  '/config.json',
  '/healthz',
  '/livez',
  '/readyz',
  '/metrics',
  '/sitemap.xml',
  '/robots.txt',
  '/checkout/test',
  '/dev/mailbox',
  '/dev/mailbox.json',
  '/.netlify/functions/openai-analysis',
  '/.netlify/functions/checkout',
  '/.netlify/functions/activate-payment',
  '/.netlify/functions/stripe-webhook',
  '/.netlify/functions/delete-account',
])
const families = ['/auth/v1/', '/rest/v1/', '/assets/']

/** A bounded name for a path: addresses that visitors make up must reach neither logs nor metric labels. */
export function routeLabel(path: string): string {
  if (exact.has(path)) return path
  const family = families.find((prefix) => path.startsWith(prefix))
  if (family) return `${family}*`
  return isKnownRoute(path) ? routeOf(path) : 'other'
}
