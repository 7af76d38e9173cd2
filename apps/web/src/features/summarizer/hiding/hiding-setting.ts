import { deviceSwitch } from '../../../lib/browser/device-switch.ts'

/** Whether names are hidden before a document is sent. They are not, unless somebody has asked for it on this device. */
const hiding = deviceSwitch('precis.hide-names', false)

export const { isOn: isHidingOn, set: setHiding, useIsOn: useIsHidingOn } = hiding
