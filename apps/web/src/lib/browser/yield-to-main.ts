/**
 * Lets the browser paint and answer before long work goes on with its next slice. Unlike a timer, it is not slowed down
 * while the tab is hidden.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
