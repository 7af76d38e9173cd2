/** Where every call to action leads somebody without an account. */
export const signUpAddress = '/auth?mode=sign-up'
