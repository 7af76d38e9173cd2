/** Prints what a check finds, line by line, and counts its faults. `width`: of what was looked at. */
export function createFindings(width: number) {
  let faults = 0
  return {
    say(what: string, value: unknown, isGood = true): void {
      console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what.padEnd(width)} ${String(value)}`)
      if (!isGood) faults += 1
    },
    countFaults: () => faults,
  }
}
