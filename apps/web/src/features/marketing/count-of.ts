/** `10, document, documents` -> `10 documents`; `1, …` -> `1 document`. */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
