import type { Patterns } from '../language-pack.ts'

export const patterns: Patterns = {
  facts: {
    amount:
      '\\p{L}{0,10}huur_|huurprijs|waarborgsom|borg_|salaris|loon_|vergoeding|\\p{L}{0,10}prijs|premie|totaal|\\p{L}{0,10}bedrag|som_|kosten|\\p{L}{0,10}kosten|saldo|lening|termijnbedrag|begroting|omzet|winst|tarief|contributie|subsidie|budget|btw_|te betalen|netto|bruto|dwangsom|koopsom|verzekerd bedrag|voorschot|bijdrage',
    party:
      'verhuurder|huurder|werkgever|werknemer|koper|verkoper|klant|leverancier|opdrachtgever|opdrachtnemer|geldgever|lener|kredietnemer|verzekeraar|verzekeringnemer|verzekerde|eiser|gedaagde|verweerder|verzoeker|begunstigde|volmachtgever|gevolmachtigde|patiënt|voorzitter|secretaris|notulist|directeur|burgemeester|rechter|aanwezig|afwezig|verantwoordelijk|auteur|naam_|bedrijf|tussen_|houder|aan:|geadresseerde|fabrikant|organisator|functie|mevrouw|de heer|executeur|erfgenaam|contactpersoon',
    reference:
      'kenmerk|referentie|ref_|dossier\\p{L}*|zaaknummer|\\p{L}{0,14}nummer|polisnummer|factuurnummer|versie|uw kenmerk|ons kenmerk',
    date: '\\p{L}{0,12}datum|ingang|ingangs\\p{L}+|begint|vanaf|per_|ondertekend|geboren|zitting|vergadering|vertrek|aankomst|levering|op [0-9]|bijgewerkt|in werking|d\\.d',
    term: 'looptijd|duur|periode|termijn|proeftijd|geldig|\\p{L}{0,8}tijden|uren|vakantie|bewaar|garantie|eindigt|einde|verleng|bepaalde tijd|contract:',
    deadline:
      'uiterlijk|vóór|voor [0-9]|binnen|deadline|vervaldatum|sluiting|inleveren|betaaltermijn|tot en met|termijn',
    notice: 'opzeg|opzegtermijn|bezwaar|beroep|herroep|ontbind|annuler|hoger beroep|bedenktijd',
    penalty: 'boete|dwangsom|rente_|wettelijke rente|aanmaning|schadevergoeding|incasso',
    limit:
      'maximum|maximaal|minimum|minimaal|ten hoogste|ten minste|minstens|limiet|quorum|meerderheid|capaciteit|drempel|dekking|oppervlakte|tot_|niet meer dan|ervaring',
    excess: 'eigen risico|eigen bijdrage',
    rate: 'rente|%|procent|percentage|korting|stijging|index',
    contact:
      'telefoon|tel_|e-?mail|contact|fax|bel_|bereikbaar|inlichtingen|iban|rekening|website|informatie:',
    place: 'adres|woning|locatie|gelegen|pand|plaats|straat|zetel|zaal|object|gehuurde',
    dose: 'dosis|dosering|tablet|innemen|neem_|mg_|per dag|bewaren|diagnos|allergi',
  },
  duration:
    '(?:[0-9]+(?:,[0-9]+)?|een|één|twee|drie|vier|vijf|zes|zeven|acht|tien|twaalf|veertien|dertig) (?:volle )?(?:minuten?|uur|uren|dag|dagen|werkdagen|weken|week|maanden?|jaar|jaren|kwartaal|nachten)_',
  date: '[0-9]{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?: [0-9]{4})?|(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) [0-9]{4}',
  money: 'euro_|eur_|miljoen_|miljard_|duizend_|cent_|dollar_',
  bound:
    'binnen|uiterlijk|vóór|voor [0-9]|ten minste|minstens|ten hoogste|hooguit|maximaal|minimaal|tot en met|tot uiterlijk|niet meer dan|niet later|met een maximum|vanaf',
  duty: 'moet_|moeten_|dient_|dienen_|is verplicht|zijn verplicht|verplicht zich|is gehouden|behoort te|hoeft|mag niet|mogen niet|zal_|zullen_|vereist|noodzakelijk|voor rekening|neemt .{0,40} op zich|zorgt|regelt|stelt .{1,40} op_',
  plea: 'graag|gelieve|verzoeken|wij vragen|adviseren|aanbevolen|aanbevel|raden .{0,10}aan|neem contact|stuur_|bel_|meld_|lever .{0,30} in_|vul .{0,30} in_|betaal_|^pas .{0,60} aan_|let op|raadpleeg|solliciteer|vergeet|^(?:gebruik|neem|houd|haal|zet|trek|schakel|bewaar|controleer|ga naar|kies|klik|wacht|vermijd|breng|laat|lees|maak|geef|vraag|zorg|volg|rook niet)_',
  promise: 'ik ga_|ik zal|ik doe|ik stuur|ik regel|kun je|kan jij|ik bel',
  settled:
    'ik (?:zet|boek|stuur|noteer|reserveer|bestel|stort) (?:u|het|de|een|dat)_|ik heb .{0,40}(?:geboekt|gereserveerd|besteld|genoteerd|gestort)|(?:ik|we|wij) (?:kan|kunnen) .{0,40}niet (?:terugbetalen|wijzigen|veranderen)|wat (?:ik|we|wij) (?:wel )?(?:kan|kunnen) doen|in totaal|blijft (?:open|zo|dicht)|we (?:houden|nemen|doen|blijven|laten|stellen .{0,20} uit)_|afgesproken|dat staat vast|akkoord',
  decision:
    'besluit|besloten|beslist|goedgekeurd|keurt .{0,20}goed|vastgesteld|stelt .{0,30} vast|afgewezen|wijst .{0,20} af|toegewezen|veroordeelt|verklaart|toegekend|kent .{0,20} toe|benoemd|benoemt|gekozen|unaniem|algemene stemmen|aangenomen|verworpen|u moet|verleend|akkoord|afgesproken|conclu|in afwijking|legateer|aangehouden|verlenen|wijzen .{0,20} af_|wijzen wij|herbenoemd|herkozen|vastgesteld op|kennen .{0,20} toe|stemt in|keuren|verdaagd|is besloten|wordt vastgesteld|wijst .{0,40}af_|(?:besluit|uitkomst|beslissing|uitspraak|resultaat): |[0-9]+ (?:stemmen|voor|tegen)|stemmen (?:voor|tegen)|met meerderheid|unaniem|met algemene stemmen|acclamatie|(?:voorstel|motie|amendement|verzoek|aanvraag|bezwaar|beroep) .{0,60}(?:aangenomen|verworpen|afgewezen|ingetrokken|aangehouden|gegrond|ongegrond|toegewezen|goedgekeurd)|aangehouden|verdaagd|wordt .{0,50}(?:herbenoemd|benoemd|gekozen|vastgesteld|goedgekeurd|afgewezen|toegekend|aangehouden|uitgesteld|gebracht|gestopt|gestart|ingetrokken|vernietigd|toegewezen|opgelegd|gegund|ontbonden|beëindigd)|worden .{0,50}(?:vastgesteld|goedgekeurd|afgewezen|toegekend)|is .{0,30}(?:gestopt|gestart|vervangen|gekozen|afgewezen|toegekend|besloten|goedgekeurd|vastgesteld|benoemd)_|verklaart|vernietigt|veroordeelt|wijst .{0,60}(?:af|toe)_|compenseert|stelt .{0,40}vast_|bekrachtigt|handhaven|handhaaft|in stand|(?:on)?gegrond|décharge|decharge|wij hebben (?:besloten|gekozen)|ziet af van|zien (?:wij )?af van|deels',
  severe:
    'verliest|verlies|vervalt|verbeurt|nietig|ontbinding|ontruiming|beslag|gevangenis|strafbaar|misdrijf|hoofdelijk|onbeperkt|zonder (?:opgave|ingebrekestelling|waarschuwing|nadere|voorafgaande)|dwangsom|opeisbaar|uitgesloten|niet (?:gedekt|verzekerd)|geen dekking|niet aansprakelijk|aansprakelijkheid .{0,30}(?:beperkt|uitgesloten)|levensgevaar|dodelijk|ernstig|gevaar|neem .{0,20}niet_|niet (?:innemen|gebruiken)|onmiddellijk|direct een arts|datalek|buiten de (?:eu|europese)|afstand (?:van|doet)|geroyeerd|concurrentiebeding|faillissement|surseance|let op:|waarschuwing|geschorst|deurwaarder|incassobureau|afsluit|afgesloten van|direct opeisbaar|volledige (?:bedrag|schuld|restant)|zonder (?:terugbetaling|vergoeding|zitting)|explosie|elektrische schok|brandgevaar|vergiftiging|instort|onherroepelijk|gaat verloren|gaan verloren|worden? (?:uitgesloten|afgewezen|geweigerd)|verkopen .{0,20}gegevens|invordering|bestuursdwang|ontslag op staande voet|verstek|kwetsbaarheid|onbevoegde toegang|allergi|bloeding|ziekenhuis|asbest|brandwond|koolmonoxide|hypotheek|ingetrokken|intrekking|geen (?:aansprakelijkheid|garantie|vergoeding)|verlies van|persoonlijk aansprakelijk|vervalt (?:de|het|uw)|verliest u|register van|gerechtelijk|niet-ontvankelijk',
  serious:
    'boete|rente_|aanmaning|incasso_(?! machtig)|stilzwijgend|automatisch|verlengd|niet terugbetaald|geen restitutie|eigen risico|verhog|verhoging|indexer|wijzigen|te allen tijde|behoudt zich|voor rekening|op kosten|in rekening|ingehouden|toeslag|risico|vertraging|schade|aansprakelijk|verzuim|niet nakom|tekortkom|korting op|gekort|intrekken|geweigerd|derden|doorgeven|verstrekt aan|alleen als|mag niet|verboden|daling|onvoldoende|achterstand|niet mogelijk|terugbetalen|terugvorder|vervallen|op eigen risico|eigen rekening|voor uw (?:rekening|kosten|risico)|niet (?:vergoed|terug|verantwoordelijk|inbegrepen|gegarandeerd|toegestaan|geaccepteerd)|geen (?:recht|vergoeding|teruggave|restitutie|garantie)|brengen wij|stijgt|stijgen_|naheffing|bijbetal|nabetal|te laat|te late|inhouding|geacht|stilzwijg|scheur|lekkage|schimmel|roest|buiten de e|schort .{0,40}niet op|schorst .{0,40}niet|storing|wordt verrekend|vaste kosten|annuleringskosten|onbetaald|onderbreking|gebrek_|gebreken|defect|pijn_|duizelig|misselijk|zwelling|infectie|contra-?indicatie|zwanger|minimale (?:looptijd|duur)|vrijblijvend|niet langer|verjaar|kan worden (?:geweigerd|ingetrokken|opgeschort|gewijzigd)|wordt .{0,30}(?:ingehouden|geblokkeerd|verwijderd|geannuleerd|verhoogd)|extra kosten|meerkosten|bijkomende kosten|bijbetalen|aanpassen|incassokosten|aanmaningskosten|schatten wij|opzegvergoeding|rekenen wij|betalen wij niets|vergoeden wij niet|vervalt|stopt_|wij mogen|eindigt|vanzelf|schrijven wij af|vorderen wij|niet verzekerd|uitgesloten|boete_|vergoeding van|niet terug|definitief|afgeschreven worden|(?:prijs|premie|huur|tarief|bijdrage|verzekering|rente) .{0,60}(?:stijg|gestegen|verhoog|omhoog|gaat van)|zonder (?:uw )?reactie|geen reactie|als (?:afgewezen|ingetrokken|geweigerd)',
  slight: 'kosten van|overlast|geluid|gesloten|slijtage|hinder|zonder loon',
  condition:
    'als_|indien|wanneer|tenzij|mits|bij (?:niet|te late|overtreding|schade|verzuim)|in geval|anders_|doet u dat niet|wie_|zodra|zolang|ingeval|^(?:is|bent|doet|zegt|ontvangen|kan|hebt|heeft|wordt|worden|komt|gaat|betaalt|wilt)_|bij fraude|bij niet',
  power: '(?<!u )(?:kan|kunnen|mag|mogen)_(?! u_)|behoudt zich|gerechtigd|bevoegd',
  negation: 'niet_|geen_|zonder_|nooit_|noch_',
  calm: 'blijf(?:t|ven) (?:€|gelijk|hetzelfde|ongewijzigd)|geen (?:kosten|boete|bezwaar|gevolgen|verplichting|schade|aanwijzing)|kosteloos|gratis|zonder kosten|niet (?:van toepassing|verplicht|aangetast|gewijzigd)|wel een vergunning|is gedekt|zijn gedekt|laat onverlet|vrijgesteld|wordt niet op prijs|geen afstand|(?:houdt|vormt) geen afstand|staat .{0,30}niet in de weg|belet .{0,20}niet|u (?:kunt|mag) (?:opzeggen|herroepen|annuleren)|onverminderd|kunt u (?:altijd|elke dag|op elk moment) opzeggen|betaalt u niets|brengen wij [^.;,]{0,30}niet in rekening|is niet de bedoeling|absolute zekerheid|geëxtrapoleerd|buiten de reikwijdte|(?:onderzoek|test|uitslag|monster)\\p{L}* .{0,40}(?:negatief|schoon|normaal)|er (?:is|zijn|was|waren) geen|klopt niet|gerucht|asbestvrij|heeft recht op|hebben recht op|(?:huurder|werknemer|klant|koper|verzekerde|u) (?:is|bent|blijft) (?:vrij|niet aansprakelijk|niet verplicht)|(?:is|zijn) (?:hersteld|gerepareerd|verholpen|opgelost|vergoed)|heeft de schade erkend|schade (?:is )?vergoed|(?:verhuurder|werkgever|verkoper|leverancier|aannemer|verzekeraar|bank|wij) (?:betaalt|betalen|vergoedt|vergoeden|draagt|dragen|neemt .{0,20}voor)_|voor rekening van (?:de )?(?:verhuurder|werkgever|verkoper|aannemer|verzekeraar)|voorkeursrecht|ongevaarlijk|uit voorzorg|geen gevaar|toeslagvrij',
  aside:
    'bijvoorbeeld|voorbeeld|eerder|voorheen|vorig|zou_|zouden_|had moeten|verwacht|prognose|gemiddeld|in 20[0-9]{2}_|stelt dat|betoogt|oorspronkelijk',
  lead: 'verhuurt|(?:deze|dit) .{0,60}(?:regelt|beschrijft|informeert|geldt|heeft tot doel|bevat)|doel van|onderwerp van|hebben besloten|wij zoeken|delen wij|informeren|hierbij|nodigen|bieden wij|wordt gebruikt|is bestemd|treedt in dienst|veroordeelt|verleent|met deze brief|verkoopt|de vergadering|maakt bekend|kondigt|machtigt|verzekert|met genoegen|wij (?:verlenen|bevestigen|bieden|verzekeren|verhogen|berichten)|verlenen wij|hierbij ontvangt|geeft in gebruik|draagt op|wijst .{0,30} toe|wordt u|loopt af|wijzig(?:t|en|ing)|wij hebben (?:besloten|ontvangen|onderzocht)|is opgenomen|werd opgenomen|bevat_|is een geneesmiddel|verplicht zich|stelt vast|kent .{0,20} toe|zeggen wij|beëindig|u ontvangt|vordert|wijst af|verbindt zich|geldt in',
  accuses:
    'wordt u verweten|u (?:hebt|heeft|reed|parkeerde|overtrad)|overtreding|gedraging|te hard gereden|zonder (?:vergunning|kaartje|parkeer)|verwijtbaar',
  appoints:
    'verleent .{0,60}volmacht|geeft .{0,40}volmacht|machtigt|benoem\\p{L}* .{0,60}(?:executeur|erfgenaam|gevolmachtigde)|legateer',
  treats:
    'wordt (?:gebruikt|toegepast|voorgeschreven)|behandeling van|is een (?:geneesmiddel|antibioticum)|behoort tot',
  subject: 'betreft|onderwerp|betr|project|aanvraag',
}
