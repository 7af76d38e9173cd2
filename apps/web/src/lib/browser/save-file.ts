const forgetAfterMs = 60_000
const types: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.json': 'application/json',
}

function textFile(name: string, text: string): Blob {
  const type = types[name.slice(name.lastIndexOf('.'))] ?? 'text/plain'
  return new Blob([text], { type: `${type};charset=utf-8` })
}

/** Hands a text or a file to the browser as a download. */
export function saveFile(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? textFile(name, content) : content
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), forgetAfterMs)
}
