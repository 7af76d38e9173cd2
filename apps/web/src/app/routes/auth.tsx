export { AuthPage as Component } from '../../features/account/auth-page.tsx'
