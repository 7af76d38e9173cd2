const opened = /^\s*<(?:think|thinking|thought)>/iu
const closing = /<\/(?:think|thinking|thought)>/iu
const longestClosing = '</thinking>'.length

/**
 * Takes a reply piece by piece and tells it so far without the thoughts that some models write before it: empty while
 * they are still thinking. Some open their thoughts out of sight, so an object behind a closing mark counts as well.
 */
export function createThoughtFilter(): (added: string) => string {
  let written = ''
  let thoughtEnd: number | undefined
  return (added) => {
    const from = Math.max(0, written.length - longestClosing)
    written += added
    if (thoughtEnd === undefined) {
      const end = closing.exec(written.slice(from))
      if (end !== null) thoughtEnd = from + end.index + end[0].length
    }
    const isOpened = opened.test(written)
    if (thoughtEnd === undefined) return isOpened ? '' : written
    const rest = written.slice(thoughtEnd).trimStart()
    return isOpened || rest === '' || /^[{[]/u.test(rest) ? rest : written
  }
}
