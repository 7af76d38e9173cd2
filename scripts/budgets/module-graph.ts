/** The parts of Vite's manifest that tell what loads with what, by source file or chunk. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly imports?: readonly string[]
      readonly css?: readonly string[]
    }
  >
>

interface Reached {
  readonly scripts: ReadonlySet<string>
  readonly styles: ReadonlySet<string>
}

/** The files that are there once the entries have loaded: they, and whatever they import without being asked again. */
export function reach(manifest: Manifest, entries: readonly string[]): Reached {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}`)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const needed of chunk.imports ?? []) visit(needed)
  }
  for (const entry of entries) visit(entry)
  return { scripts, styles }
}

interface Preload {
  readonly file: string
  readonly media: string | null
}

/** The fonts that a document asks for at once. */
export function preloadedFonts(html: string): Preload[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? null
  return links
    .filter((tag) => attribute(tag, 'rel') === 'preload' && attribute(tag, 'as') === 'font')
    .map((tag) => ({
      file: (attribute(tag, 'href') ?? '').slice(1),
      media: attribute(tag, 'media'),
    }))
}

/** The weight of the screen that has most to load, where each medium stands for one kind of screen. */
export function heaviestScreen(
  preloads: readonly Preload[],
  weigh: (file: string) => number,
): number {
  const sum = (media: string | null) =>
    preloads
      .filter((one) => one.media === media)
      .reduce((total, { file }) => total + weigh(file), 0)
  const media = new Set(preloads.map((one) => one.media).filter((one) => one !== null))
  return sum(null) + Math.max(0, ...[...media].map(sum))
}
