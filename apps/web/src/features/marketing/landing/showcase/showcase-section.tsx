import { useConfig } from '../../../../lib/http/config.tsx'
import { LandingSection } from '../landing-section.tsx'
import * as texts from '../texts.ts'
import { type ShowcaseCase, showcaseCases } from './showcase-cases.ts'
import './showcase-section.css'

/** A sentence and how a model rewords it. */
function Reworded({ example }: { example: ShowcaseCase }) {
  return (
    <>
      <p className="says">
        <span className="lab">{texts.theDocumentSays}</span>
        <span className="cite">{example.says}</span>
      </p>
      <p className="means">
        <span className="lab">{texts.precisSays}</span>
        {example.means} <span className="chip">{texts.p(example.page)}</span>
      </p>
    </>
  )
}

/** A passage, the sentence that the engine without a model quotes from it, and where it sets it. */
function Quoted({ example }: { example: ShowcaseCase }) {
  return (
    <>
      <p className="says">
        <span className="lab">{texts.theDocumentSays}</span>
        {example.before} <span className="cite">{example.says}</span> {example.after}
      </p>
      <div className="means">
        <p className="lab">{texts.precisQuotesItUnder}</p>
        <p className="under">
          {example.section} <span className="chip">{texts.p(example.page)}</span>
        </p>
        <p className="holds">{example.sectionHolds}</p>
      </div>
    </>
  )
}

export function ShowcaseSection() {
  const isQuoting = useConfig().engine === 'embedded'
  const Example = isQuoting ? Quoted : Reworded
  return (
    <LandingSection
      id="showcase"
      note={texts.useCases}
      heading={isQuoting ? texts.whatItSaysAndWhere : texts.whatItSaysAndWhat}
      sub={isQuoting ? texts.threeShortPassagesWritten : texts.threeShortExamplesWritten}
    >
      <ul className="cases">
        {showcaseCases.map((example) => (
          <li key={example.kind}>
            <div>
              <h3>{example.kind}</h3>
              <p>{example.when}</p>
            </div>
            <Example example={example} />
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
