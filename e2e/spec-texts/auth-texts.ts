import { address, alert, button, field, heading, text } from './expectation.ts'
import type { Texts } from './public-texts.ts'

const google = [button('Continue with Google'), text('Or continue with email')]

export const authTexts: Texts = {
  'sign in': () => [
    address('/auth'),
    heading('Welcome Back'),
    text('Sign in to continue analyzing documents'),
    ...google,
    field('Email'),
    field('Password'),
    button('Sign In'),
    button('Forgot your password?'),
    button("Don't have an account? Sign up"),
  ],
  'sign up': () => [
    address('/auth?mode=sign-up'),
    heading('Create your account'),
    ...google,
    field('Email'),
    field('Password'),
    button('Create Account'),
    button('Already have an account? Sign in'),
  ],
  reset: () => [field('Email'), button('Reset Password'), button('Back to sign in')],
  'sign up sent': () => [text('Please check your email to verify your account')],
  'reset sent': () => [text('Password reset instructions have been sent to your email')],
  'sign in refused': () => [alert('Invalid login credentials')],
  'sign in unverified': () => [alert('Email not confirmed')],
  'sign in without a reason': () => [alert('An error occurred')],
  'google busy': () => [button('Signing in...')],
  'google failed': () => [alert('Failed to sign in with Google')],
  'email verified': () => [
    address('/auth?mode=verify-email'),
    heading('Email Verified'),
    text('You can now sign in to your account'),
    button('Sign In'),
  ],
  'update password': () => [
    address('/auth?mode=update-password'),
    heading('Update Password'),
    text('Enter your new password below'),
    field('New Password'),
    button('Update Password'),
  ],
  'update password unequal': () => [alert('New passwords do not match')],
  'recovery link spent': () => [heading('Update Password'), button('Reset Password')],
}
