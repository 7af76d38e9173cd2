import { deviceSwitch } from './device-switch.ts'

/** Whether one key alone may act. Who speaks to the computer, or strikes keys by accident, switches it off. */
export const singleKeys = deviceSwitch('precis.single-keys', true)
