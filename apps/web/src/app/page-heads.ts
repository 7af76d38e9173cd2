import {
  fileLimitMegabytes,
  formatPrice,
  helpArticlePaths,
  type Policy,
  routeOf,
} from '@precis/domain'
import type { PageHead } from '../lib/browser/page-head.ts'

type WriteHead = (policy: Policy) => { readonly title: string; readonly description: string }

const heads: Readonly<Record<string, WriteHead>> = {
  '/': (policy) => ({
    title: 'The Ultimate Document Summarization Tool',
    description: `Contracts, reports and technical files in plain language, with every point linked to its sentence in the original. ${formatPrice(policy.packPriceCents)} for a pack of ${policy.packDocuments}, no subscription.`,
  }),
  '/about': () => ({
    title: 'About Us',
    description:
      'What Precis is and why it was made: every point in a summary shows the sentence behind it, and points without a source are marked.',
  }),
  '/security': () => ({
    title: 'Security',
    description:
      'What protects your documents and your account, and what does not: files are never uploaded, and their text is not stored.',
  }),
  '/compliance': () => ({
    title: 'Compliance',
    description:
      'What the software does for data protection, what is up to its operator, and which certificates it does not claim.',
  }),
  '/privacy-policy': () => ({
    title: 'Privacy Policy',
    description:
      'What happens to your documents and your data: what is stored and for how long, what stays on your device, and who sees the text.',
  }),
  '/terms': () => ({
    title: 'Terms of Service',
    description:
      'What you can expect from Precis and what we expect from you: documents, summaries, credits and payment, fair use and liability.',
  }),
  '/help': () => ({
    title: 'Help Center',
    description: `${helpArticlePaths.length} short articles: file types, analysis modes, citations, questions, credits, privacy, error messages, and how to reach us.`,
  }),
  '/auth': () => ({ title: 'Sign In', description: 'Sign in to Precis or create an account.' }),
  '/auth?mode=sign-up': () => ({
    title: 'Create your account',
    description: 'Create a Precis account with an email address and a password.',
  }),
  '/auth?mode=verify-email': () => ({
    title: 'Email Verified',
    description: 'Your email is verified. Sign in to Precis.',
  }),
  '/auth?mode=update-password': () => ({
    title: 'Update Password',
    description: 'Choose a new password for your account.',
  }),
  '/analyze': (policy) => ({
    title: 'Dashboard',
    description: `Add a file of up to ${fileLimitMegabytes(policy)} MB or paste text, and check its summary against the source.`,
  }),
  '/settings': () => ({ title: 'Settings', description: 'Your profile, credits and password.' }),
  '/payment/success': () => ({
    title: 'Document Pack',
    description: 'Your Document Pack is being activated.',
  }),
}

/** The forms of a screen that an address asks for by its query; other queries change nothing. */
export function addressOf(pathname: string, search: string): string {
  const route = routeOf(pathname)
  const formed = `${route}?mode=${new URLSearchParams(search).get('mode')}`
  return formed in heads ? formed : route
}

/** The head of a screen at an address; null for help articles and the page for unknown addresses, which write their own. */
export function headAt(address: string, policy: Policy): PageHead | null {
  const head = heads[address]?.(policy)
  return head ? { ...head, title: `${head.title} · Precis` } : null
}
