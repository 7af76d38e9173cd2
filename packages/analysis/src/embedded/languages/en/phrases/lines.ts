import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  greeting: '^(?:dear|hello|hi|good (?:morning|afternoon|evening|day))_',
  greetingLine: "^dear(?: \\p{L}[\\p{L}.'’-]*){1,3}$",
  farewell:
    '^(?:(?:yours )?(?:sincerely|faithfully|truly)|(?:with )?(?:kind|best|warm) (?:regards|wishes))_',
  whoTicks: '^(?:i|we|my|our)_',
  declares: 'the undersigned|i\\/we|i, the',
  pageFurniture: '^weather_\\s?:|^(?:mailbox|inbox|folder)_\\s?[:>]|^printed_[^.]{0,12}\\p{N}',
  signature:
    '^(?:(?:signed(?: by| for|:| \\(| as a true)|by:\\s.{0,80}\\bdate:|signature)_|^name of \\p{L}+:\\s*[.\\x5f…]{3})',
  attests:
    '^(?:read|seen|acknowledged|agreed|accepted|approved|understood|confirmed)(?:, (?:understood|agreed|accepted))?(?:,? (?:and|&) (?:agreed|accepted|understood|approved|acknowledged))(?: (?:by|to|as of)[^:.(（：。]{0,60})?',
  headsContents: '^(?:table of )?contents$',
  headsReferences:
    '^(?:references|bibliography|works cited|literature(?: cited)?|acknowledge?ments?)_',
  headsAbstract: '^(?:abstract|executive summary|management summary|summary|overview)_',
  headsActions:
    '^(?:[\\d/.]+\\s)?actions?(?: points?| list| log| agreed| required)?$|^(?:to[- ]do(?: list)?|tasks)$|recommendation|next steps|action items',
  headsRisks: '^(?:key )?risks?_|risk factors|limitations|warnings?_',
  headsConclusion: 'conclusion|concluding|final remarks',
  headsIntroduction: '^(?:introduction|purpose|scope and purpose)_',
  headsBackground: 'related work|previous work|literature review|background|recitals|whereas',
  headsDefinitions: '^definitions?_|definitions and interpretation|glossary',
  headsDiscussion: 'discussion|analysis_',
  headsResults: '^(?:(?:results?|findings|evaluation|experiments?|experimental)_|.*results$)',
  headsMethod: 'method|approach|model|materials and|procedure|data_',
  partOfText: 'sections?|part|article|art\\.|clause|chapter|schedule|annex|appendix',
  opensClause: '^(?:what|when|where|why|who|which|how|if|was)_',
  ordinalName: '',
  picture: 'figure|fig\\.',
  pictureShows: 'shows?_',
  verb: '(?:is|are|was|were|be|been|has|have|had|will|shall|must|may|can|should|does|did|agrees?|means)_',
  describesParty: 'represent|hereinafter|between',
}
