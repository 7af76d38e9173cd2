import { defaultPolicy } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { moved, photosName, sortPhotos } from './photos.ts'

const png = (name: string) =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0)], name)

describe('photos of pages', () => {
  it('are called by the first, and how many follow', () => {
    expect(photosName([{ name: 'a.jpg' }])).toBe('a.jpg')
    expect(photosName([{ name: 'a.jpg' }, { name: 'b.jpg' }, { name: 'c.jpg' }])).toBe(
      'a.jpg and 2 more',
    )
  })

  it('are told by their content, whatever they are called, and by their size', async () => {
    const policy = { ...defaultPolicy, maxFileBytes: 12 }
    const files = [
      png('scan.txt'),
      new File(['%PDF-1.7 ...'], 'scan.png', { type: 'image/png' }),
      new File(['0123456789abcdef'], 'huge.jpg', { type: 'image/jpeg' }),
    ]
    expect(await sortPhotos(files, policy)).toEqual({
      taken: [files[0]],
      refusals: [
        'scan.png is not a PNG, JPEG or HEIC image.',
        'huge.jpg: File size exceeds 50MB limit. Please upload a smaller file.',
      ],
    })
  })

  it('are refused by the size that they declare, before anything decodes them', async () => {
    const head = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    const sized = (name: string, width: number, height: number) => {
      const size = new Uint8Array(new Uint32Array([width, height]).buffer).reverse()
      return new File([Uint8Array.of(...head, ...size.slice(4), ...size.slice(0, 4))], name)
    }
    const [most, more] = [sized('most.png', 10_000, 15_000), sized('more.png', 15_001, 10_000)]
    expect(await sortPhotos([most, more], defaultPolicy)).toEqual({
      taken: [most],
      refusals: ['more.png: This photo has more than 150 megapixels. Please choose a smaller one.'],
    })
  })

  it('change places', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a'], 3, 0)).toEqual(['a'])
  })
})
