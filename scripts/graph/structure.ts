/** Which node imports which. */
export type Structure = ReadonlyMap<string, ReadonlySet<string>>

/** The nodes of a circle, if there is one. */
export function findCircle(structure: Structure): string[] | null {
  const done = new Set<string>()
  const visit = (node: string, path: readonly string[]): string[] | null => {
    if (path.includes(node)) return path.slice(path.indexOf(node))
    if (done.has(node)) return null
    for (const next of structure.get(node) ?? []) {
      const circle = visit(next, [...path, node])
      if (circle) return circle
    }
    done.add(node)
    return null
  }
  for (const node of structure.keys()) {
    const circle = visit(node, [])
    if (circle) return circle
  }
  return null
}

/** The same without arrows that others imply; without circles only. */
export function withoutImplied(structure: Structure): Structure {
  const reached = new Map<string, ReadonlySet<string>>()
  const reach = (node: string): ReadonlySet<string> => {
    const known = reached.get(node)
    if (known) return known
    const next = [...(structure.get(node) ?? [])]
    const all = new Set([...next, ...next.flatMap((other) => [...reach(other)])])
    reached.set(node, all)
    return all
  }
  return new Map(
    [...structure].map(([node, next]) => [
      node,
      new Set([...next].filter((to) => ![...next].some((via) => reach(via).has(to)))),
    ]),
  )
}

/** A Mermaid flowchart; the nodes of one application or package stand together. Node names are paths. */
export function drawStructure(structure: Structure): string {
  const nodes = [...structure.keys()].sort()
  const groups = Map.groupBy(nodes, (node) => node.split('/').slice(0, 2).join('/'))
  const id = (node: string) => node.replaceAll(/[^a-z]/g, '_')
  const boxes = [...groups].flatMap(([group, members]) =>
    members.length === 1 && members[0] === group
      ? [`  ${id(group)}["${group}"]`]
      : [
          `  subgraph ${id(group)}_["${group}"]`,
          ...members.map((node) => `    ${id(node)}["${node.slice(group.length + 1)}"]`),
          '  end',
        ],
  )
  const arrows = nodes.flatMap((node) =>
    [...(structure.get(node) ?? [])].sort().map((to) => `  ${id(node)} --> ${id(to)}`),
  )
  return ['flowchart TD', ...boxes, ...arrows].join('\n')
}
