import type { PlaywrightTestOptions } from '@playwright/test'

type Device = Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile'>

/** What the usual ways are gone on: a large window, and a phone that is touched. */
export const devices: readonly (readonly [name: string, use: Partial<Device>])[] = [
  ['desktop', {}],
  ['phone', { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }],
]
