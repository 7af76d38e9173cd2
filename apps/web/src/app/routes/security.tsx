export { SecurityPage as Component } from '../../features/marketing/static/security-page.tsx'
