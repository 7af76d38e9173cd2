/** The months of a year in their forms, which `|` parts. */
export const months =
  'januar|jänner|jan februar|feb märz|mär april|apr mai juni|jun juli|jul august|aug september|sept|sep oktober|okt november|nov dezember|dez'
