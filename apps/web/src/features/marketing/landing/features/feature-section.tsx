import { countOf, exportFormats, fileLimitMegabytes } from '@precis/domain'
import { useConfig } from '../../../../lib/http/config.tsx'
import './feature-section.css'
import { LandingSection } from '../landing-section.tsx'
import {
  FormatsExample,
  InputExample,
  LinesExample,
  PrivacyExample,
  SectionsExample,
  StagesExample,
} from './feature-examples.tsx'

export function FeatureSection() {
  const { policy, engine } = useConfig()
  const made = engine === 'embedded' ? 'quoted from' : 'drawn from'
  const features = [
    {
      title: 'AI-Powered Summaries',
      Example: LinesExample,
      text: `Purpose, key points, conclusions, recommendations and risks, ${made} the whole document.`,
    },
    {
      title: 'Instant Processing',
      Example: StagesExample,
      text: 'One pass from file to summary. You see each stage as it happens, not a spinner.',
    },
    {
      title: 'Universal Format Support',
      Example: FormatsExample,
      text: `Files up to ${fileLimitMegabytes(policy)} MB. Scanned pages are recognized on your device, and a page that stays unread is named.`,
    },
    {
      title: 'Secure & Private',
      Example: PrivacyExample,
      text: 'Your file stays on your device. Only its text is sent for analysis, and it is not stored.',
    },
    {
      title: 'Multiple Input Methods',
      Example: InputExample,
      text: `Drop a file, choose one, or paste up to ${countOf(policy.maxPasteWords, 'word', 'words')}.`,
    },
    {
      title: 'Structured Output',
      Example: SectionsExample,
      text: `The same sections every time, each point with its source. Smart Export writes them in ${exportFormats.length} formats.`,
    },
  ]
  return (
    <LandingSection
      id="features"
      note="What you get"
      heading="A summary with its evidence attached"
    >
      <ul className="feats">
        {features.map(({ title, Example, text }) => (
          <li key={title}>
            <div className="example" aria-hidden="true">
              <Example />
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
