/** Turns of phrase that tell what nobody asks, and of which papers and things a question makes sense. */
export interface SuggestionPhrases {
  /** `Phone`, `Date of birth`: how to reach somebody and who somebody is, which a paper shows at a glance; a whole label. */
  readonly labelAtAGlance: string
  /** `Subject`, `Our ref`: what a letter is about, what is with it and who handles it; a whole label. */
  readonly labelOfLetter: string
  /** `Apologies`, `Opening hours`: who came, when somebody came and went, when an office is open; a whole label. */
  readonly labelForTheRecord: string
  /** `monthly`, `in all`: for how long a sum is, which names no sum; a whole label. */
  readonly labelOfSpan: string
  /** `Introduction`, `Definitions`: headings of any paper, which say nothing of what is under them; a whole heading. */
  readonly headsAnyPaper: string
  /** `Cost`, `Amount`: how much it is depends on what it is the sum of; a whole label. */
  readonly barelySum: string
  /** `Policyholder`, `Patient`: who reads a paper knows who he is; a whole label. */
  readonly readerHimself: string
  /** `Hospital number`, `Property address`: what tells one house, file or reader from others, at the end of a label. */
  readonly endsOnFile: string
  /** `Date`: nobody asks when that is; a whole label. */
  readonly barelyDate: string
  /** `Date de la demande`: a label that says itself that it is of a day, in languages in which nobody asks when that is. */
  readonly namesDate: string
  /** `Admitted`, `Signed on`: nobody asks when the admitted is; a whole label. */
  readonly namesWhatWasDone: string
  /** `оплачивается`: a verb by which a line is a sentence and no label. */
  readonly verbOfSentence: string
  /** `of`, `the`: small words that may be inside a label; a whole word. */
  readonly linksWords: string
  /** `of`, `and`: what may stand between the words of a name; a whole word. */
  readonly joinsNouns: string
  /** `We’re sorry`, `You can help`: a heading that is a sentence names nothing to ask about. */
  readonly opensWithSomebody: string
  /** `Dear Ms Orme`: a heading that greets somebody. */
  readonly greetsSomebody: string
  /** `Notice period`: what names a length of time. */
  readonly lastsSoLong: string
  /** `Cable length`: what is asked for by its name, at the end of a label. */
  readonly namesLength: string
  /** `Fee`, `rent`: words of labels of sums; nobody asks how much the daily living is. */
  readonly sumOfLabel: string
  /** `Less`, `of which`: how the label of a part of a sum opens. */
  readonly opensPartOfSum: string
  /** `Late fee`: what may be a share of something, or a sum with more columns beside it; a whole label. */
  readonly shareOrSum: string
  /** `Enquiries`: the label of whoever answers questions. */
  readonly reachesSomebody: string
  /** `Landlord`, `Secretary for finance`: labels of people; nobody asks who the job title is. */
  readonly namesPerson: string
  /** `Date of delivery`, `Next meeting`: labels of what is on some day; nobody asks when the served on vehicle is. */
  readonly happensThen: string
  /** `Period of insurance`: what lies between two days; a whole label. */
  readonly liesBetweenDays: string
  /** `Salary`, `holiday entitlement`: words of papers about work. */
  readonly tellsOfWork: string
  /** `Objection`: words of appeals. */
  readonly tellsOfAppeal: string
  /** `Policy number`, `Date of birth`: labels that are the name of one thing; a whole label. */
  readonly namesOneThing: string
  /** `of the insured`, `paid so far`: what follows on what a label names. */
  readonly restOfLabel: string
}
