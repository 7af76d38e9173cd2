type Insert = string | number

// Auth page
export const aboutExpiredLinks = 'About expired links'
export const thisLinkHasExpired = 'This link has expired or has already been used.'
export const failedToSignInWithGoogle = 'Failed to sign in with Google'
export const enterYourEmailToGet = (expired: Insert) =>
  `${expired} Enter your email address to get a new one.`
export const ifYourEmailIsVerifiedAlready = (expired: Insert) =>
  `${expired} If your email is already verified, sign in. If not, sign up again to get a new link.`
export const orContinueWithEmail = 'Or continue with email'

// Settings page
export const profile = 'Profile'
export const billing = 'Billing'
export const security = 'Security'
export const paymentSuccessfulYourAccount =
  'Payment successful! Your account will be upgraded shortly.'
export const noPaymentHasReachedThisAccount =
  'We have not received a payment yet. If you just paid, reload this page in a minute.'
export const backToDashboard = 'Back to Dashboard'
export const settings = 'Settings'

// Account
export const yourDataCouldNotBeDownloaded = 'Your data could not be downloaded. Please try again.'
export const failedToDeleteAccountPleaseContact =
  'Failed to delete account. Please contact support.'

// Auth layout
export const signingInNeedsJavascriptTurn =
  'You need JavaScript to sign in. Turn it on for this site, then reload the page.'

// Delete account section
export const yourAccountWasDeleted = 'Your account was deleted.'
export const deleteAccount = 'Delete Account'
export const removesYourAccountAnyRemainingCredits =
  'Deletes your account, any remaining credits and the documents kept in this browser.'
export const cancel = 'Cancel'
export const deletingAccount = 'Deleting account...'
export const areYouSureYouWant =
  'Are you sure you want to delete your account? This action cannot be undone.'

// Email form
export const helpWithSigningIn = 'Help with signing in'
export const anErrorOccurred = 'An error occurred'
export const sendTheVerificationEmailAgain = 'Send the verification email again'
export const email = 'Email'
export const password = 'Password'
export const enterYourEmailAddress = 'Enter your email address.'
export const enterYourPassword = 'Enter your password.'
export const atLeastCharacters = (passwordMinLength: Insert) =>
  `At least ${passwordMinLength} characters`

// Example
export const criticalDetails = (page: Insert) => `Critical Details, ${page}`
export const inPlainLanguage = 'In plain language'

// Google button
export const signingIn = 'Signing in...'
export const continueWithGoogle = 'Continue with Google'
export const googleSignInIsNotSet =
  'Google sign-in is not available here. Use your email address instead.'

// Keys section
export const keyboard = 'Keyboard'
export const rememberedInThisBrowser = 'Saved in this browser.'
export const singleKeyShortcutsBesideADocument = 'Single-key shortcuts next to a document'
export const andLeadToThePrevious =
  'Press [ or ] for the previous or next citation, 1 for pages, 2 for text.'

// New password form
export const enterANewPassword = 'Enter a new password.'
export const enterTheNewPasswordAgain = 'Enter the new password again.'
export const failedToUpdatePassword = 'Failed to update password'
export const newPasswordsDoNotMatch = 'New passwords do not match'
export const newPassword = 'New Password'
export const confirmNewPassword = 'Confirm New Password'
export const updatingPassword = 'Updating password...'
export const updatePassword = 'Update Password'

// Password section
export const passwordUpdatedSuccessfully = 'Password updated successfully'
export const changePassword = 'Change Password'
export const youStaySignedInHere = 'You stay signed in here. All other devices are signed out.'
export const oneThatYouUseNowhereElse = 'Choose one that you don’t use anywhere else. See the'
export const securityTips = 'security tips'
export const currentPassword = 'Current Password'

// Profile section
export const profileUpdatedSuccessfully = 'Profile updated successfully'
export const failedToUpdateProfile = 'Failed to update profile'
export const yourNameStandsInTheMenu = 'Your name appears in the account menu.'
export const loadingYourProfile = 'Loading your profile...'
export const yourProfileCouldNotBeLoaded = 'Your profile could not be loaded.'
export const nobodyButYouSeesYourName =
  'Only you can see your name. It is never added to summaries or exports.'
