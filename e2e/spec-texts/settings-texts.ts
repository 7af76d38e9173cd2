import { errorCatalogue, formatAmount, formatPrice } from '@precis/domain'
import { address, alert, button, dialog, field, heading, link, tab, text } from './expectation.ts'
import type { Texts } from './public-texts.ts'

const frame = [
  heading('Settings'),
  link('Back to Dashboard', '/analyze'),
  tab('Profile'),
  tab('Billing'),
  tab('Security'),
]

export const settingsTexts: Texts = {
  'settings profile': () => [
    address('/settings'),
    ...frame,
    field('Full Name'),
    field('Email Address'),
    text('Contact support to change your email address'),
    button('Save Changes'),
    heading('What is stored'),
    button('Download my data'),
  ],
  'settings not saved': () => [alert('Failed to update profile'), button('Dismiss')],
  'settings after payment': () => [
    text('Payment successful! Your account will be upgraded shortly.'),
    heading('Current Plan'),
  ],
  'settings billing': (policy) => [
    address('/settings?tab=billing'),
    ...frame,
    heading('Current Plan'),
    text('Document Pack'),
    text('documents remaining'),
    text(formatPrice(policy.packPriceCents)),
    text(policy.creditValidityDays === null ? 'Next reset: N/A' : 'Next reset:'),
    button('Buy More'),
    heading('Need Help?'),
    link('Contact support', `mailto:${policy.supportEmail}`),
  ],
  receipt: (policy) => [
    ...frame,
    heading('Receipt'),
    text(formatAmount(policy.packPriceCents)),
    link('All purchases', '/settings?tab=billing'),
    button('Print'),
    button('Email it to me'),
  ],
  'receipt not mailed': () => [alert(errorCatalogue.mail_failed.message)],
  'receipt of nobody': () => [alert('We could not find that purchase in this account.')],
  'settings purchases loading': () => [text('Loading your purchases...')],
  'settings billing low': () => [text('1 document remaining')],
  'settings billing free': (policy) => [
    text('Free Plan'),
    text('Limited features'),
    text('$0'),
    button('Upgrade to Premium'),
    heading('Need Help?'),
    link('Contact support', `mailto:${policy.supportEmail}`),
  ],
  'settings checkout': () => [dialog('Get Document Pack')],
  'settings security': () => [
    ...frame,
    heading('Change Password'),
    field('Current Password'),
    field('New Password'),
    field('Confirm New Password'),
    button('Update Password'),
    heading('Delete Account'),
    button('Delete Account'),
  ],
  'passwords unequal': () => [alert('New passwords do not match'), button('Dismiss')],
  'password of blanks': () => [alert(errorCatalogue.password_blank.message)],
  'password over 72 bytes': () => [alert(errorCatalogue.password_too_long.message)],
  'password not changed': () => [alert('Failed to update password')],
  'delete account': () => [
    text('Are you sure you want to delete your account? This action cannot be undone.'),
  ],
  'account not deleted': () => [
    alert('Failed to delete account. Please contact support.'),
    button('Dismiss'),
  ],
}
