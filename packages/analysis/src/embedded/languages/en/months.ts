/** The months of a year in their forms, which `|` parts. */
export const months =
  'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec'
