import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose: 'doel van (?:deze|dit|het|de) \\p{L}+ is_',
  speaksOfItself: '^(?:(?:deze|dit) (?:\\p{L}+\\s){1,3}?(?:regelt|dekt)_)',
  opinionHeading: 'algemeen oordeel|totaalbeeld',
  overviewHeading: 'in het kort|kort samengevat|omschrijving|samenvatting',
  ownDecisionHeading: '(?:ons |het )?besluit|(?:onze )?beslissing',
  methodHeading: 'leeswijzer|zo leest u|legenda|werkwijze',
  onlyAsks: '',
  inShort: '^(?:kort(?:om| gezegd| samengevat)[:,]\\s)',
  worksHeading: '(?:de )?werkzaamheden',
  matterHeading: 'onderwerp',
  recitalHeading: 'overweg',
  oneSideOfTwo: '(?:enerzijds|anderzijds)_',
  providesService: '^(?:wij (?:leveren|repareren|vervangen|bieden|verzorgen|onderhouden))_',
  writerMay: '^(?:wij (?:kunnen|mogen))_',
  andNot: 'en niet(?: meer)?',
  undertakes:
    '(?:de|het) .{3,40}(?:levert|verricht|treedt .{0,40}in dienst|zal .{0,40}(?:leveren|verrichten|uitvoeren)|(?<!\\p{L})(?:verhuurt|verkoopt))_',
  invites: '(?:bent|wordt) u? ?(?:van harte )?uitgenodigd',
  agendaNoun: 'agendapunten|agenda',
  followingOnes: 'volgende',
  inOrderTo: 'om|met',
  opensOperative: '(?:beslissing(?=\\s*\\n)|dictum)_',
  addsUp: '(?:dit alles)_',
  refusesRequest: `(?:${[
    '(?:wijst?|wijzen) [^.;]{1,80} af|afgewezen|geweigerd|(?:weigeren|weiger) (?:wij|ik|we)',
    'niet (?:toegekend|toegewezen|vergoed|ingewilligd|honoreren|vergoeden|toekennen)',
  ].join('|')})_`,
  grantsRequest: `(?:${[
    '(?:kennen|kent|verlenen|verleent|wijzen|wijst|vergoeden) [^.;]{0,60}(?:toe|vergunning|ontheffing)',
    '(?:toegekend|verleend|toegewezen|goedgekeurd)|vergoeden (?:wij|we)',
  ].join('|')})_`,
  telephone: '(?:telefoon|tel|fax)_',
  noteLabel: '',
}
