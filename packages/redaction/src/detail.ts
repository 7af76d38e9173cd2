/** What a detail tells about somebody, in the order in which kinds are shown. */
export const detailKinds = [
  'person',
  'company',
  'birthDate',
  'address',
  'email',
  'phone',
  'account',
  'card',
  'id',
  'marked',
] as const
export type DetailKind = (typeof detailKinds)[number]

/** UTF-16 offsets into the document's content. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** A name, number or address of a document, wherever it occurs. */
export interface Detail {
  readonly kind: DetailKind
  /** As it is written where it is written out most fully. */
  readonly value: string
  /** Takes its place in what is sent, such as `[Person 1]`. */
  readonly placeholder: string
  /** In the order of the text; they overlap no other detail's. */
  readonly places: readonly Place[]
  readonly isHidden: boolean
}
