export { PaymentSuccessPage as Component } from '../../features/credits/payment-success-page.tsx'
