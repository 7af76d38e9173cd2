/** Turns of phrase that tell what a sentence does in its document, by which sentences are ranked. */
export interface CuePhrases {
  /** `In this paper we propose`: what a document says it does. */
  readonly saysWhatItDoes: string
  /** `The results show`: what was found out, or went up or down. */
  readonly tellsResult: string
  /** `In conclusion`, `therefore`: what something comes to. */
  readonly concludes: string
  /** `We recommend`, `should be`, `next steps`: what is to be done about something. */
  readonly advises: string
  /** `However`, `lack`: what stands against something. */
  readonly tellsProblem: string
  /** `In recent years`, `usually`: what was known before. */
  readonly tellsBackground: string
  /** `For example`. */
  readonly givesExample: string
  /** `Breach`, `delay`: words of dangers, in the longest texts. */
  readonly tellsRisk: string
  /** `Shall`, `is required`: what somebody has to do. */
  readonly tellsDuty: string
  /** `The board has approved`, `we’ll`: what is settled in talk. */
  readonly tellsDecision: string
  /** `This`, `however`: how a sentence opens that goes on from the one before it; inside quotation marks too. */
  readonly goesOnFrom: string
  /** `Table 3`: what pictures, tables and parts of a paper are called in front of their number. */
  readonly pointsToPicture: string
  /** `we`, `my`: whoever writes. */
  readonly writerHimself: string
  /** `novel`, `main`: what is new, or more important than the rest. */
  readonly tellsNews: string
}
