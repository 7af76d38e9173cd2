import * as texts from '../texts.ts'
/** A passage, its bracket, and the shorter text that came of it. */
export function LinesExample() {
  return (
    <div className="sp-lines">
      <div>
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
        <i className="short" />
      </div>
      <u />
      <div className="o">
        <i />
        <i />
        <i className="short" />
      </div>
    </div>
  )
}

export function StagesExample() {
  return (
    <div className="sp-time">
      <div className="bar acc">
        <i />
      </div>
      <div className="t">
        <span>{texts.reading}</span>
        <span>{texts.extracting}</span>
        <span>{texts.analyzing}</span>
      </div>
    </div>
  )
}

export function FormatsExample() {
  return (
    <div className="sp-fmt">
      {['PDF', 'DOCX', 'DOC', 'TXT', 'RTF', 'MD'].map((format) => (
        <span key={format}>{format}</span>
      ))}
    </div>
  )
}

export function PrivacyExample() {
  const rows = [
    [texts.file, texts.onYourDevice],
    [texts.text, texts.sentToBeAnalyzed],
    [texts.copies, texts.noneKept],
  ]
  return (
    <ul className="sp-out">
      {rows.map(([what, where]) => (
        <li key={what}>
          {what}
          <i />
          <b>{where}</b>
        </li>
      ))}
    </ul>
  )
}

export function InputExample() {
  return (
    <div className="sp-in">
      <b>{texts.uploadFile}</b>
      <span>{texts.pasteText}</span>
    </div>
  )
}

export function SectionsExample() {
  const rows = [
    ['p. 1', texts.mainPurpose],
    ['p. 3', texts.keyPoints],
    ['p. 5', texts.risks],
  ]
  return (
    <ul className="sp-mg">
      {rows.map(([page, section]) => (
        <li key={page}>
          <span className="chip">{page}</span>
          {section}
        </li>
      ))}
    </ul>
  )
}
