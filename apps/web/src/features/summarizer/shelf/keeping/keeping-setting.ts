import { deviceSwitch } from '../../../../lib/browser/device-switch.ts'

const documents = deviceSwitch('precis.keep-documents', true)
const files = deviceSwitch('precis.keep-files', false)

/** Whether finished documents are kept on this device. They are, unless somebody has said no. */
export const isKeepingOn = documents.isOn
/** Says for every account of this browser whether documents finished from now on are kept. */
export const setKeeping = documents.set
export const useIsKeepingOn = documents.useIsOn

/** Whether files are kept with their documents from now on. They are not, unless somebody has asked for it. */
export const isFileKeepingOn = files.isOn
export const setFileKeeping = files.set
export const useIsFileKeepingOn = files.useIsOn
