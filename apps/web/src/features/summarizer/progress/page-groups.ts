export interface PageGroup {
  readonly first: number
  readonly last: number
}

const mostGroups = 24

/** Pages as they are drawn while a file is read: one by one up to 24, then in equal groups. */
export function groupPages(total: number): PageGroup[] {
  const size = Math.max(1, Math.ceil(total / mostGroups))
  const groups: PageGroup[] = []
  for (let first = 1; first <= total; first += size) {
    groups.push({ first, last: Math.min(total, first + size - 1) })
  }
  return groups
}

export function groupLabel({ first, last }: PageGroup): string {
  return first === last ? `${first}` : `${first}-${last}`
}
