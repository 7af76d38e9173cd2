import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const everyMs = 100

/** Memory of one process in megabytes, its share of what is shared with others; 0 when it is gone. */
function megabytesOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Watches the processes that pages run in; `peak` tells what the largest of them had at most, in megabytes. */
export async function watchPageMemory(debugPort: number) {
  const browser = await chromium.connectOverCDP(`http://localhost:${debugPort}`)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const largest = () => Math.max(...pids.map(megabytesOf))
  const before = largest()
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, largest())
  }, everyMs)
  return {
    before,
    stop(): number {
      clearInterval(timer)
      return peak
    },
  }
}
