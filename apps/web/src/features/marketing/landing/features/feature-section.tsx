import { exportFormats, fileLimitMegabytes } from '@precis/domain'
import { useConfig } from '../../../../lib/http/config.tsx'
import './feature-section.css'
import { LandingSection } from '../landing-section.tsx'
import * as texts from '../texts.ts'
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
  const made = engine === 'embedded' ? texts.quotedFrom : texts.drawnFrom
  const features = [
    {
      title: texts.aiPoweredSummaries,
      Example: LinesExample,
      text: texts.purposeKeyPointsConclusions(made),
    },
    {
      title: texts.instantProcessing,
      Example: StagesExample,
      text: texts.onePassFromFileToSummary,
    },
    {
      title: texts.universalFormatSupport,
      Example: FormatsExample,
      text: texts.filesUpToMbScannedPages(fileLimitMegabytes(policy)),
    },
    {
      title: texts.securePrivate,
      Example: PrivacyExample,
      text: texts.yourFileStaysOnYourDevice,
    },
    {
      title: texts.multipleInputMethods,
      Example: InputExample,
      text: texts.dropAFileChooseOne(texts.countOfWordWords(policy.maxPasteWords)),
    },
    {
      title: texts.structuredOutput,
      Example: SectionsExample,
      text: texts.theSameSectionsEveryTime(exportFormats.length),
    },
  ]
  return (
    <LandingSection
      id="features"
      note={texts.whatYouGet}
      heading={texts.aSummaryWithItsEvidenceAttached}
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
