import type { ComponentProps } from 'react'

/** A part of a page that scrolls by itself. It takes the focus, so that the keyboard can scroll it. */
export function ScrollRegion(props: ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  return <section {...props} tabIndex={0} />
}
