// biome-ignore-all lint/suspicious/noArrayIndexKey: a finished export does not change, and two lines of it may be alike
import type { Block, ExportDocument, Line } from '../../document/export-document.ts'
import { footnoteText } from '../quoted.ts'

function Spans({ line }: { line: Line }) {
  return line.map(({ text, notes }, index) => (
    <span key={index}>
      {text}
      {notes.length > 0 && <sup dir="ltr">{notes.join(', ')}</sup>}
    </span>
  ))
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return (
        <p>
          <Spans line={block.line} />
        </p>
      )
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map(({ line, details }, index) => (
            <li key={index}>
              <Spans line={line} />
              {details.map((detail, at) => (
                <div key={at}>
                  <Spans line={detail} />
                </div>
              ))}
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <Spans line={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

/** An export as printed: its sources numbered at the end, the coverage last. */
export function DocumentSheet({ document }: { document: ExportDocument }) {
  const { title, about, blocks, footnotes, coverage, language, isRightToLeft } = document
  return (
    <article lang={language} dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <h1>{title}</h1>
      {about.map((line) => (
        <p key={line} className="about">
          {line}
        </p>
      ))}
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
      {footnotes.length > 0 && (
        <ol className="sources">
          {footnotes.map((note) => (
            <li key={note.number}>{footnoteText(note, document)}</li>
          ))}
        </ol>
      )}
      {coverage !== '' && <p className="about">{coverage}</p>}
    </article>
  )
}
