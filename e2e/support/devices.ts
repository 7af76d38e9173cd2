import type { PlaywrightTestOptions } from '@playwright/test'
import { test } from './test.ts'

type Device = Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile'>

const devices: readonly (readonly [name: string, use: Partial<Device>])[] = [
  ['desktop', {}],
  ['phone', { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }],
]

/** Defines tests for what the usual ways are gone on: a large window, and a phone that is touched. */
export function onEachDevice(define: (device: string) => void): void {
  for (const [device, use] of devices) {
    test.describe(`on a ${device}`, () => {
      test.use(use)
      define(device)
    })
  }
}
