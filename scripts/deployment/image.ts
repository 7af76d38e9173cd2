import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const makeBase = join(import.meta.dirname, 'make-base-image.sh')
const base = 'docker.io/library/node:24.21.0-bookworm-slim'
const name = 'precis'

export interface Image {
  /** What a container of it sees as its root. */
  readonly folder: string
  readonly megabytes: number
  readonly baseIsOwn: boolean
  remove(): void
}

/** Builds the image of the `Dockerfile` with buildah, which needs no daemon, and unpacks it. Needs root. */
export function buildImage(): Image {
  const baseIsOwn = bringBase()
  buildah('bud', '--format', 'docker', '--isolation', 'chroot', '--layers', '-t', name, root)
  const size = buildah('inspect', '--type', 'image', '--format', '{{.FromImageID}}', name)
  const container = buildah('from', '--pull-never', `localhost/${name}`)
  const folder = buildah('mount', container)
  return {
    folder,
    megabytes: sizeOf(size),
    baseIsOwn,
    remove() {
      buildah('rm', container)
    },
  }
}

/** Whether the base image had to be made here. */
function bringBase(): boolean {
  if (tryBuildah('inspect', '--type', 'image', base).status === 0) return isOwn()
  if (tryBuildah('pull', '--quiet', base).status === 0) return false
  console.log(`${base} cannot be fetched: making it from Debian's packages...`)
  const npm = realpathSync(spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim())
  run(makeBase, [base, process.execPath, dirname(dirname(npm))])
  return true
}

function isOwn(): boolean {
  const labels = buildah('inspect', '--type', 'image', '--format', '{{.OCIv1.Config.Labels}}', base)
  return labels.includes('made-from:debian-packages')
}

function sizeOf(image: string): number {
  const list = JSON.parse(buildah('images', '--json')) as { id: string; size: string }[]
  const size = list.find(({ id }) => image.startsWith(id) || id.startsWith(image))?.size ?? ''
  const [, number, unit] = /^([\d.]+) (\w+)$/.exec(size) ?? []
  if (number === undefined) throw new Error(`The size of the image is not known: ${size}`)
  return Number(number) * (unit === 'GB' ? 1_000 : 1)
}

function buildah(...args: readonly string[]): string {
  return run('buildah', args)
}

function tryBuildah(...args: readonly string[]) {
  return spawnSync('buildah', args, { encoding: 'utf8', timeout: 60_000 })
}

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (error) throw new Error(`${program} is needed: ${error.message}`)
  if (status !== 0) throw new Error(`${program} ${args[0]} ended with ${status}: ${stderr}`)
  return stdout.trim()
}
