const number = new Intl.NumberFormat('en-US')

/** `10`, `document` -> `10 documents`; `1`, `document` -> `1 document`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${number.format(count)} ${count === 1 ? one : many}`
}
