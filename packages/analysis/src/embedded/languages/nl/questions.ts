import type { Questions } from '../questions.ts'

export const questions: Questions = {
  whole: {
    doc: [
      'document|tekst|contract|overeenkomst|brief|papier|rapport|bestand|pdf|polis|bericht|factuur',
      'rekening|formulier|vonnis|aanbod|offerte|licentie|pagina|mail|handleiding|ding',
    ].join('|'),
    tail: '(?:hier|nu|precies|alstublieft|voor (?:mij|ons)|hierin|hiervan|hieraan|hierbij|(?:in|van|aan) (?:dit|deze|de|het)(?: {doc})?|als ik (?:het )?teken)',
    about: [
      'wat is (?:dit|dat)(?: voor (?:een )?{doc})?|waar gaat (?:dit|deze|het|de)(?: {doc})? over',
      'waar(?: gaat het)? over|wat voor (?:soort )?{doc} is (?:dit|het)',
      'wat (?:staat er|zegt (?:dit|deze|het|de)|betekent (?:dit|deze|het|de))(?: {doc})?(?: in)?',
      '(?:kun je |kunt u )?(?:vat|samenvatten|leg|uitleggen|samenvatting)(?: (?:dit|het|deze|de)(?: {doc})?)?(?: (?:samen|uit|kort))*',
      'waarom (?:krijg|heb) ik (?:dit|deze|die)(?: {doc})?(?: gekregen)?',
      'wat is (?:het doel|het onderwerp)',
    ].join('|'),
    risks: [
      '(?:wat zijn|welke|zijn er)(?: de| mijn)? ?(?:grootste |belangrijkste )?(?:risico s|risicos|gevaren|nadelen|valkuilen)(?: (?:zijn er|loop ik|zitten er))?',
      '(?:wat is|waar zit) (?:het|de|er) (?:grootste )?(?:risico|gevaar|addertje(?: onder het gras)?)',
      'waar moet ik (?:op letten|voor oppassen|voor uitkijken|mee oppassen)',
      'wat is (?:hier |er )?(?:het )?(?:gevaarlijk|gevaarlijkste|riskant|ergste)',
      'wat kan er mis ?gaan',
    ].join('|'),
    tasks: [
      'wat (?:moet|moeten|dien) (?:ik|wij|we) (?:nu |hier )?(?:doen|te doen)',
      'wat willen ze(?: van mij| van ons)?|wat wordt er van (?:mij|ons) (?:verwacht|gevraagd)',
      'moet ik (?:iets|wat) doen',
      'wat zijn (?:mijn|de|onze) (?:verplichtingen|taken|plichten|volgende stappen)',
    ].join('|'),
    points: [
      'wat (?:is|zijn) (?:het belangrijkste|belangrijk|de (?:belangrijkste|voornaamste) (?:punten|zaken|feiten|gegevens)|de hoofdpunten|de kernpunten)',
      'wat moet ik weten|(?:de )?(?:belangrijkste punten|hoofdpunten)',
    ].join('|'),
    deadlines: [
      '(?:wat zijn|welke)(?: de| mijn)? (?:termijnen|deadlines|belangrijke data|uiterste data)(?: (?:zijn er|gelden))?',
      '(?:is|zijn) er (?:een )?(?:termijn(?:en)?|deadlines?)',
    ].join('|'),
    decision: [
      'wat (?:is er|hebben ze|is) (?:besloten|beslist)',
      'wat is (?:de beslissing|het besluit|de uitkomst|de uitslag)',
    ].join('|'),
  },
  bill: {
    when: [
      '(?:wanneer|voor wanneer|tot wanneer) (?:moet ik|moeten wij|moeten we) (?:het |dit |de rekening |het bedrag |de rest )?(?:betalen|overmaken|voldoen)',
      '(?:voor|tot) wanneer moet (?:het|het geld|het bedrag|de betaling) (?:er|binnen|overgemaakt|betaald) (?:zijn)',
      '(?:tot wanneer|hoe ?lang) heb ik (?:nog )?(?:de )?tijd(?: om te betalen)?',
      'wanneer wordt (?:het|dit|het geld|het bedrag) afgeschreven',
    ].join('|'),
    howMuch: [
      '(?:hoeveel|wat) (?:moet ik|moeten we|moeten wij) (?:(?:nog|nu|in totaal) )*(?:bij)?betalen',
      '(?:hoeveel|wat) ben ik (?:nog )?(?:schuldig|verschuldigd)',
      'hoeveel (?:staat er nog open|is er nog te betalen)',
    ].join('|'),
  },
  spans: {
    week: 'weke?|week',
    month: 'maand',
    year: 'jaar',
  },
  everything: [
    '(?:wat|hoeveel) kost (?:het|dit|dat)(?: ons| mij)?(?: allemaal| in totaal| samen| bij elkaar)*',
    'wat (?:is|zijn) de (?:totale? )?(?:prijs|kosten)',
    'wat is het (?:totaal|totaalbedrag)(?: van (?:de|het) (?:factuur|contract|offerte|bestelling))?',
    'wat ben (?:ik|we) in totaal kwijt',
  ].join('|'),
  withTax: 'incl(?:usief|\\.)? btw',
  priceOf: '(?:wat|hoeveel) kost (?:de|het|dit|deze|mijn) (\\p{L}+)(?: in totaal)?',
  paidEach:
    '(?:hoeveel|wat) (?:betaal ik|betalen we|moet ik betalen|kost het)(?: ons| mij)? {each}',
  rise: 'hoeveel (?:meer|duurder|minder|stijgt)|met hoeveel',
  existence: 'is er|zijn er',
  asksFor:
    '(?:(?:voor|tot|vanaf|sinds) )?(?:hoeveel|hoe lang|wanneer|waar(?:om|heen)?|wie|hoe|wat|welke?)',
  asksWhether: 'kan|moet|mag',
  joins: 'en',
  opens: 'en|hallo',
  which: 'welke',
  howOften: 'hoe vaak|om de hoeveel',
  whatTime: 'hoe laat',
  phone: 'telefoon',
  secret: 'wat is (?:de |het |mijn )(?:pincode|wachtwoord)',
  size: '',
  rate: 'rentepercentage',
  mail: 'e-?mail[- ]?adres',
  age: 'hoe oud|welke leeftijd',
  year: 'welk jaar',
  byWhen: 'tot wanneer|uiterlijk|voor wanneer|wanneer (?:moet\\p{L}*|dien\\p{L}*)',
  past: '^\\W*wanneer (?:is|werd|werden|was) [^?]{1,60}(?:ge\\p{L}+[dt]|ge\\p{L}+en)\\W*$',
  refersBack: 'het|dit|dat|deze|hij|zij|ze',
}
