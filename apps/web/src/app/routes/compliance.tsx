export { CompliancePage as Component } from '../../features/marketing/static/compliance-page.tsx'
