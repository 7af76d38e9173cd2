import { LandingSection } from './landing-section.tsx'
import './steps-section.css'

const steps = [
  {
    title: 'Upload',
    text: 'Choose a PDF, Word, RTF, text or markdown file, or paste the text. Its words are extracted on your device.',
  },
  {
    title: 'Analyze',
    text: 'Precis reads the whole text, finds what matters and notes the sentence each point came from.',
  },
  {
    title: 'Summary',
    text: 'Read it beside the original. Follow any citation to its sentence, ask questions, then export.',
  },
]

export function StepsSection() {
  return (
    <LandingSection note="Three steps, one screen" heading="How It Works">
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