export const fullName = 'Full Name'
export const emailAddress = 'Email Address'
export const contactSupportToChangeYourEmail = 'Contact support to change your email address'
export const saving = 'Saving...'
export const saveChanges = 'Save Changes'

// Sent mail
export const linkSentTo = 'We sent a link to'
export const nothingThereAfterAFewMinutes = (absent: Insert) =>
  `No email after a few minutes? Check your spam folder. ${absent}`
export const keepThisTabOpen =
  'You can open the link on any device. Keep this tab open, and it will sign you in automatically.'
export const askedForAgainTheNewestLink =
  'If there is an email to send, it is on its way. Only the newest link works.'
export const useAnotherEmailAddress = 'Use another email address'
export const emailNotReceived = 'Didn’t get an email?'
export const sendingTheEmailAgain = 'Sending the email again...'
export const sendTheEmailAgainInS = (secondsLeft: Insert) =>
  `Send the email again in ${secondsLeft} s`
export const sendTheEmailAgain = 'Send the email again'

// Stored section
export const yourAccount = 'Your account'
export const emailAddressNameAHash = 'Your email address, name and a hash of your password'
export const yourCredits = 'Your credits'
export const eachPaymentAndEachCreditGranted = 'Every payment, and every credit granted or used'
export const eachAnalysis = 'Each analysis'
export const whenInWhichModeHowLong = 'When it ran, in which mode, and how long the text was'
export const yourDocuments = 'Your documents'
export const notStoredOnTheServer =
  'Not stored on the server. My documents are kept in this browser'
export const yourDataWasDownloaded = 'Your data was downloaded'
export const whatIsStored = 'What is stored'
export const deletedWithAccount =
  'When you delete your account, all of this is deleted or no longer linked to you.'
export const collectingYourData = 'Preparing your data...'
export const downloadMyData = 'Download my data'
export const allOfItAsOneJson = 'Everything, in one JSON file.'
export const theWholeListIsInThe = 'For the full list, see the'
export const privacyPolicy = 'Privacy Policy'

// Auth copy
export const welcomeBack = 'Welcome Back'
export const signInToContinueAnalyzingDocuments = 'Sign in to continue analyzing documents'
export const createYourAccount = 'Create your account'
export const signUpToStartAnalyzingDocuments = 'Sign up to start analyzing documents'
export const emailVerified = 'Email Verified'
export const youCanNowSign = 'You can now sign in to your account'
export const enterYourNewPasswordBelow = 'Enter your new password below'
export const signIn = 'Sign In'
export const forgotYourPassword = 'Forgot your password?'
export const dontHaveAnAccountSignUp = "Don't have an account? Sign up"
export const createAccount = 'Create Account'
export const creatingAccount = 'Creating account...'
export const alreadyHaveAnAccountSignIn = 'Already have an account? Sign in'
export const resetPassword = 'Reset Password'
export const sendingInstructions = 'Sending instructions...'
export const backToSignIn = 'Back to sign in'
export const pleaseCheckYourEmailToVerify = 'Please check your email to verify your account'
export const itWorksOnceForOneHour = 'The link works once and expires in one hour.'
export const anAddressThatHasAnAccount =
  'If this address already has an account, you won’t get a link. Sign in instead.'
export const passwordResetInstructionsHaveBeenSent =
  'Password reset instructions have been sent to your email'
export const itWorksForOneHourUntil =
  'The link works for one hour, or until you save a new password.'
export const anAddressWithoutAnAccountGets =
  'If this address has no account, you won’t get an email.'

// Example
export const commercialLease = 'Commercial Lease'
export const n15Renewal = '15. Renewal'
export const thisLeaseRenewsForAFurther =
  'This lease renews for a further five years unless either party gives notice in writing at least one hundred and eighty days before the end of the term.'
export const n152RentDuringTheRenewal =
  '15.2 Rent during the renewal term shall be the rent payable immediately before it begins, increased under clause 4.2 as though no interruption had occurred.'
export const n153AllOtherTermsContinue = '15.3 All other terms continue to apply.'
export const itRenewsByItselfForFive =
  'It renews by itself for five years. To stop it, give notice in writing 180 days before it ends.'

// Password rule
export const passwordShouldBeAtLeastCharacters = (minLength: Insert) =>
  `Password should be at least ${minLength} characters.`
