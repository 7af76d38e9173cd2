import type { Credits } from '../ports.ts'

/** Renews a lease at an interval until told to stop; calls `onLost` once when it is gone. A renewal that fails is tried again at the next beat. */
export function holdLease(
  credits: Pick<Credits, 'renew'>,
  token: string,
  everyMs: number,
  onLost: () => void,
): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  let isHeld = true
  const beat = async () => {
    const renewed = await credits.renew(token).catch(() => true)
    if (!isHeld) return
    if (renewed) schedule()
    else {
      isHeld = false
      onLost()
    }
  }
  const schedule = () => {
    timer = setTimeout(() => void beat(), everyMs)
  }
  schedule()
  return {
    stop: () => {
      isHeld = false
      clearTimeout(timer)
    },
  }
}
