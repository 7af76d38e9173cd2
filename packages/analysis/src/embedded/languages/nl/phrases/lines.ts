import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  pointsToThings: '(?:deze|dergelijke)',
  timeOrSum: '^(?:dagen|maanden|jaren|gevallen|voorwaarden|redenen|overeenkomst)$',
  caseOfWhat: '^(?:bij \\p{L}+ (?:is|zijn|wordt|worden|kan|mag|moet)_)',
  opensWithBound: '^(?:tot|maximaal|minimaal|geen)_',
  saysOfValue: '(?:is|zijn|was|wordt|heeft|moet|kan)_',
  opensSubordinate: '^(?:dat|of|als)_',
  leavesOpen: '(?:moet|mag|mogen|als|indien|tenzij)_',
  excludes: '(?:niet|geen|nooit|uitsluitingen|uitgesloten|verboden)_',
  forbidsByItself:
    '^(?:[^.;:]{1,40}, )?(?:\\([a-z]\\) )?\\p{L}+ (?:mag|mogen) (?:\\p{L}+ ){0,4}(?:niet|geen)_',
  bothKinds: '(?:en (?:wat )?niet)_',
  lacksObject: '^(?:meld het|laat het ons weten)(?: ons)? (?:vóór|voor|minstens)_',
  speaksOfIt: '',
  ofThem: '',
  severalThings: '',
  oneInForm: '',
  countsVotes:
    '^(?:(?:stemming|voor)\\s?[:：]\\s?\\p{N}|voor\\s\\p{N}[^;:]{0,60}tegen|(?:\\p{N}{1,4} (?:\\p{L}+ ){0,2})?(?:stemmen|stemden) (?:\\p{N}{1,4} )?voor_|de (?:vereiste )?meerderheid (?:is|wordt) niet_)',
  forbidsNamed:
    '^(?:gebruik|stop|open|sluit|verwijder|bewaar|gooi|doe|geef) (?:het|ze|hem|deze)(?: \\p{L}+){0,4} (?:niet|nooit)_',
  countsNamed: '^(?:alle (?:twee|drie|vier|vijf)) (?:moeten|zijn)_',
  namesContract: '(?:\\p{L}*(?:overeenkomst|contract|tussen))',
  closesPaper: '^(?:gedaan te|aldus opgemaakt)_',
  shortWord: '',
  headsNothing: '^(?:punt\\s\\p{L}+|onderwerp|overige?|slotbepalingen)$',
  gradeBehind: '(?:hoog|midden|laag)',
  riskBehind: '',
  thanksFor: '^(?:met vriendelijke groet|(?:hartelijk )?(?:dank|bedankt) voor)_',
  endsInNumberOf: '',
}
