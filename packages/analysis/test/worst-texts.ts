const cueWords =
  'we propose recommend however therefore risk warning shall agreed should must in conclusion for example liable terminate notice thirty (30) days $5,000 per month on 5 May 2026 the party section 4.2 et al. doi vol. pp. 3 figure 2 table 1 is not was'

/** Pieces that, repeated, have made or might make a pass over a text slow. */
export const worstPieces = {
  noFullStop: 'word and another ',
  oneWord: 'a',
  list: '• a\n',
  numberedList: '1. A\n',
  brackets: '(',
  closingBrackets: ')]',
  nestedQuotes: '“‘"',
  combiningMarks: 'a\u0301\u0302\u0303',
  prohibitions: 'never mix, and do not use it with ',
  cues: `${cueWords} `,
  cueLines: cueWords.replaceAll(' ', '\n'),
  headings: 'THE HEADING\n',
  markdownHeadings: '# Heading\n',
  numbers: '1234567890',
  figures: '$1,234.56 ',
  tableRows: 'a | b | c\n',
  blankLines: 'x\n\n\n\n',
  sentence: 'This is the same sentence again. ',
  shortLines: 'ab\n',
  fullStops: '. ',
  questionMarks: '?!',
  initials: 'A. ',
  dotLeaders: 'Intro ........ ',
  spaces: '    ',
  tabs: '\t',
  emphasis: '**a__',
  atSigns: '@',
  addresses: 'a@b.',
  speakers: 'Ann Lee: yes\nBob Ray: no\n',
  names: 'John Smith, ',
  dates: '5 May 2026 ',
  references: '[1] Smith, J. A. 2001 ',
  unspaced: '租金。',
  emoji: '😀',
  halfCharacter: '\ud83d',
  pipes: '|',
  underscores: '_ ',
} as const

/** Prose of the everyday kind, to compare with. */
export const everydayProse =
  'The tenant pays the rent of $1,200 to the landlord on the first day of each month. Either party may terminate this agreement with thirty days of notice.\n\nRepairs are made by the landlord. '

export function repeatTo(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}
