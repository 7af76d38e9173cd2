/** Opens the browser's file dialog in answer to a click, and passes on the file that is chosen there. */
export function chooseFile(accept: string, take: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.hidden = true
  input.addEventListener('cancel', () => input.remove())
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    input.remove()
    if (file) take(file)
  })
  // Safari tells nothing of an input that is not in the page.
  document.body.append(input)
  input.click()
}
