export { AboutPage as Component } from '../../features/marketing/static/about-page.tsx'
