import { LandingSection } from './landing-section.tsx'
import * as texts from './texts.ts'
import './steps-section.css'

const steps = [
  {
    title: texts.upload,
    text: texts.chooseAPdfWordRtfText,
  },
  {
    title: texts.analyze,
    text: texts.precisReadsTheWholeTextFinds,
  },
  {
    title: texts.summary,
    text: texts.readItBesideTheOriginalFollow,
  },
]

export function StepsSection() {
  return (
    <LandingSection note={texts.threeStepsOneScreen} heading={texts.howItWorks}>
      <ol className="steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  )
}
