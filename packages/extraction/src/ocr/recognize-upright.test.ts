import { expect, it } from 'vitest'
import { recognitionOf } from '../../test/fake-recognition.ts'
import { recognizeUpright } from './recognize-upright.ts'

async function bandsTried(height: number) {
  const bands: unknown[] = []
  const image = { width: 2, height, data: new Uint8Array(2 * height) }
  await recognizeUpright(image, {
    language: 'eng',
    recognize: async (picture, band) => {
      if (band && picture.height === height) bands.push(band)
      return recognitionOf('s p q', { confidence: 20 })
    },
    close: () => {},
  })
  return bands
}

it('tries a small picture whole in other positions, a tall one by a band from its middle', async () => {
  expect(await bandsTried(300)).toEqual([{ top: 0, height: 300 }])
  expect(await bandsTried(1_000)).toEqual([{ top: 260, height: 480 }])
  expect(await bandsTried(2_000)).toEqual([{ top: 700, height: 600 }])
})
