/** Remembers the last button that was pressed before the page could answer. The function returned presses it again. */
export function keepClick(): () => void {
  let pressed: HTMLElement | null = null
  const keep = (event: MouseEvent) => {
    pressed = event.target instanceof Element ? event.target.closest('button') : null
  }
  document.addEventListener('click', keep, true)
  return () => {
    document.removeEventListener('click', keep, true)
    if (pressed?.isConnected) pressed.click()
  }
}
