import { roughWordCount } from '../../../text/normalize.ts'

export const figure = /^[(+−–-]?(?:\p{Sc}|R\$?|[A-Z]{3}\s)?\s?\p{N}[\p{N}.,'’\s]*/u
/** `2026`, `2026/27` */
export const year = /^(?:19|20)\d\d(?:\s?[/–-]\s?(?:\d\d|(?:19|20)\d\d))?$/u
export const amount = /\p{Sc}\s?\p{N}/u
export const plainNumber =
  /^[<>≤≥±~]?\s?[−–-]?\p{N}[\p{N}.,]*(?:\s?(?:to|–|-|…|±)\s?\p{N}[\p{N}.,]*)?$/u
/** What numbers a row: `3`, `7b`, `(iv)`. */
export const itemNumber =
  /^(?:\p{Lu}?\p{N}{1,3}\p{Ll}?[.)]?|\(?(?:\p{N}{1,3}|\p{L}|[ivx]{1,4})\))$/u

const mostWordsOfUnit = 2

/** A number with its unit, and no address that opens with a number. */
export function isFigure(cell: string): boolean {
  const number = figure.exec(cell)?.[0]
  return number !== undefined && roughWordCount(cell.slice(number.length)) <= mostWordsOfUnit
}
