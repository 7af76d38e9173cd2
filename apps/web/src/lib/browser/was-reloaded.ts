/** Whether this page is here because its tab was loaded again, by hand or after the browser had put it away. */
export function wasReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' || load?.type === 'back_forward'
}
