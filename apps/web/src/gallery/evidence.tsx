import { Answer, PendingAnswer, Question } from '../ui/evidence/chat-bubble.tsx'
import { Chip, NoPageChip } from '../ui/evidence/chip.tsx'
import { RiskMark } from '../ui/evidence/risk-mark.tsx'
import { Ruler } from '../ui/evidence/ruler.tsx'
import { QuoteTip } from '../ui/overlays/quote-tip.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { Examples, GallerySection } from './gallery-section.tsx'

const chip = { href: '#chip', label: 'p. 3', name: 'Page 3, show in document' }

export function ChipGallery() {
  return (
    <GallerySection id="chip" title="Citation chip">
      <Examples name="default, hover, active, focus, none">
        <Tooltip
          text={
            <QuoteTip
              place="Page 3"
              quote="The Tenant shall pay rent of $3,400 per month, in advance."
            />
          }
        >
          <Chip {...chip} />
        </Tooltip>
        <Chip {...chip} className="g-hover" />
        <Chip {...chip} isActive />
        <Chip {...chip} className="g-focus" />
        <NoPageChip />
      </Examples>
    </GallerySection>
  )
}

export function QuoteGallery() {
  return (
    <GallerySection id="quote" title="Quote">
      <div className="sheet g-sheet">
        <p>
          <span className="cite">Cited somewhere in the summary.</span> Ordinary text.{' '}
          <span className="cite is-active">The sentence that was asked for.</span>
        </p>
      </div>
    </GallerySection>
  )
}

export function RulerGallery() {
  return (
    <GallerySection id="ruler" title="Ruler">
      <Examples name="simple, moderate, complex">
        {[0, 18, 58, 84, 100].map((score) => (
          <Ruler key={score} value={score} />
        ))}
      </Examples>
    </GallerySection>
  )
}

export function RiskGallery() {
  return (
    <GallerySection id="risk" title="Risk mark">
      <Examples name="high, medium, low">
        <RiskMark severity="high" />
        <RiskMark severity="medium" />
        <RiskMark severity="low" />
      </Examples>
    </GallerySection>
  )
}

export function ChatGallery() {
  return (
    <GallerySection id="chat" title="Chat bubble">
      <div className="g-chat">
        <Question>How much is the rent?</Question>
        <Answer margin={<Chip {...chip} />}>$3,400 a month, in advance.</Answer>
        <Question>Who won the world cup in 1998?</Question>
        <Answer>Not mentioned in document</Answer>
        <Question>When does it end?</Question>
        <Answer hasFailed>
          Sorry, I encountered an error while processing your question. Please try again.
        </Answer>
        <Question>May the tenant sublet?</Question>
        <PendingAnswer label="Answering">Only with the consent</PendingAnswer>
      </div>
    </GallerySection>
  )
}
