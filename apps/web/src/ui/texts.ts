// Logo
export const precis = 'Precis'

// Chip
export const noPage = 'no page'

// Risk mark
export const high = 'High'
export const medium = 'Medium'
export const low = 'Low'

// Ruler
export const simple = 'Simple'
export const moderate = 'Moderate'
export const complex = 'Complex'
export const complexity = 'Complexity'

// Loading
export const loading = 'Loading...'

// Notice
export const dismiss = 'Dismiss'

// Query state
export const tryAgain = 'Try Again'

// File drop
export const dropToAdd = 'Drop to add it'

// Password field
export const hidePassword = 'Hide password'
export const showPassword = 'Show password'

// Card
export const onThisPage = 'On this page'

// Dialog
export const close = 'Close'

// Drawer
export const closeMenu = 'Close menu'

// Field
export const fillInThisField = 'Please fill in this field.'
export const enterAnEmailAddress = 'Enter a complete email address, such as name@example.com.'
export const needsAtLeast = (minLength: number) => `Use at least ${minLength} characters.`
