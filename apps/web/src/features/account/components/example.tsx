import { useConfig } from '../../../lib/http/config.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { example } from '../model/example.ts'
import * as texts from '../texts.ts'
import '../styles/example.css'

/** A page of a lease and what the engine in use says of it: quoted without a model, in plain language with one. */
export function Example() {
  const isQuoting = useConfig().engine === 'embedded'
  return (
    <div className="art" aria-hidden="true">
      <div className={classNames('sheet', isQuoting && 'is-quoting')}>
        <div className="folio">
          <span>{example.title}</span>
          <span>{example.page}</span>
        </div>
        <h4>{example.heading}</h4>
        <p className="quoted">
          15.1 <span className="cite is-active">{example.cited}</span>
          <i className="bracket" />
        </p>
        <div className="rest">
          {example.rest.map((clause) => (
            <p key={clause}>{clause}</p>
          ))}
        </div>
        <div className="says">
          <span>{isQuoting ? texts.criticalDetails(example.page) : texts.inPlainLanguage}</span>
          {isQuoting ? example.cited : example.inPlainLanguage}
        </div>
      </div>
    </div>
  )
}
