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
        <span>Reading</span>
        <span>Extracting</span>
        <span>Analyzing</span>
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
    ['File', 'on your device'],
    ['Text', 'sent to be analyzed'],
    ['Copies', 'none kept'],
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
      <b>Upload File</b>
      <span>Paste Text</span>
    </div>
  )
}

export function SectionsExample() {
  const rows = [
    ['p. 1', 'Main Purpose'],
    ['p. 3', 'Key Points'],
    ['p. 5', 'Risks'],
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
