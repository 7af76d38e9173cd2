import './keeping-choice.css'
import * as texts from '../texts.ts'
import {
  setFileKeeping,
  setKeeping,
  useIsFileKeepingOn,
  useIsKeepingOn,
} from './keeping-setting.ts'

/** Turns keeping on this device on and off, and keeping of the files too. What is kept already stays. */
export function KeepingChoice() {
  const isOn = useIsKeepingOn()
  const isFileOn = useIsFileKeepingOn()
  return (
    <div className="keeping-choices">
      <label className="keeping-choice">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => setKeeping(target.checked)}
        />
        {texts.keepFinishedDocumentsOnThisDevice}
      </label>
      {isOn && (
        <label className="keeping-choice">
          <input
            type="checkbox"
            checked={isFileOn}
            onChange={({ target }) => setFileKeeping(target.checked)}
          />
          {texts.keepTheFilesOfPdfs}
        </label>
      )}
    </div>
  )
}
