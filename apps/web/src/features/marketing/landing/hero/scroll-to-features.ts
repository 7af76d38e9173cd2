/** What the button "See Features" does; the style sheet makes it smooth. */
export function scrollToFeatures(): void {
  const features = document.getElementById('features')
  features?.focus({ preventScroll: true })
  features?.scrollIntoView()
}
