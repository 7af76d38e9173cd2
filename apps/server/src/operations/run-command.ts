/** Runs a command of the operator: 0 when it was done, 2 with one line of why when it was not. */
export async function runCommand(name: string, work: () => Promise<string>): Promise<never> {
  try {
    process.stdout.write(`${await work()}\n`)
    process.exit(0)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason'
    process.stderr.write(`No ${name}: ${reason}\n`)
    process.exit(2)
  }
}
