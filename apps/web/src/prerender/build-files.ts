/** The part of Vite's manifest that is read here, by source file or chunk. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly css?: readonly string[]
      readonly imports?: readonly string[]
    }
  >
>

interface Files {
  /** Addresses of style sheets, in the order of their rules. */
  readonly styles: readonly string[]
  readonly modules: readonly string[]
}

/** Everything that these sources load at once, with what they import before themselves. Throws when the build has no such source. */
export function filesOf(manifest: BuildManifest, sources: readonly (string | undefined)[]): Files {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const modules = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}`)
    seen.add(name)
    for (const needed of chunk.imports ?? []) visit(needed)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
    modules.add(`/${chunk.file}`)
  }
  for (const source of sources) if (source !== undefined) visit(source)
  return { styles: [...styles], modules: [...modules] }
}
