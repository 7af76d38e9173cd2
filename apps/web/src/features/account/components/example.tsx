import { useConfig } from '../../../lib/http/config.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { specimen } from '../model/example.ts'
import '../styles/example.css'

/** A page of a lease and what the engine in use says of it: quoted without a model, in plain language with one. */
export function Specimen() {
  const isQuoting = useConfig().engine === 'embedded'
  return (
    <div className="art" aria-hidden="true">
      <div className={classNames('sheet', isQuoting && 'is-quoting')}>
        <div className="folio">
          <span>{specimen.title}</span>
          <span>{specimen.page}</span>
        </div>
        <h4>{specimen.heading}</h4>
        <p className="quoted">
          15.1 <span className="cite is-active">{specimen.cited}</span>
          <i className="bracket" />
        </p>
        <div className="rest">
          {specimen.rest.map((clause) => (
            <p key={clause}>{clause}</p>
          ))}
        </div>
        <div className="says">
          <span>{isQuoting ? `Critical Details, ${specimen.page}` : 'In plain language'}</span>
          {isQuoting ? specimen.cited : specimen.inPlainLanguage}
        </div>
      </div>
    </div>
  )
}
