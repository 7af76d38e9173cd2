import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { shownWords } from '../../../../document-view/highlight.tsx'
import { isPassageInView } from './passage-in-view.ts'
import type { Jump } from './place-in-source.ts'

const scrollingKeys = new Set([
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'PageDown',
  'PageUp',
  'Home',
  'End',
  ' ',
])

/** What moved since the words were last seen: first the layout, or first a scroll that no layout explains. */
type Cause = 'layout' | 'scroll' | null

/**
 * Keeps the words of a citation in view from the jump to them until the reader scrolls or goes elsewhere. Whatever can
 * move them is followed by a look, and a look that misses them by another jump, which is followed by a look again. So
 * nothing depends on how many changes come, or how late.
 */
export function useKeepInView(
  pane: RefObject<HTMLElement | null>,
  jump: Jump | null,
  takesFocus: boolean,
  onLost: (takesFocus: boolean) => void,
): () => boolean {
  const isKept = useRef(false)
  const isThere = useRef(false)
  /** Since the jump was asked for by the reader; until then the words are still to take the focus. */
  const hasArrived = useRef(false)
  const focusBefore = useRef<Element | null>(null)
  const wantsFocus = useRef(takesFocus)
  wantsFocus.current = takesFocus
  const lookSoon = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (jump === null) {
      isKept.current = false
      return
    }
    isThere.current = false
    // Another jump to the words keeps nothing in view that the reader has left since it was asked for. Where it
    // moves nothing it cannot help, and nothing more is done.
    if (jump.to === 'passage' && jump.isAgain) return
    isKept.current = jump.to === 'passage'
    hasArrived.current = false
    focusBefore.current = document.activeElement
    lookSoon.current?.()
  }, [jump])

  const isFollowed = jump?.to === 'passage'
  useEffect(() => {
    const element = pane.current
    if (element === null || !isFollowed) return
    let cause: Cause = null
    let frame = 0
    let isPressed = false
    const stop = new AbortController()
    const options = { capture: true, passive: true, signal: stop.signal }

    const look = () => {
      const found = isPassageInView(element)
      const by = cause
      cause = null
      if (!isKept.current || found === null) return
      // Words that come late, or again, have missed the focus; it may have been given elsewhere since.
      const focus = document.activeElement
      const isFocusFree = focus === document.body || focus === focusBefore.current
      const isFocusLost =
        wantsFocus.current &&
        !hasArrived.current &&
        isFocusFree &&
        focus?.matches(shownWords) === false
      if (found && !isFocusLost) {
        isThere.current = true
        hasArrived.current = true
      }
      // Find in the browser, a screen reader and whatever else moves a view without a key or a pointer of its own.
      else if (by === 'scroll') isKept.current = false
      else onLost(isFocusLost)
    }
    /** Looks two frames on: lists that measure their items in one frame scroll in the next. */
    const follow = (by: Cause) => {
      if (!isKept.current) return
      cause ??= isThere.current ? by : 'layout'
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look)
      })
    }
    const change = () => {
      cause = 'layout'
      follow('layout')
    }
    const end = () => {
      isKept.current = false
    }
    const isHere = (target: EventTarget | null) =>
      target instanceof Node &&
      (element.contains(target) || target.contains(element)) &&
      element.offsetParent !== null
    const endHere = ({ target }: Event) => {
      if (isHere(target)) end()
    }

    const resized = new ResizeObserver(change)
    resized.observe(element)
    const mutated = new MutationObserver(() => follow('layout'))
    mutated.observe(element, { subtree: true, childList: true, attributeFilter: ['style'] })
    window.addEventListener('resize', change, options)
    window.addEventListener(
      'scroll',
      ({ target }) => {
        if (!isHere(target)) return
        if (isPressed) end()
        else follow('scroll')
      },
      options,
    )
    window.addEventListener('wheel', endHere, options)
    window.addEventListener('touchmove', endHere, options)
    window.addEventListener(
      'keydown',
      (event) => {
        const isTyped = event.target instanceof HTMLInputElement
        if (scrollingKeys.has(event.key) && !isTyped) endHere(event)
      },
      options,
    )
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        isPressed = isHere(target)
        // Only a press beside what is in it falls on the scrolling element itself: on its scroll bar, for one.
        if (target instanceof Element && target.matches('.scroll, html') && isHere(target)) end()
      },
      options,
    )
    for (const type of ['pointerup', 'pointercancel'] as const) {
      window.addEventListener(
        type,
        () => {
          isPressed = false
        },
        options,
      )
    }
    lookSoon.current = change
    change()
    return () => {
      lookSoon.current = null
      stop.abort()
      resized.disconnect()
      mutated.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [pane, isFollowed, onLost])

  return useCallback(() => isKept.current, [])
}
