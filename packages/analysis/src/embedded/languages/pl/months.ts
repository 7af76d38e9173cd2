/** The months of a year in their forms, which `|` parts. */
export const months =
  'styczeń|styczniu|stycznia luty|lutym|lutego marzec|marcu|marca kwiecień|kwietniu|kwietnia maj|maju|maja czerwiec|czerwcu|czerwca lipiec|lipcu|lipca sierpień|sierpniu|sierpnia wrzesień|wrześniu|września październik|październiku|października listopad|listopadzie|listopada grudzień|grudniu|grudnia'
