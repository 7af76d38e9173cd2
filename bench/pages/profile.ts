/** A part of a processor profile, as a trace holds it. Times are in microseconds. */
export interface ProfileEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly id?: string
  readonly args: {
    readonly data?: {
      readonly startTime?: number
      readonly timeDeltas?: readonly number[]
      readonly cpuProfile?: {
        readonly nodes?: readonly ProfileNode[]
        readonly samples?: readonly number[]
      }
    }
  }
}

interface ProfileNode {
  readonly id: number
  readonly parent?: number
  readonly callFrame: {
    readonly functionName: string
    readonly url?: string
    readonly lineNumber?: number
  }
}

/** A function of the page and the time it took with all that it called, in milliseconds. */
export interface FunctionTime {
  readonly name: string
  readonly ms: number
}

const mostFunctions = 14
/** The framework calls everything. */
const framework = /^core-/

function isFramework({ callFrame }: ProfileNode): boolean {
  return framework.test(callFrame.url?.split('/').at(-1) ?? '')
}

function nameOf({ callFrame }: ProfileNode): string {
  const { functionName, url = '', lineNumber = 0 } = callFrame
  return `${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber + 1}`
}

/** Reads the profiles of some threads of a trace; the function it answers names what ran between two times, what took longest first. */
export function readProfile(
  events: readonly ProfileEvent[],
  isWanted: (event: ProfileEvent) => boolean,
) {
  const nodes = new Map<string, ProfileNode>()
  const clocks = new Map<string, number>()
  const samples: { readonly at: number; readonly ms: number; readonly stack: Set<string> }[] = []
  const stackOf = (thread: string, id: number) => {
    const stack = new Set<string>()
    let node = nodes.get(`${thread} ${id}`)
    while (node !== undefined) {
      if (!node.callFrame.functionName.startsWith('(') && !isFramework(node))
        stack.add(nameOf(node))
      node = node.parent === undefined ? undefined : nodes.get(`${thread} ${node.parent}`)
    }
    return stack
  }
  for (const event of events) {
    const { name, pid, id, args } = event
    const thread = `${pid} ${id}`
    if (name === 'Profile' && isWanted(event)) clocks.set(thread, args.data?.startTime ?? 0)
    if (name !== 'ProfileChunk' || !clocks.has(thread)) continue
    const { cpuProfile, timeDeltas = [] } = args.data ?? {}
    for (const node of cpuProfile?.nodes ?? []) nodes.set(`${thread} ${node.id}`, node)
    for (const [index, sample] of (cpuProfile?.samples ?? []).entries()) {
      const delta = timeDeltas[index] ?? 0
      const at = (clocks.get(thread) ?? 0) + delta
      clocks.set(thread, at)
      samples.push({ at, ms: delta / 1_000, stack: stackOf(thread, sample) })
    }
  }
  return (from: number, to: number): FunctionTime[] => {
    const sums = new Map<string, number>()
    for (const { at, ms, stack } of samples) {
      if (at < from || at > to) continue
      for (const name of stack) sums.set(name, (sums.get(name) ?? 0) + ms)
    }
    return [...sums]
      .map(([name, ms]) => ({ name, ms }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, mostFunctions)
  }
}
