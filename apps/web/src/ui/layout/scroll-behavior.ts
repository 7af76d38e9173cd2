/** How a jump on the page is made: smoothly where that helps to follow it, and never for people who asked for less motion. */
export function scrollBehavior(isSmooth: boolean): ScrollBehavior {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return isSmooth && !isCalm ? 'smooth' : 'instant'
}
