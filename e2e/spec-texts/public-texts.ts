import { formatPrice, type Policy } from '@precis/domain'
import { helpArticles } from '../screens/help-articles.ts'
import { address, button, type Expectation, heading, link, menuitem, text } from './expectation.ts'

export type Texts = Readonly<Record<string, (policy: Policy) => readonly Expectation[]>>

const footer = (policy: Policy) => {
  const mail = `mailto:${policy.supportEmail}`
  return [
    heading('Product'),
    link('AI Features', '/#features'),
    link('Use Cases', '/#showcase'),
    heading('Company'),
    link('About Us', '/about'),
    link('Contact Us', mail),
    link('Help Center', '/help'),
    heading('Legal'),
    link('Privacy Policy', '/privacy-policy'),
    link('Terms of Service', '/terms'),
    link('Security', '/security'),
    link('Compliance', '/compliance'),
    link('Contact Support', mail),
    text('©'),
  ]
}

const signUp = '/auth?mode=sign-up'
const bar = [link('Features', '/#features'), link('Pricing', '/#pricing')]
const visitorBar = [...bar, link('Try Now', signUp), link('Sign In', '/auth')]

const landing = (policy: Policy) => [
  address('/'),
  heading('The Ultimate Document Summarization Tool'),
  button('See Features'),
  heading('AI-Powered Summaries'),
  heading('Instant Processing'),
  heading('Universal Format Support'),
  heading('Secure & Private'),
  heading('Multiple Input Methods'),
  heading('Structured Output'),
  heading('How It Works'),
  heading('Upload'),
  heading('Analyze'),
  heading('Summary'),
  heading('Document Pack'),
  text(formatPrice(policy.packPriceCents)),
  text(`${policy.packDocuments} document summaries`),
  text('no subscription'),
  heading('Ready to Summarize Your Documents?'),
  link('Get Started Now', signUp),
]

const staticPage = (route: string, title: string, date: string) => (policy: Policy) => [
  address(route),
  heading(title),
  link('Back to Home', '/'),
  text(date),
  ...visitorBar,
  ...footer(policy),
]

export const publicTexts: Texts = {
  landing: (policy) => [
    ...landing(policy),
    ...visitorBar,
    ...footer(policy),
    link('Get Started Free', signUp),
    link('Try it without an account', '#try'),
    link('Start Summarizing', signUp),
  ],
  'landing signed in': (policy) => [
    ...landing(policy),
    ...bar,
    link('Dashboard', '/analyze'),
    link('Start Summarizing', '/analyze'),
  ],
  'drawer signed out': () => [
    link('Home', '/'),
    link('Try Now', signUp),
    link('Features', '/#features'),
    link('Use Cases', '/#showcase'),
    link('About Us', '/about'),
    link('Security', '/security'),
    link('Help Center', '/help'),
    link('Sign In', '/auth'),
  ],
  'drawer signed in': () => [
    link('Home', '/'),
    link('Dashboard', '/analyze'),
    link('Features', '/#features'),
    link('Use Cases', '/#showcase'),
    link('About Us', '/about'),
    link('Security', '/security'),
    link('Help Center', '/help'),
    link('Settings', '/settings'),
    button('Sign Out'),
  ],
  'account menu': () => [
    text('Mara Oduya'),
    text('@example.test'),
    text('Document Pack'),
    menuitem('Settings', '/settings'),
    menuitem('Sign Out'),
    link('Dashboard', '/analyze'),
  ],
  'account menu unnamed': () => [text('User'), text('Free Plan')],
  'privacy policy': staticPage('/privacy-policy', 'Privacy Policy', 'February 2025'),
  terms: staticPage('/terms', 'Terms of Service', 'February 2025'),
  about: (policy) => [
    ...staticPage('/about', 'About Us', 'February 2025')(policy),
    link('Get Started', signUp),
  ],
  security: staticPage('/security', 'Security', 'February 2025'),
  compliance: staticPage('/compliance', 'Compliance', 'March 2024'),
  help: (policy) => [
    address('/help'),
    ...visitorBar,
    ...footer(policy),
    heading('Getting started'),
    heading('Features'),
    heading('Security'),
    heading('Troubleshooting'),
    heading('Billing'),
    ...helpArticles.map(({ title }) => text(title)),
  ],
  'help nothing found': () => [
    text('No results found. Try different keywords or browse categories'),
  ],
  ...Object.fromEntries(
    helpArticles.map(({ path, title }) => [
      `help ${path}`,
      () => [
        address(`/help/article/${path}`),
        heading(title),
        link('Back to Help Center', '/help'),
        ...(articleTopics[path] ?? []).map(text),
      ],
    ]),
  ),
  'not found': () => [...visitorBar, link('Back to Home', '/')],
  'guard waiting': () => [text('Loading...')],
}

const articleTopics: Readonly<Record<string, readonly string[]>> = {
  'billing/billing-faq': [
    'General',
    'Payment',
    'Refunds',
    'Enterprise',
    'Visa',
    'Mastercard',
    'American Express',
    'PCI',
    'non-refundable',
    'cash',
    'volume',
    'transfer',
  ],
  'security/data-privacy': [
    'Processing in the browser',
    'No server storage',
    'Deletion',
    'Encryption',
    'Access',
    'GDPR',
    'SOC 2',
    'ISO 27001',
    'CCPA',
  ],
  'troubleshooting/error-messages': [
    'Upload errors',
    'Analysis errors',
    'exceeds',
    'Invalid file type',
    'corrupted',
    'No text',
    'session',
  ],
  'features/complexity-scoring': ['0 to 30', '31 to 70', '71 to 100'],
}
