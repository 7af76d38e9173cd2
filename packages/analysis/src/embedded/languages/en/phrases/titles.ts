import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper:
    '^(?:contract|agreement|policy|account|case|claim|file|customer|order|our ref|reference)',
  noTitle: `^(?:${[
    'exhibit|page|table of contents|contents',
    '(?:revision|document|version|change) (?:history|control|log)|changelog|confidential',
    'draft(?! minutes)|abstract|introduction|summary|date|to|from|subject|re|dear|copyright',
    'version|purpose|for immediate release|for release|press release|news release',
    'for (?:the )?attention|attn',
  ].join('|')})_`,
  sectionOfContract: '^(?:terms|conditions|clauses|recitals|parties)[.:：]?$',
  chapter: 'chapter',
  numberedPart: '',
  advertises:
    "^(?:we(?:['’]re| are) (?:hiring|recruiting)|join (?:us|our team)|now hiring|vacanc(?:y|ies)|job (?:advertisement|vacancy|opening|opportunity)|career opportunity)[!.:]?$",
  opensWithVerb: '^(?:have|has)',
  inFrontOfParties: 'between',
  heldOn: 'held|(?:made |entered into )?(?:by and )?between|(?:made|entered into) by and',
  tornEnd:
    'in (?:connection|relation|respect|accordance)|the|an?|of|for|to|in|on|at|by|with|from|and|or|as|their|its|your',
  editionLabel: 'doc|rev|ref|no|nr|art|version|ver|issue|edition|date',
  preparedBy:
    '(?:prepared|issued|published|submitted|written|organi[sz]ed|approved|adopted|author)_',
  headingGoesOn: 'of|the|an|and|for|in|on|at|to',
}
