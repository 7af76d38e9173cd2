/** What a question asks for. */
export type AnswerType =
  | 'person'
  | 'date'
  | 'time'
  | 'place'
  | 'number'
  | 'frequency'
  | 'measure'
  | 'money'
  | 'period'
  | 'percent'
  | 'contact'
  | 'phone'
  | 'reason'
  | 'definition'
  | 'yesNo'
  | 'consequence'
  | 'other'

/**
 * How one language asks and how its answers look. Patterns are written without word boundaries, which are added where the
 * language puts spaces between words, unless they open with `^` or catch what a question names; lists are words separated by spaces.
 */
export interface Asking {
  /** Patterns of questions by what they ask for; the first that fits counts. */
  readonly types: Readonly<Partial<Record<AnswerType, string>>>
  /** Words that only ask and say nothing of the matter. */
  readonly askingWords: string
  /** Words that say little and change most when a question is put in other words. */
  readonly vagueWords: string
  readonly timeUnits: string
  readonly currencies: string
  /** What costs nothing, in scripts without spaces; a pattern. */
  readonly free: string
  readonly numberWords: string
  /** Names of months and weekdays, words such as `today`. */
  readonly dateWords: string
  /** What permits, forbids or denies. */
  readonly modalWords: string
  readonly reasonWords: string
  /** What a sentence begins with that takes back the one before it. */
  readonly exceptionWords: string
  /** What a sentence that says what happens in a case tells the case with. */
  readonly conditionWords: string
  /** The months of a year in their forms, which `|` parts, the first of which a question may name alone. */
  readonly months: string
  /** What stands for 1 and is no article. */
  readonly firstForms: string
  /** The numbers from two to twelve in their forms, ordinals among them. */
  readonly twoToTwelve: string
  /** Numbers after twelve of which periods are made, each behind its digits. */
  readonly laterNumbers: string
  /** How ordinals end that are written in digits: `2nd`, `8º` or `8o`, `3ème`. */
  readonly ordinalEndings: string
  /** What stands at the end of a clause and belongs before its verb: `Zeg uw contract niet zelf op`. */
  readonly particles: string
  /** Who writes a letter or gets it, in large and small letters as it is written; a pattern, as all that follow. */
  readonly speakers: string
  /** A share, in words or the sign of another script. */
  readonly percent: string
  /** What stands before a share that is a price there: `Canceling later costs 60 %`. */
  readonly charges: string
  /** `every six months`, `twice a year`, `monthly`. */
  readonly frequencies: string
  /** What stands behind an hour: 9 `o’clock`. */
  readonly hours: string
  /** Noon and midnight. */
  readonly noon: string
  /** What stands in front of an hour that bears no other sign of being one. */
  readonly atHour: string
  /** Streets and buildings by their names, which are no people. */
  readonly namedPlaces: string
  /** What stands in front of the name of a place. */
  readonly beforePlace: string
  /** An article between that and the name. */
  readonly articles: string
  /** Questions that name a thing, which is caught, and ask nothing more of it: `What is the deposit?` */
  readonly whatIs: string
  /** Questions for who somebody is whom the document calls by a role, which is caught. */
  readonly whoIs: string
  /** The thing of which a question asks for a value, caught: `Which port does it use?` */
  readonly asksForValue: string
  /** What opens a question for all things of some kind: `Which of them are open?` */
  readonly asksForAll: string
  /** Articles in front of a name that is given in quotation marks, with the space behind them. */
  readonly definite: string
  /** Words of a question whether something was granted that do not name the thing. */
  readonly ofVerdict: string
  /** What stands in a question for a thing of the one before. */
  readonly pointsBack: string
  /** What opens a question that goes on from the one before. */
  readonly opensFurther: string
  /** What denies in a question, where that counts. */
  readonly negations: string
  /** What joins the two days of a span. */
  readonly joinsDays: string
  /** What may stand between that and the second day. */
  readonly articleOfDay: string
  /** How words for a year of age begin. */
  readonly yearStems: string
  /** What makes a verb one of an act that is done once, in front of it. */
  readonly prefixes: string
  /** Days and months that the words for them alone do not tell; not bounded by what stands around it. */
  readonly otherDays: string
  /** Conditions without a word for `if`: `Miss a payment and …`, `Geraten Sie in Verzug, …`. */
  readonly verbFirst: string
}
