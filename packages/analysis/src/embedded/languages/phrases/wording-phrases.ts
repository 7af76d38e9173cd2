/** Turns of phrase for how sentences are put, whatever they tell, and for lines that are no statements: greetings, signatures. */
export interface WordingPhrases {
  /** `Thank you for your letter.`: thanks, welcomes and hopes that a letter opens or ends with, and what is sorry that it took so long. */
  readonly courtesy: string
  /** `Have a good weekend.`: a wish as a whole sentence. */
  readonly wishesWell: string
  /** `It was good to see you on Thursday.` */
  readonly gladToMeet: string
  /** Thanks for what somebody did, with its day: `Thank you for returning the keys on 30 June.` */
  readonly thanksForAct: string
  /** Who stands behind a document, as its first page or its last line says: `Underwritten by Orme plc.` */
  readonly imprint: string
  /** `as set out below`, at the end of a sentence that only announces what stands below it. */
  readonly sendsBelow: string
  /** How sentences open that go on from the one before them: `However`, `Otherwise`, `This means`. */
  readonly leansBack: string
  /** How sentences open whose time, condition or subject stands in the sentence before them: `Until then`, `If you do not`. */
  readonly dangles: string
  /** How sentences open whose thing only the one before them names: `If it is lost`, `The next check falls due`. */
  readonly speaksOfBefore: string
  /** `it`, `both`: what stands for a thing or a person that is named before. */
  readonly standsForNoun: string
  /** `it is clear that`, `both of you`: where such a word stands for nothing, or with its noun. */
  readonly standsForNothing: string
  /** `the`, `your`: what opens the name of a thing. */
  readonly aheadOfNoun: string
  /** `such an`, in front of a noun that is named before. */
  readonly suchOne: string
  /** `You have until 15 June to remove them`, `by then`: what points back from within a sentence. */
  readonly pointsBackWithin: string
  /** `on the eighth day` at the end, and no `on the eighth day after you sign`. */
  readonly countsFromBefore: string
  /** `So that everyone knows`, `It is dangerous to`: what opens like a sentence that leans on another and stands alone. */
  readonly standsAlone: string
  /** What stands for a thing named before and not for a time or a condition: `These`, `Both`. */
  readonly takesUpThing: string
  /** How a sentence opens that limits or takes back the one before it: `This only applies if you:` */
  readonly limitsBefore: string
  /** `I can't.`, as a whole sentence. */
  readonly cannotBeDone: string
  /** How a sentence opens that turns round what the one before it says, or tells what happens otherwise: `Otherwise`. */
  readonly turnsRound: string
  /** `Amendment (b) does not apply to you`: whom something is not for. */
  readonly notForReader: string
  /** `This applies to you`: of whom it is true what a rule or its exception says. */
  readonly forReader: string
  /** `Full cover has not been ordered`: what was named before is not had. */
  readonly notHad: string
  /** `The notice only counts if`: what limits a thing that the sentence before it names. */
  readonly limitsNamed: string
  /** `The buyer acknowledges and accepts that`: what somebody grants that something is so. */
  readonly acknowledgesThat: string
  /** `after that date`, `this period`: a time that stands somewhere else. */
  readonly pointsToTime: string
  /** `period`, `deadline`: a day, a period or an end, named by a noun. */
  readonly namesTime: string
  /** A sentence that takes back or mends something said before: `by mistake`, `is replaced`. */
  readonly corrects: string
  /** `Planning Act 1990`: a line that names a law and not what it is the heading of. */
  readonly citesLaw: string
  /** `乙向甲支付`: what the second party of a contract pays to the first. */
  readonly paidToFirst: string
  /** `甲向乙支付`: what the first party of a contract pays to the second. */
  readonly paidToSecond: string
  /** `We have refused`: what is done to the things named behind it: refused, granted, taken away. Without it they read as if the opposite held. */
  readonly turnsItems: string
  /** `We have decided`: what announces that something is decided; what it is, the words behind it say. */
  readonly saysWeDecide: string
  /** `The rights we grant`: the name of a section, and no verdict. */
  readonly namesOurActs: string
  /** Words at the end of a line that cannot end a sentence: `You may leave early only if`. */
  readonly opensItems: string
  /** `the following cases`: what tells of the list below, wherever in its sentence. */
  readonly tellsOfList: string
  /** `or`: between alternatives; at the end of an item the next one is another choice. */
  readonly orWord: string
  /** What somebody may do, at the end of a line that opens a list of it: `The chair may:` */
  readonly grants: string
  /** `weeks`: hours, days, weeks and months, without years. */
  readonly spanOfTime: string
  /** `we further show`: how the abstract of a paper says what its authors did. */
  readonly tellsResearch: string
  /** `Your letter of 3 May has reached us.`: what came in before a paper was written. */
  readonly tellsReceipt: string
  /** `Dear`: how a line opens that greets the reader of a letter; a comma, a colon or an exclamation mark ends it. */
  readonly greeting: string
  /** `Dear Ms Orme`: a whole line that greets the reader without a mark at its end. */
  readonly greetingLine: string
  /** How a line opens that takes leave of the reader: `Yours sincerely`. */
  readonly farewell: string
  /** Whoever says something in a box that may be ticked: `[ ] We plan to move.` */
  readonly whoTicks: string
  /** `I, the undersigned`: what somebody declares who fills in and signs a form. */
  readonly declares: string
  /** What is printed on a page beside its matter: `Mailbox: Orders`, `Printed 4/5/2026`, `Weather: dry`. */
  readonly pageFurniture: string
  /** `Signed by`: what stands where somebody signs. */
  readonly signature: string
  /** `ACKNOWLEDGED AND AGREED`, as stands above a line to sign on. */
  readonly attests: string
  /** `Table of contents`: a heading over the list of contents. */
  readonly headsContents: string
  /** `Bibliography`: a heading over the works that a text rests on. */
  readonly headsReferences: string
  /** `Executive summary`: a heading over what a paper holds in brief. */
  readonly headsAbstract: string
  /** `Action points`: a heading over what is to be done. */
  readonly headsActions: string
  /** `Limitations`: a heading over dangers and limits. */
  readonly headsRisks: string
  /** `Final remarks`: a heading over what a paper comes to. */
  readonly headsConclusion: string
  /** `Introduction`: a heading over how a paper begins. */
  readonly headsIntroduction: string
  /** `Related work`: a heading over what led to a paper. */
  readonly headsBackground: string
  /** `Glossary`: a heading over what words mean. */
  readonly headsDefinitions: string
  /** `Analysis`: a heading over what is thought of the results. */
  readonly headsDiscussion: string
  /** `Findings`: a heading over what was found. */
  readonly headsResults: string
  /** `Procedure`: a heading over how something was done. */
  readonly headsMethod: string
  /** What the parts of a text are called, in front of their number: `SECTION D`. */
  readonly partOfText: string
  /** `What we cover`: what opens a clause or a question: a heading that does names no thing. */
  readonly opensClause: string
  /** `DÉCIMA PRIMERA`: a number in words by which a clause is called. */
  readonly ordinalName: string
  /** `Figure`: what stands below a picture, in front of its number. */
  readonly picture: string
  /** `shows`: a sentence that tells what a picture shows. */
  readonly pictureShows: string
  /** `is`, `shall`: verbs by which a line is a sentence and no heading. */
  readonly verb: string
  /** A line that describes a party of a contract, and not only whoever wrote it: `represented by`, `hereinafter`. */
  readonly describesParty: string
  /** `Page`, in front of its number. */
  readonly pageWord: string
  /** Between the number of a page and how many there are: 3 `of` 12. */
  readonly ofPages: string
  /** What stands over the words by which a paper is found, as it is written; `Keywords` in English stands in papers of all languages. */
  readonly headsKeywords: string
}
