import { useConfig } from '../../../../lib/http/config.tsx'
import { LandingSection } from '../landing-section.tsx'
import { type ShowcaseCase, showcaseCases } from './showcase-cases.ts'
import './showcase-section.css'

/** A sentence and how a model rewords it. */
function Reworded({ example }: { example: ShowcaseCase }) {
  return (
    <>
      <p className="says">
        <span className="lab">The document says</span>
        <span className="cite">{example.says}</span>
      </p>
      <p className="means">
        <span className="lab">Precis says</span>
        {example.means} <span className="chip">p. {example.page}</span>
      </p>
    </>
  )
}

/** A passage, the sentence that the engine without a model quotes from it, and where it sets it. */
function Quoted({ example }: { example: ShowcaseCase }) {
  return (
    <>
      <p className="says">
        <span className="lab">The document says</span>
        {example.before} <span className="cite">{example.says}</span> {example.after}
      </p>
      <div className="means">
        <p className="lab">Precis quotes it under</p>
        <p className="under">
          {example.section} <span className="chip">p. {example.page}</span>
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
      note="Use cases"
      heading={isQuoting ? 'What it says, and where it belongs' : 'What it says, and what it means'}
      sub={
        isQuoting
          ? 'Three short passages, written for this page. Precis picks out the sentence that matters and sets it under its heading, word for word.'
          : 'Three short examples, written for this page.'
      }
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
