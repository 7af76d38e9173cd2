export { HelpCenterPage as Component } from '../../features/help/help-center-page.tsx'
