/** The months of a year in their forms, which `|` parts. */
export const months =
  'enero|ene febrero|feb marzo|mar abril|abr mayo junio|jun julio|jul agosto|ago septiembre|sept|sep octubre|oct noviembre|nov diciembre|dic'
