import { type OcrLanguage, ocrLanguages } from '@precis/extraction'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import * as texts from './texts.ts'

interface Props {
  language: OcrLanguage
  /** Whether some pages were corrected by hand. */
  hasCorrections: boolean
  /** Null when the file is gone. */
  onReadAgain: ((language: OcrLanguage) => void) | null
}

const codes = Object.keys(ocrLanguages) as OcrLanguage[]

/** In which language images of text are read, and how to have them read in another. */
export function LanguageSwitch({ language, hasCorrections, onReadAgain }: Props) {
  const [chosen, setChosen] = useState(language)
  if (onReadAgain === null) {
    return (
      <p className="ocr-language">{texts.picturesOfTextWereRead(ocrLanguages[language].name)}</p>
    )
  }
  return (
    <div className="ocr-language">
      <SelectField
        label={texts.picturesOfTextAreReadIn}
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
            {texts.readAgain}
          </Button>
          <p>
            {texts.recognizedPagesAreThenReadAgain(ocrLanguages[chosen].name)}
            {hasCorrections && texts.pagesThatYouCorrectedKeep}
          </p>
        </>
      )}
    </div>
  )
}
