import { cpus } from 'node:os'
import { addAccount } from '../../accounts.ts'
import { type Call, type Caller, type CallKind, openCaller } from '../../callers.ts'
import { shareCores } from '../../cluster/cpu-share.ts'
import { percentile } from '../../percentile.ts'
import { cpuMsOf } from '../../process-figures.ts'
import type { Drill, Scenario } from '../../scenario.ts'

const userCount = 16
const measuredMs = 12_000
const counts = [1, 2, 4] as const
/** Every number of processes is measured early and late, so that what the machine does meanwhile meets all alike. */
const rounds = [...counts, ...counts.toReversed()]
const kinds: readonly CallKind[] = ['question', 'summary']
/** Four of these and what loads them fit into two cores. */
const smallShare = 0.2

export const clusterLoad: Scenario = {
  name: 'cluster-load',
  what: `${userCount} users without a pause at 1, 2 and 4 processes on one PostgreSQL, embedded engine.`,
  databases: ['postgres'],
  async run(drill) {
    const environment = { RATE_LIMITS: 'off', PACK_DOCUMENTS: '100000' }
    const fixture = await drill.open({ processes: Math.max(...counts), environment })
    const accounts = await Promise.all(
      Array.from({ length: userCount }, () => addAccount(fixture, { credits: true })),
    )
    const callersAt = (count: number) =>
      Promise.all(
        accounts.map(({ visitor, visitors }, at) => openCaller(visitors[at % count] ?? visitor)),
      )
    const pids = fixture.servers.map(({ pid }) => pid)
    for (const at of fixture.servers.keys()) {
      await warmUp(
        await Promise.all(
          accounts.map(({ visitor, visitors }) => openCaller(visitors[at] ?? visitor)),
        ),
      )
    }
    for (const cores of [smallShare, null]) {
      const rates = new Map<CallKind, Map<number, number>>(kinds.map((kind) => [kind, new Map()]))
      for (const count of rounds) {
        const callers = await callersAt(count)
        await Promise.all(callers.map((caller) => caller.call('question')))
        const release = cores === null ? () => undefined : shareCores(pids, cores)
        if (release === null) {
          drill.figure('control groups cannot be written here: no process was given a share')
          break
        }
        const share = cores === null ? 'all cores' : `${cores} of a core each`
        try {
          for (const kind of kinds) {
            const rate = await measure(drill, { kind, callers, pids, name: `${count}, ${share}` })
            const ofKind = rates.get(kind)
            ofKind?.set(count, (ofKind.get(count) ?? 0) + rate)
          }
        } finally {
          release()
        }
      }
      for (const [kind, ofKind] of rates) {
        const [one = 0, ...more] = counts.map((count) => ofKind.get(count) ?? 0)
        if (one === 0) continue
        const times = more.map((rate) => (rate / one).toFixed(2)).join(' and ')
        drill.figure(`${kind}: ${times} times as many with ${counts.slice(1).join(' and ')}`)
      }
    }
  },
}

/** Code that is called often is compiled again: in each process before the first figure, not during it. */
async function warmUp(callers: readonly Caller[]): Promise<void> {
  const until = performance.now() + measuredMs
  await Promise.all(
    callers.map(async (caller) => {
      while (performance.now() < until) for (const kind of kinds) await caller.call(kind)
    }),
  )
}

interface Load {
  readonly name: string
  readonly kind: CallKind
  readonly callers: readonly Caller[]
  readonly pids: readonly number[]
}

/** Requests a second of one kind; tells what the machine was busy with. */
async function measure(drill: Drill, { name, kind, callers, pids }: Load): Promise<number> {
  const calls: Call[] = []
  const before = { servers: total(pids.map(cpuMsOf)), own: ownMs(), machine: busyMs() }
  const startedAt = performance.now()
  const until = startedAt + measuredMs
  await Promise.all(
    callers.map(async (caller) => {
      while (performance.now() < until) calls.push(await caller.call(kind))
    }),
  )
  const elapsedMs = performance.now() - startedAt
  const coresOf = (ms: number) => (ms / elapsedMs).toFixed(2)
  const servers = total(pids.map(cpuMsOf)) - before.servers
  const own = ownMs() - before.own
  const machine = busyMs() - before.machine
  const failed = calls.filter(({ status }) => status !== 200)
  if (failed.length > 0) drill.claim(false, `${name}: ${failed.length} of ${kind} failed`)
  const rate = (calls.length * 1000) / elapsedMs
  const times = calls.map(({ ms }) => ms)
  drill.figure(
    `${name}: ${rate.toFixed(1)} ${kind}/s, p95 ${Math.round(percentile(times, 0.95))} ms; cores: ` +
      `servers ${coresOf(servers)}, callers ${coresOf(own)}, all ${coresOf(machine)} of ${cpus().length}`,
  )
  return rate
}

const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0)

function ownMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function busyMs(): number {
  return total(cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq))
}
