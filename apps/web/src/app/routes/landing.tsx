export { LandingPage as Component } from '../../features/marketing/landing/landing-page.tsx'
