const opened = /^\s*<(think|thinking|thought)>/iu
const closing = /<\/(?:think|thinking|thought)>/iu

/** A reply without the thoughts that some models write before it. Empty while they are still thinking. */
export function withoutThoughts(text: string): string {
  const end = closing.exec(text)
  if (end === null) return opened.test(text) ? '' : text
  const isThought = opened.test(text) || /^\s*[{[]/u.test(text.slice(end.index + end[0].length))
  return isThought ? text.slice(end.index + end[0].length).trimStart() : text
}
