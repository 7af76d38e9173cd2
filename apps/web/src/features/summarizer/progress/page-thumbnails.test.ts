import { describe, expect, it } from 'vitest'
import { groupLabel, groupPages } from './page-thumbnails.tsx'

describe('groupPages', () => {
  it('draws up to 24 pages one by one and more in groups', () => {
    expect(groupPages(24)).toHaveLength(24)
    const groups = groupPages(100)
    expect(groups.length).toBeLessThanOrEqual(24)
    expect(groups[0] && groupLabel(groups[0])).toBe('1-5')
    expect(groups.at(-1)?.last).toBe(100)
  })
})
