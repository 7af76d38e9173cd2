import { deviceSwitch } from '../../../../lib/browser/device-switch.ts'

const unfolded = deviceSwitch('precis.documents-unfolded', false)

/** Whether My documents stands unfolded beside the workbench. It is a narrow spine until somebody unfolds it. */
export const useIsUnfolded = unfolded.useIsOn
export const setUnfolded = unfolded.set
