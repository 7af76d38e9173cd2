/** Lets timers and messages of the host run, then rejects if the signal was aborted meanwhile. */
export async function yieldToMain(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 0)
  })
  signal?.throwIfAborted()
}
