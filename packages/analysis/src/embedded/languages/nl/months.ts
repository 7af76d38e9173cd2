/** The months of a year in their forms, which `|` parts. */
export const months =
  'januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sept|sep oktober|okt november|nov december|dec'
