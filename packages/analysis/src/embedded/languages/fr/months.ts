/** The months of a year in their forms, which `|` parts. */
export const months =
  'janvier|janv février|févr mars avril|avr|avr mai juin juillet|juil août septembre|sept octobre|oct novembre|nov décembre|déc'
