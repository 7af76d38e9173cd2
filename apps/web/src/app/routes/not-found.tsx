export { NotFoundPage as Component } from '../../features/marketing/not-found-page.tsx'
