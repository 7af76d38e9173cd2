import { type OcrLanguage, ocrLanguages } from '@precis/extraction'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'

interface Props {
  language: OcrLanguage
  /** Whether some pages were corrected by hand. */
  hasCorrections: boolean
  /** Null when the file is gone. */
  onReadAgain: ((language: OcrLanguage) => void) | null
}

const codes = Object.keys(ocrLanguages) as OcrLanguage[]

/** In which language pictures of text are read, and how to have them read in another. */
export function LanguageSwitch({ language, hasCorrections, onReadAgain }: Props) {
  const [chosen, setChosen] = useState(language)
  if (onReadAgain === null) {
    return (
      <p className="ocr-language">
        Pictures of text were read in {ocrLanguages[language].name}. To read them in another
        language, choose the file again.
      </p>
    )
  }
  return (
    <div className="ocr-language">
      <SelectField
        label="Pictures of text are read in"
        isQuiet
        value={chosen}
        onChange={(code) => setChosen(codes.find((known) => known === code) ?? language)}
      >
        {codes.map((code) => (
          <option key={code} value={code} lang={ocrLanguages[code].tag}>
            {ocrLanguages[code].name}
          </option>
        ))}
      </SelectField>
      {chosen !== language && (
        <>
          <Button variant="secondary" onClick={() => onReadAgain(chosen)}>
            Read again
          </Button>
          <p>
            Recognized pages are then read again in {ocrLanguages[chosen].name}.
            {hasCorrections && ' Pages that you corrected keep your text and are not read again.'}
          </p>
        </>
      )}
    </div>
  )
}
