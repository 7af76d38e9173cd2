export { PrivacyPolicyPage as Component } from '../../features/marketing/static/privacy-policy-page.tsx'
