import './landing.css'
import { FeatureSection } from './feature-section.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero } from './hero.tsx'
import { PricingSection } from './pricing-section.tsx'
import { ShowcaseSection } from './showcase-section.tsx'
import { StepsSection } from './steps-section.tsx'

export function LandingPage() {
  return (
    <div className="land">
      <Hero />
      <FeatureSection />
      <StepsSection />
      <ShowcaseSection />
      <PricingSection />
      <FinalCall />
    </div>
  )
}
