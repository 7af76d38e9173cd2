/** The months of a year in their forms, which `|` parts. */
export const months = ''
