/** What is said of the changes between two versions of a document. */
export interface ChangeWords {
  /** What kind of document it is. */
  readonly type: string
  /** In front of a sentence that only one version has, or that stands elsewhere. */
  readonly added: string
  readonly removed: string
  readonly moved: string
  /** In front of an earlier value. */
  readonly was: string
}
