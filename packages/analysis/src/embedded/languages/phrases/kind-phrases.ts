/** Turns of phrase that tell what a paper is, and that make a line its title, or neither. */
export interface KindPhrases {
  /** Who decides, in the opening of a ruling: `In the Family Court`. */
  readonly court: string
  /** The noun by which a court is called: `Family Court`. */
  readonly courtName: string
  /** How a letter was sent, which names no kind of it: `By registered post`. */
  readonly sentAs: string
  /** Behind a dash in a subject: `Final reminder - please read!` */
  readonly asksToRead: string
  /** Who writes, not what is written: `Housing benefit office`. */
  readonly department: string
  /** `Invoice to` stands above who gets it: what such a label ends in. */
  readonly addressedTo: string
  /** What a form is called, in front of its number: `Form L-2`. */
  readonly form: string
  /** What an item of a meeting is called, in front of its number: `Item 3`. */
  readonly itemOfList: string
  /** What a label ends in that names a figure and no paper: `Bill date`. */
  readonly figureOfPaper: string
  /** Behind the name of a paper that is only referred to: `Invoice no. 2025/17`. */
  readonly numbers: string
  /** `Estimate`: what an offer of a price is called. */
  readonly quotation: string
  /** Between a contract and its day: `Your tenancy of 3 May`. */
  readonly dated: string
  /** `of`: what joins minutes to the meeting they are of. */
  readonly minutesOf: string
  /** What goes on behind the name of a paper: `Notice of`, `Statement for`. */
  readonly aboutPaper: string
  /** What stands in front of the name of a paper and says nothing of what it is: `Your`, `Draft`. */
  readonly ownsPaper: string
  /** What joins the words of a name: `of the`. */
  readonly joinsName: string
  /** `Claim no. 5` numbers what the paper is about. */
  readonly numbersMatter: string
  /** `Your application of 3 March` is what the paper answers. */
  readonly answeredPaper: string
  /** `Letter of …`, `Second notice`, which say less than what kind it is. */
  readonly vaguePaper: string
  /** `Stop using` tells somebody what to do, and `your` owns something: neither names a paper. */
  readonly addressesReader: string
  /** What the name of a paper cannot end with: `Outcome of your`. */
  readonly tornName: string
  /** `Betriebs- und` of `Betriebs- und Heizkostenabrechnung`, at the end of what stands in front of a noun. */
  readonly sharesHalf: string
  /** `Summary of proposals`, which stands above a part of a paper; `Summary of cover` is one. */
  readonly summaryOf: string
  /** `Recommendations`: what stands above a part of many papers, as a whole line. */
  readonly namesSection: string
  /** How a sentence opens that tells what its writer does: `I am writing to resign`. */
  readonly writerSays: string
  /** `KEY TERMS` above a table in a contract names that part of it. */
  readonly keyTerms: string
  /** Behind the name of a paper, in front of what it is about: `A consultation on council tax`. */
  readonly onMatter: string
  /** `Policy number`: what an insurance numbers. */
  readonly policyNumber: string
  /** `premium`: what an insurance costs. */
  readonly premium: string
  /** `underwriters`: who bears the risk of an insurance, or whose it is. */
  readonly insurer: string
  /** `excess`: what an insurance leaves to be borne. */
  readonly ownShare: string
  /** `hereby`, `governing law`: words that contracts use throughout, whatever they are called. */
  readonly wordsOfContract: string
  /** `we propose`: how research is written: what the authors do, and what they measure. */
  readonly wordsOfResearch: string
  /** `your use of`, `our services`: words that terms of use have throughout. */
  readonly wordsOfTerms: string
  /** `third parties`, `cookies`: words that statements on personal data have throughout. */
  readonly wordsOfPrivacy: string
  /** `amount due`: words that bills have throughout. */
  readonly wordsOfBill: string
  /** `cash flow`: words that reports on a business have throughout. */
  readonly wordsOfAccounts: string
  /** `the respondent`: words that rulings have throughout. */
  readonly wordsOfRuling: string
  /** `press`, `switch`: words that manuals have throughout. */
  readonly wordsOfManual: string
  /** `shall support`: how specifications ask for something. */
  readonly wordsOfSpecification: string
  /** `Statement of main terms`: a noun with what it is of, where one word says little by itself. */
  readonly ofMatter: string
  /** What a number is called that says which contract or file a title below it is about: `Contract no.` */
  readonly numberedPaper: string
  /** Lines at the head of a paper that are no title: `Version history`, `For immediate release`. */
  readonly noTitle: string
  /** `ESTIPULACIONES`: what names a part of any contract, as a whole line. */
  readonly sectionOfContract: string
  /** `Chapter`: what the parts of a book are called. */
  readonly chapter: string
  /** `第2章`: the number of a part with what it is called, as a whole line. */
  readonly numberedPart: string
  /** `We are hiring`, which stands above the post that is advertised. */
  readonly advertises: string
  /** `has`: verbs with which the rest of a sentence opens and no title does. */
  readonly opensWithVerb: string
  /** `held`: at the end of a title, a word whose day or place stands on the next line. */
  readonly heldOn: string
  /** `Last year's minutes`: the heading under which a meeting deals with the record of the one before. */
  readonly formerMinutes: string
  /** `of the`: what a title that was cut cannot end with: articles, prepositions. */
  readonly tornEnd: string
  /** In front of the number of an edition: `Rev. 3`. */
  readonly editionLabel: string
  /** Who wrote or ordered a paper: `Prepared for Acme`. */
  readonly preparedBy: string
  /** What the end of a heading cannot be: `NOTICE OF`. */
  readonly headingGoesOn: string
  /** `hereby`, `the Landlord`, `liable`: what clauses of contracts speak of, in whatever paper they stand. */
  readonly legalWording: string
  /** `shall`, `hereto`: words by whose share a contract is told to be worded by lawyers. */
  readonly lawyersWord: string
  /** `THIS SUBLEASE is made on …`: what a deed calls itself in its first words, which is caught; case counts. */
  readonly deedItself: string
  /** `Draft`, `approved`: in front of the name of minutes. */
  readonly stateOfPaper: string
  /** `Your electricity bill`: in front of what a paper is called. */
  readonly ofReader: string
}
