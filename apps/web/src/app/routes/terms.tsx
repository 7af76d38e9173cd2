export { TermsPage as Component } from '../../features/marketing/static/terms-page.tsx'
