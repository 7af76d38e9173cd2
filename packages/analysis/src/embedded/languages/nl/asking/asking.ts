import type { Asking } from '../../asking.ts'
import { months } from '../months.ts'

export const asking: Asking = {
  types: {
    measure:
      'hoeveel (?:water|stroom|gas|brandstof|benzine|alcohol|bagage|ruimte|zout|suiker|energie)(?!\\p{L})|hoe (?:groot|zwaar|ver|diep|breed|warm)|hoe hoog (?:mag|mogen|is (?:de|het) (?:muur|schutting|heg|gebouw|huis))',
    consequence: '^\\s*en als|wat (?:als|gebeurt|gebeurd|is het gevolg|moet ik doen)',
    period:
      'hoe ?lang|hoeveel tijd|hoeveel (?:dagen|weken|maanden|jaren|jaar|uren|uur)|hoe snel|binnen hoeveel|wat is de (?:\\p{L}*termijn|\\p{L}*duur)|welke (?:termijn|periode)|hoe ver van tevoren',
    percent:
      'hoe hoog (?:is|was|zijn|wordt) (?:\\p{L}+ ){1,2}\\p{L}*(?:rente|korting|verzuim|percentage|aandeel)(?!\\p{L})|(?:welk|hoeveel) (?:percentage|procent|deel)',
    number: 'hoeveel (?:\\p{L}+en|\\p{L}+s|mensen)|hoe (?:oud|vaak)|welk aantal',
    money:
      'hoeveel|wat (?:kost(?:te|ten|en)?|betaal(?:de|den|t)?|betalen|verdien\\p{L}*)(?!\\p{L})|wat (?:moet|moeten|mag|zou|zal) [^?]{1,60}(?:kosten|betalen|overmaken|betaald)|wat (?:ben|zijn|is) (?:ik|we|wij|je) [^?]{0,60}kwijt(?= (?:als|aan|voor)|\\s*\\?)|hoe hoog|wat is (?:de|het) (?:\\p{L}+ )?(?:tarief|uurloon|maandbedrag|\\p{L}*toeslag|\\p{L}*tarief|premie|boete|borg|maximum|eigen risico|contributie|prijs|bedrag|huur|huurprijs|salaris|totaal)|(?:welk|welke) (?:bedrag|prijs|huur|boete|borg|vergoeding|subsidie|premie|korting|schadevergoeding)|hoe duur',
    date: 'wanneer|tot wanneer|hoe laat|(?:op|in|tot|met) (?:welke|welk) (?:vaste )?(?:dag|dagen|datum|data|jaar|tijd|uur)|vanaf wanneer|wat is de \\p{L}*datum',
    contact:
      '(?:wat is )?(?:het|welk) (?:\\p{L}*nummer|telefoonnummer)|wie (?:bel|kan|moet) ik|met wie',
    place: 'waar|waarheen|in welke (?:stad|straat|kamer)',
    person:
      'wie|van wie|welk (?:bedrijf|persoon)|welke (?:firma|bank|persoon|partij)|hoe (?:heet|heten)|wat (?:is|zijn) (?:de|zijn|haar|hun) na(?:am|men)',
    reason: 'waarom|waardoor|om welke reden|wat is de (?:oorzaak|reden)',
    yesNo:
      '^\\s*(?:en |maar |dus )?(?:zal|zullen|was|waren|doet|doen|dekt|valt|bestaat|hebt|heb|ga|gaan|kun|zou|geldt|loopt|hoort|staat|zit|zitten|ben|hoef|hoeven|krijgen|gaat|komt|is|zijn|kan|kunnen|mag|mogen|moet|moeten|wordt|worden|heeft|hebben|krijg|gelden)',
  },
  askingWords:
    'heet heten datum groot hoog zwaar ver snel diep breed vaak duur oud wie wat wanneer waar waarom hoe hoeveel welk welke kan mag moet ik we wij onze ons er is zijn het de iemand lang laat mijn jullie heb hebt heeft hebben ben bent was waren had hadden word wordt ga gaat zal zou wil willen als of dan daar hier kun kunnen moeten mogen hoef hoeft hoeven krijg iets nu nog dus eigenlijk even eens dit dat deze die mij me mn m’n je jij u ze hun zij hen te om gebeurt gebeuren gebeurd',
  vagueWords:
    'doen hebben zijn gaan komen nemen geven zeggen zien weten kunnen willen ding deel persoon geval moment manier soort zeker ander nu nog al gebeurt veel krijgen vroegst mogen moeten zullen vragen nodig elke elk iedere nieuw oud goed groot klein vroeg laat meer minder tijdens zonder ergens blijven worden laten brengen houden gelden eigen ongeveer precies gewoon doe doet kom komt neem neemt geef geeft echt altijd graag even straks eigenlijk misschien anders toch wel beland iets niets alles zit vast vandaan binnen',
  timeUnits:
    'min seconde seconden minuut minuten uur uren dag dagen nacht nachten week weken maand maanden kwartaal jaar jaren',
  currencies:
    'euro euros cent dollar miljoen miljard eur gratis kosteloos geen_kosten zonder_kosten zonder_meerprijs',
  free: '',
  numberWords:
    'een één twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig honderd duizend helft derde keer dertien veertien zestien zeventien achttien negentien zestig zeventig tachtig negentig',
  dateWords:
    'januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag vandaag morgen gisteren uiterlijk meteen binnen volgende_maand',
  modalWords:
    'mag mogen kan kunnen moet moeten niet geen nooit verboden toegestaan verplicht behalve tenzij zonder alleen zelf inbegrepen uitgesloten gedekt verzekerd vrijwillig afgewezen mogelijk toegelaten uitgezonderd behoudens',
  reasonWords: 'omdat want wegens vanwege doordat reden oorzaak daarom dankzij door zodat',
  exceptionWords:
    'echter maar behalve tenzij uitgezonderd dit_geldt_niet uitzondering in_afwijking niettemin anders',
  conditionWords:
    'als indien wanneer anders tenzij bij mits zo_niet ingeval zonder berekend kosten boete',
  months,
  firstForms: 'eerste',
  twoToTwelve:
    'twee|tweede drie|derde vier|vierde vijf|vijfde zes|zesde zeven|zevende acht|achtste negen|negende tien|tiende elf|elfde twaalf|twaalfde|dozijn',
  laterNumbers:
    '13:dertien 14:veertien 15:vijftien 16:zestien 18:achttien 20:twintig 30:dertig 40:veertig 50:vijftig 60:zestig 90:negentig 100:honderd',
  ordinalEndings: 'e|de|ste|d|st',
  particles:
    'aan achter af bij binnen door heen in mee na neer om op over rond samen tegen terug toe uit vast voor weg',
  speakers: '[Ii]k|[Ww]ij|[Ww]e|[Uu]',
  percent: 'procent',
  charges: 'kost|kosten',
  frequencies: [
    'elke|iedere|eenmaal|tweemaal|dagelijks|wekelijks|maandelijks|jaarlijks',
    'per (?:dag|week|maand|jaar)',
  ].join('|'),
  hours: 'uur',
  noon: 'middernacht',
  atHour: 'om',
  namedPlaces:
    "(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s){1,3}(?:Straat|Weg|Plein|Laan|Kade|Gracht|Station|Brug)(?!\\p{L})",
  beforePlace: 'in|op|te|via',
  articles: 'de|het',
  whatIs: '^\\s*wat (?:is|zijn) (?:de|het|mijn) (.{2,60}?)\\s*\\?*\\s*$',
  whoIs: '^\\s*wie is (?:de|het|mijn) (.{2,40}?)\\s*\\?*\\s*$',
  asksForValue: '(?<!\\p{L})(?:welke? |wat (?:is|zijn) (?:de|het) )((?:[\\p{L}-]+ ?){1,3})',
  asksForAll: '(?:en )?(?:welke|wat|wie)',
  definite: 'de |het ',
  ofVerdict: 'besluit|uitslag|toegestaan|goedgekeurd|verleend|geweigerd|ok|oké|nou|eigenlijk|toch',
  pointsBack: 'dit|dat|deze|hij|zij',
  opensFurther: 'en',
  negations: '',
  joinsDays: 'tot|tot en met|t/m|en',
  articleOfDay: '',
  yearStems: 'jaar',
  prefixes: '',
  otherDays: '\\d{1,2}e (?:van (?:de|elke) maand|dag van)',
  verbFirst:
    '^\\W{0,4}\\p{Lu}\\p{L}{1,14} (?:u|je|jij|wij|we|ik|er|hij|zij|het|de|een|uw|dit|dat)\\s[^?]{1,200}, dan\\s',
}
