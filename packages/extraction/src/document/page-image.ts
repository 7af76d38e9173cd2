/** Where a word is on its page, in shares of the page's width and height from the top left corner. */
export interface WordBox {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How sure the recognition was of the word, 0 to 100. */
  readonly confidence?: number
}

/** A page as an image, upright, with the places of its words. */
export interface PageImage {
  readonly bitmap: ImageBitmap
  readonly words: readonly WordBox[]
}
