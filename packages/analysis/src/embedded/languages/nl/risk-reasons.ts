import type { RiskReasons } from '../language-pack.ts'

export const riskReasons: RiskReasons = {
  health: [
    'Kan de gezondheid schaden',
    'pijn_|benauwd|kortademig|bijwerking|allergi|overdos|overdoser|zwelling|bloeding|duizelig|slaperig|flauwval|stuip|infectie|zwanger|borstvoeding|wisselwerking|contra-indicatie|levensgevaar|dodelijk|overlijden|letsel|ziekenhuis|spoed|vergiftig|verstik|brandwond|elektrische schok|koolmonoxide|explosie|asbest|niet (?:innemen|gebruiken|inneemt|gebruikt)|neem .{0,30}niet_|buiten (?:het )?bereik|arts_|apotheker|verergert|complicatie|hoofdpijn|slaperig|hartaanval|overdos',
  ],
  ending: [
    'Kan worden beëindigd of afgesloten',
    'opzegg|opgezegd|opzeggen|ontbind|ontslag|ontslaan|(?:mag|mogen|kan|kunnen) .{0,50}(?:beëindigen|stopzetten|opschorten|afsluiten|intrekken|uitsluiten|blokkeren|annuleren|ontruimen)|opschort|geschorst|schorsing|afgesloten|afsluiting|ontruim|uitgesloten|royer|ingetrokken|intrekk|stopgezet|eindigt .{0,30}(?:direct|onmiddellijk|zonder)|geblokkeerd',
  ],
  forfeit: [
    'Geld of een recht kan verloren gaan',
    'krijgt (?:\\p{L}+ ){0,2}niet_|krijg (?:je|jij) (?:\\p{L}+ ){0,2}niet_|verlies|verliest|verloren|vervalt|vervallen|verspeel|verbeurd|niet (?:terugbetaald|gerestitueerd|teruggegeven|vergoed|overdraagbaar)|geen (?:restitutie|terugbetaling|recht|aanspraak)|ingehouden|ongeldig|nietig|niet langer geldig|zonder (?:vergoeding|restitutie)',
  ],
  penalty: [
    'Een boete of toeslag',
    'boete|dwangsom|wettelijke rente|vertragingsrente|rente (?:van|over|verschuldigd)|toeslag|aanmaningskosten|herinneringskosten|incassokosten|annuleringskosten|administratiekosten|te late (?:betaling|inlevering)|schadevergoeding|per dag (?:vertraging|te laat)|verhoging van|naheffing',
  ],
  cost: [
    'U draagt verdere kosten',
    '(?:op|voor) (?:eigen|uw|zijn|haar|diens) (?:kosten|rekening)|voor rekening|ten laste|(?:moet|moeten|dient|dienen) .{0,40}(?:betalen|vergoeden|terugbetalen|bijbetalen)|bijbetalen|bijbetaling|terugbetalen|terugvorder|nabetal|eigen risico|eigen bijdrage|meerkosten|extra kosten|bijkomende kosten|in rekening gebracht|wordt .{0,40}(?:berekend|verrekend|ingehouden|afgetrokken)|worden .{0,40}(?:berekend|verrekend|ingehouden|doorberekend)|niet inbegrepen|naast de prijs|omslag|geheven|extra bijdrage|eenmalige bijdrage',
  ],
  increase: [
    'Kan duurder worden',
    '\\p{L}{0,14}(?:prijs|huur|premie|tarief|tarieven|bijdrage|rente|kosten|contributie|termijnbedrag)\\p{L}{0,3} .{0,60}(?:verhog|stijg|aanpass|aangepast|wijzig|duurder|geïndexeerd|omhoog)|verhoging|prijsstijging|indexer|indexatie|inflatie|variabele rente|duurder|stijgt (?:met|naar)',
  ],
  renewal: [
    'Loopt door als u niet opzegt',
    'stilzwijgend|automatisch (?:verleng|voortgezet|doorlop)|verlengd (?:met|voor)|wordt .{0,30}verlengd|tenzij .{0,40}(?:opzeg|opgezegd)|loopt door|minimale (?:looptijd|contract|afname)|minimumduur|telkens met|voor onbepaalde tijd',
  ],
  oneSided: [
    'De andere partij mag alleen beslissen',
    'behoudt zich|behouden (?:wij )?ons|naar eigen (?:inzicht|oordeel|goeddunken)|eenzijdig|te allen tijde|op elk moment|zonder (?:opgaaf|voorafgaand|reden|aankondiging|toestemming|overleg)|(?:verhuurder|de bank|werkgever|verzekeraar|aanbieder|leverancier|organisator|vereniging|wij|gemeente) (?:mag|mogen|kan|kunnen|is gerechtigd|heeft het recht)|gerechtigd|wijzigen (?:van|de|deze)',
  ],
  exclusion: [
    'Niet gedekt of niet inbegrepen',
    'niet (?:verzekerd|gedekt|meeverzekerd|inbegrepen|vergoed|vergoeden|onder de dekking)|geen (?:dekking|vergoeding|garantie|recht op)|uitgesloten|uitsluiting|uitgezonderd|vergoeden wij niet|buiten (?:de )?(?:dekking|garantie)|maximaal|beperkt tot|ten hoogste|alleen (?:als|indien|wanneer)|slijtage|geldt niet|vallen niet',
  ],
  liability: [
    'Aansprakelijkheid is beperkt of verlegd',
    'aansprakelijk|hoofdelijk|schadevergoeding|vrijwar|geen (?:garantie|verantwoordelijk)|niet verantwoordelijk|eigen risico_|op eigen risico|borg(?:stelling|tocht)_|staat .{0,20}in voor|zonder garantie|verantwoordelijk voor',
  ],
  deadline: [
    'Na de termijn is het te laat',
    'uiterlijk|te laat|na (?:deze|die|de) (?:datum|termijn)|binnen (?:[0-9]|een|twee|drie|vier|zes|acht|de)|termijn van|verstreken|fatale|niet tijdig|vóór [0-9]|voor [0-9]{1,2} (?:jan|feb|maa|apr|mei|jun|jul|aug|sep|okt|nov|dec)|niet-ontvankelijk|verjar|daarna',
  ],
  silence: [
    'Zwijgen geldt als instemming',
    'stilzwijgend|geacht|wordt (?:beschouwd|aangemerkt) als|geldt als (?:aanvaard|akkoord|instemming)|zonder (?:reactie|antwoord|tegenbericht|bezwaar)|geen (?:reactie|antwoord|bezwaar)|als (?:u|wij) niet(?:s)? (?:reageert|hoort|horen)|door .{0,30}te gebruiken',
  ],
  waiver: [
    'Een recht wordt opgegeven',
    'afstand (?:van|doen|doet)|doet afstand|onherroepelijk|definitief|geen (?:beroep|bezwaar|hoger beroep)|arbitrage|finale kwijting|bindend(?: advies)?_|niet (?:herroep|ongedaan)|draagt .{0,30}over_|overdracht van|schort .{0,30}niet op',
  ],
  refusal: [
    'Kan worden geweigerd',
    'weiger|geweigerd|afgewezen|afwijz|afwijs|niet (?:in behandeling|geaccepteerd|toegelaten|meegenomen|aanvaard|goedgekeurd|ontvankelijk)|uitgesloten van|gediskwalificeerd|terzijde gelegd|ongegrond|niet in aanmerking',
  ],
  legal: [
    'Juridische stappen kunnen volgen',
    'rechter|rechtbank|gerechtelijk|juridische|deurwaarder|incasso_(?! machtig)|beslag|dagvaard|strafbaar|strafrecht|misdrijf|overtreding|gevangenis|politie|aangifte|handhav|dwangbevel|in strijd|fraude|onrechtmatig|veroordeel|bestuursdwang',
  ],
  data: [
    'Gegevens worden doorgegeven',
    '(?:gegevens|informatie|beelden|foto)\\p{L}{0,4} .{0,60}(?:delen|gedeeld|doorgeven|doorgegeven|verstrek|verkop|verkocht|bewaar|verwerk|gebruik|gepubliceerd|opgeslagen|opgenomen)|(?:delen|deelt|verstrekken|verstrekt|verkopen) .{0,40}(?:gegevens|informatie)|aan derden|met derden|partners|buiten de (?:eu|eer|europese)|bkr|cameratoezicht|reclame|profiel|datalek|openbaar gemaakt',
  ],
  restriction: [
    'Verbiedt of beperkt iets',
    'verboden|verbied|niet (?:toegestaan|toegelaten|mag|mogen|geoorloofd)|(?:mag|mogen) .{0,40}niet_|(?:mag|mogen) .{0,20}(?:alleen|geen)_|zonder .{0,30}(?:toestemming|goedkeuring)|alleen met .{0,30}toestemming|concurrentiebeding|relatiebeding|exclusief|geheimhoud|vertrouwelijk|onderverhu|onderhuur|beperk',
  ],
  finance: [
    'Geld ontbreekt of staat op het spel',
    'tekort|verlies|achterstand|openstaand|schuld|faillis|faillie|surseance|liquidit|overschr|onder (?:de )?(?:begroting|doelstelling|norm)|boven (?:de )?begroting|daling|gedaald|daalde|terugloop|afboek|afwaard|oninbaar|niet (?:gedekt|gefinancierd|begroot)|herfinanc|kostenstijging|krap|onvoldoende',
  ],
  defect: [
    'Iets is gebrekkig of ontbreekt',
    'gebrek|defect|storing|schade|beschadig|scheur|lek(?:kage|t)?_|vocht|schimmel|roest|corros|rot_|versleten|kapot|ontbre|tekortkoming|onvoldoende|niet (?:getest|gecontroleerd|gedocumenteerd|onderhouden|aanwezig|nageleefd|aangetoond|uitgevoerd)|geen (?:bewijs|registratie|back-?up|controle|verslag)|kwetsbaar|beveiligingslek|fout|incident|uitval|onveilig|gevaar|overstrom|verouderd|ongedierte|onderbezet',
  ],
  delay: [
    'Onzeker of kan vertragen',
    'vertrag|uitgesteld|uitstel|afhankelijk|hangt .{0,30}af|onder voorbehoud|voorwaarde|voorlopig|onzeker|nog niet (?:besloten|bevestigd|goedgekeurd|bekend)|niet (?:gegarandeerd|zeker)|risico|dreig|waarschuw|zou kunnen|zouden kunnen|kan leiden|indicatief|vrijblijvend|geschat|afwachting',
  ],
  damage: ['Kan schade veroorzaken', '(?!)'],
  effective: [
    'Geldt ondanks bezwaar of beroep',
    '(?:bezwaar|beroep|verzet|klacht)_ [^.;]{0,60}?(?:schorst|schort)_ [^.;]{0,40}?niet|geen schorsende werking|uitvoerbaar bij voorraad',
  ],
  allDue: ['Alles is ineens verschuldigd', '(?!)'],
  takenAway: ['Iets kan worden verkocht of weggenomen', '(?!)'],
  paidBack: ['Moet misschien worden terugbetaald', '(?!)'],
  condition: ['Hangt af van een voorwaarde', '(?!)'],
  attention: ['Vraagt aandacht', '(?!)'],
  other: ['Kan nadelig voor u zijn', '(?!)'],
}
