/** The months of a year in their forms, which `|` parts. */
export const months =
  'janeiro|jan fevereiro|fev março|mar abril|abr maio|mai junho|jun julho|jul agosto|ago setembro|set outubro|out novembro|nov dezembro|dez'
