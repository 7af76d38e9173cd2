import { describe, expect, it } from 'vitest'
import { drawStructure, findCircle, withoutImplied } from './structure.ts'

const of = (arrows: Record<string, string[]>) =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]))

describe('the structure', () => {
  it('has no circle where all arrows point one way', () => {
    expect(findCircle(of({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeNull()
  })

  it('names the nodes of a circle', () => {
    expect(findCircle(of({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c'])
  })

  it('leaves out an arrow that others imply', () => {
    const reduced = withoutImplied(of({ a: ['b', 'c', 'd'], b: ['c'], c: ['d'], d: [] }))
    expect([...reduced].map(([from, to]) => [from, [...to]])).toEqual([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', []],
    ])
  })

  it('draws what stands together in one box', () => {
    const drawn = drawStructure(of({ 'apps/web/app': ['packages/domain'], 'packages/domain': [] }))
    expect(drawn.split('\n')).toEqual([
      'flowchart TD',
      '  subgraph apps_web_["apps/web"]',
      '    apps_web_app["app"]',
      '  end',
      '  packages_domain["packages/domain"]',
      '  apps_web_app --> packages_domain',
    ])
  })
})
