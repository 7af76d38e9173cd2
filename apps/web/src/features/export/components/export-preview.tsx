import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx'
import { previewBlocks } from '../model/preview-blocks.ts'
import * as texts from '../texts.ts'

interface Props {
  text: string
  fileName: string
}

/** The generated text as a sheet, with the name it will be saved under. */
export function ExportPreview({ text, fileName }: Props) {
  return (
    <>
      <ScrollRegion className="preview" aria-label={texts.preview} data-step-focus>
        <div className="sheet">
          {previewBlocks(text).map(({ key, kind, text: words }) => {
            if (kind === 'title') return <h3 key={key}>{words}</h3>
            return kind === 'heading' ? <h4 key={key}>{words}</h4> : <p key={key}>{words}</p>
          })}
        </div>
      </ScrollRegion>
      <p className="hint num file">{fileName}</p>
    </>
  )
}
