/** The number or sign of a paragraph or item, set apart from its text. */
export const marker =
  /^(?:[\u2022\u25aa\u25cf\u25cb\u25e6\u2023\u2043\u00b7\uf0b7\uf0a7\u2013-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]|\d{1,2}(?:\.\d{1,2}){1,3}\.?)$/
