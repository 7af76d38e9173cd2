import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose: 'doel van (?:deze|dit|het|de) \\p{L}+ is_',
  speaksOfItself: '^(?:(?:deze|dit) (?:\\p{L}+\\s){1,3}?(?:regelt|dekt)_)',
  opinionHeading: 'algemeen oordeel|totaalbeeld',
  overviewHeading:
    'in het kort|het belangrijkste|samengevat|kort samengevat|omschrijving|samenvatting',
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
  goesBack: `^(?:${[
    '(?:wij|we|ik) (?:schreven|stuurden|belden|informeerden|herinnerden|vroegen|spraken) u_',
    'u (?:weet|heeft ons .{0,40}(?:gevraagd|geschreven|gemeld|laten weten)|schreef|belde|kwam|meldde)_',
    '(?:in|met) (?:onze|uw|mijn) (?:brief|mail|e-mail)_|(?:ieder|elk) jaar_',
    'wij (?:verwijzen|refereren) naar_',
  ].join('|')})`,
  repeatsKnown: '^zoals (?=[^.;]{0,60}(?:weet|bekend|besproken|aangekondigd))',
  givesGrades: `^(?:${[
    '(?:wij|we) (?:geven|gebruiken|beoordelen) .{0,60}(?:cijfer|score|klasse|kleur)',
    '(?:score|cijfer|klasse|code) [0-9] (?:betekent|staat voor)_',
  ].join('|')})`,
  whyMailed: '^(?:u (?:ontvangt|krijgt) (?:deze|dit) .{0,40}omdat_)',
  howToFill: '^(?:(?:gebruik|schrijf|vul) .{0,40}(?:blokletters|hoofdletters|duidelijk))',
  courseOfCase: '^(?:ten slotte is .{0,20}bepaald|dit vonnis is (?:gewezen|uitgesproken)_)',
  citesGround: '^(?:gelet op|gezien|gehoord)_',
  statesGround: '^(?:overwegende,? dat|overwegende:)',
  tellsExamined:
    '^(?:(?:wij hebben|we hebben|ik heb) (?:nu |inmiddels |zorgvuldig )?[^,;:.]{3,120}(?:bekeken|beoordeeld|onderzocht|gelezen|doorgenomen)\\.$)',
  goesWithPapers:
    '^(?:(?:dit|deze|het|de) (?:\\p{L}+ ){1,3}(?:vorm(?:t|en)|ho(?:ort|ren)|vult|is aanvulling) .{0,30}(?:geheel|onderdeel|bij|aan)_)',
  whichEdition: `^(?:${[
    'wijzigingen (?:in|ten opzichte van) (?:deze|de) (?:versie|uitgave)_',
    '(?:deze|dit|de|het) (?:versie|uitgave|brief|offerte).{0,40}(?:vervangt|vervalt|vervallen)',
  ].join('|')})`,
  howFiguresStand: '^(?:(?:de )?(?:cijfers|bedragen) tussen haakjes_)',
  saysThatDecided:
    '^(?:in deze brief (?:leest|vindt|staat) .{0,40}(?:besloten|besluit|beslist|beslissing))',
  followsBelow: '(?:komen overeen|zijn overeengekomen)[^.;]{0,30}volgt[.:]?$',
  questionWord: 'waarom|wat|hoe|wie|wanneer',
  personMeant: 'u|jij|wij',
  contractIsMade: '(?:\\p{L}*overeenkomst|gesloten)_',
}
