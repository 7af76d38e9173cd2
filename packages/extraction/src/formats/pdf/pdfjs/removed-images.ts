// What pdf.js warns of in this thread; it has no other way to tell that it left an image out.
const removal = 'Warning: Image exceeded maximum allowed size'
const warning = 'Warning: '
const brand = Symbol.for('precis.removedPictures')

let removals = 0
let last: Promise<unknown> = Promise.resolve()

/** Counts the images that pdf.js leaves out for their size, in this whole thread, and keeps its warnings off the console. */
export function watchRemovedPictures(): void {
  const { warn } = console as typeof console & { warn: { [brand]?: true } }
  if (warn[brand]) return
  console.warn = Object.assign(
    (...args: unknown[]) => {
      const [text] = args
      if (typeof text === 'string' && text.startsWith(removal)) removals += 1
      else if (typeof text !== 'string' || !text.startsWith(warning)) warn.apply(console, args)
    },
    { [brand]: true },
  )
}

/** Does some work of pdf.js, one after the other, and tells whether it left out an image. */
export async function withRemovedPictures<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly isPictureRemoved: boolean }> {
  const turn = last.then(async () => {
    const before = removals
    const value = await work()
    return { value, isPictureRemoved: removals > before }
  })
  last = turn.catch(() => undefined)
  return await turn
}
