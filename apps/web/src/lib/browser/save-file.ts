const forgetAfterMs = 60_000
const types: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.json': 'application/json',
}

/** Hands a text to the browser as a download. */
export function saveFile(name: string, text: string): void {
  const type = types[name.slice(name.lastIndexOf('.'))] ?? 'text/plain'
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), forgetAfterMs)
}
