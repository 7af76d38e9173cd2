import type { ReactNode } from 'react'
import './landing.css'
import { FeatureSection } from './features/feature-section.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero } from './hero/hero.tsx'
import { PricingSection } from './pricing-section.tsx'
import { ShowcaseSection } from './showcase/showcase-section.tsx'
import { StepsSection } from './steps-section.tsx'

/** The first page. `tryOut` is the feature that stands right after the hero; the route supplies it. */
export function LandingPage({ tryOut }: { tryOut?: ReactNode }) {
  return (
    <div className="land">
      <Hero />
      {tryOut}
      <FeatureSection />
      <StepsSection />
      <ShowcaseSection />
      <PricingSection />
      <FinalCall />
    </div>
  )
}
