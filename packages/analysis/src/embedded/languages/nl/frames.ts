import type { Frames } from '../frames.ts'

export const frames: Frames = {
  reader:
    'u_|uw_|je_|jij_|huurder|werknemer|medewerker|klant|koper|consument|verzekerde|verzekeringnemer|lid_|leden_|abonnee|gebruiker|deelnemer|reiziger|passagier|leerling|student|ouders?_|eigenaar|eigenaren|bewoner|patiënt|aanvrager|kandidaat|inschrijver|borg_|licentienemer|opdrachtgever|opdrachtnemer|kredietnemer|lener|schuldenaar|bestuurder|houder|begunstigde|erfgenaam|gast_|uitzendkracht|cursist|consument',
  other:
    'wij_|we_|ons_|verhuurder|werkgever|bank_|verzekeraar|verkoper|leverancier|aanbieder|gemeente|rechtbank|kantonrechter|instantie|organisator|school_|universiteit|bedrijf_|onderneming|maatschappij|kredietgever|vereniging|bestuur_|beheerder|vervoerder|fabrikant|uitvoerder|dienstverlener|licentiegever|commissie|directie|vergadering|platform|exploitant|stichting',
  burdens: {
    bears:
      '{reader} (?:\\p{L}+ )?(?:betaalt|betalen|draagt|dragen|vergoedt|vergoeden|moet …betalen|dient …(?:betalen|vergoeden)|staat in voor|is …(?:aansprakelijk|verschuldigd|verantwoordelijk)|blijft …(?:aansprakelijk|verschuldigd))|(?:betaalt|draagt|vergoedt) (?:de |het |een |elke )?{reader}|voor (?:eigen )?rekening|op (?:eigen )?kosten|op eigen risico|ten laste|(?:in rekening|ingehouden|verrekend|teruggevorderd|doorberekend|verhaald)|verschuldigd|extra kosten|bijkomende kosten|wie …betaalt|komen? voor (?:uw|zijn|haar|hun)',
    forbidden:
      '{reader} (?:mag|mogen|kan|kunnen) …(?:niet|geen|alleen|slechts)|(?:mag|mogen) (?:de |het |u )?…(?:niet|geen)|(?:is|zijn) …(?:verboden|niet toegestaan|niet geoorloofd)|verboden|zonder (?:voorafgaande |schriftelijke )*(?:toestemming|goedkeuring|instemming)|(?:vereist|behoeft|alleen met|uitsluitend met|slechts met|na) …(?:toestemming|goedkeuring)|niemand mag|toestemming …(?:nodig|vereist)',
    loses:
      '(?:niet|geen|niets) …(?:terugbetaald|vergoed|vergoeding|recht|restitutie|terug|uitbetaald|schadevergoeding|aanspraak|uitgekeerd|overdraagbaar|uitkering)|(?:recht|aanspraak|tegoed|verlof|korting|dekking|garantie|vakantiedagen)\\p{L}* …(?:vervalt|vervallen|eindigt|verloren|verspeelt)|(?:vervalt|vervallen|verbeurd|verbeurt|nietig|ongeldig|ingetrokken|verwijderd|geschrapt|geweigerd|uitgesloten|afgewezen|weggehaald|gewist)|verliest|verlies van|afstand (?:doen|gedaan) van|doet afstand|eigendom van',
    power:
      '{other} (?:mag|mogen|kan|kunnen|behoudt|behouden|beslist|bepaalt|is gerechtigd)_|(?:kan|kunnen|mag|mogen) (?:de |het )?{other}|(?:kan|kunnen|mag|mogen) …(?:gewijzigd|verhoogd|verlaagd|opgezegd|geschorst|geweigerd|ingetrokken|beëindigd|aangepast|verplaatst|overgedragen|herzien|ontbonden|geannuleerd) (?:worden)?|(?:te allen tijde|op elk moment|op ieder moment)|eenzijdig|naar (?:eigen )?(?:inzicht|oordeel|goeddunken)|zonder (?:opgaaf|voorafgaande|vooraankondiging|ingebrekestelling|waarschuwing)|{reader} (?:machtigt|stemt in|aanvaardt|gaat ermee akkoord)|voorbehoud',
    automatic:
      'automatisch|stilzwijgend|van rechtswege|zonder (?:nadere|verdere|nieuwe) (?:aankondiging|ingebrekestelling|mededeling)|(?:geldt|gelden|wordt|worden) …(?:als|geacht)|geacht|(?:verlengd|voortgezet|loopt door|doorloopt)|tenzij …(?:opzeg|opgezegd|bezwaar)|(?:zwijgen|geen reactie|niet reageert|zonder reactie)|door (?:ondertekening|gebruik|betaling)|vanzelf',
    tooLate:
      '(?:bezwaar|beroep|klacht|aanvraag|verzoek|schade|claim|opzegging|wijziging|melding|verweer|annulering)\\p{L}* …(?:binnen|uiterlijk|vóór|voor (?:de|het)|schriftelijk)|binnen …(?:bezwaar|beroep|verzoeken|melden|vernietigen|indienen|aantekenen|klagen)|na (?:afloop|deze|die|dit|dat)|(?:daarna|nadien|te laat|buiten de termijn)|(?:schort|stuit|verlengt) …niet|geen (?:opschortende|schorsende)|(?:onherroepelijk|onaantastbaar|definitief|bindend)|niet (?:voldoende|genoeg|ontvankelijk|meer mogelijk)|niet-ontvankelijk|alleen (?:binnen|tot)|verjaar|verjaring',
    failure:
      '(?:als|indien|wanneer|wie|bij|ingeval|mocht) …(?:niet|geen|te laat|verzuim|overtred|wanbetal|annuler|opzeg|overschrijd|weiger|ontbrek|beschadig|verlies|niet-nakom|uitstel|schend)|(?:anders|bij gebreke|zo niet)_|per (?:keer|overtreding|dag|maand|aanmaning)|voor (?:elke|iedere) (?:dag|maand|overtreding|keer)|te late betaling|niet-nakoming|(?:kan|kunnen|zal|zou) …(?:leiden tot|resulteren in|gevolg hebben) …(?:boete|ontbinding|ontslag|verlies|uitsluiting|sanctie|schorsing|opzegging|ontruiming|terugvordering|kosten)',
    grows:
      '\\p{L}{0,16}(?:huur|prijs|premie|bijdrage|kosten|tarief|rente|contributie|heffing|voorschot|belasting|loon|eigen risico|verbruik)\\p{L}* …(?:stijg|stijgen|gestegen|verhoog|omhoog|verhoging|geïndexeerd|indexer|duurder|toenem|toe_|verdubbel)|(?:verhoging|stijging|toeslag) (?:van|met)|extra bijdrage|eenmalige (?:bijdrage|heffing|extra)|naheffing|nabetaling|bijbetal|tekort|meerkosten|gaat (?:van|omhoog)|gaan (?:per|van|omhoog)|(?:geheven|bijgestort)|overschrijding',
    lacks:
      'niet (?:inbegrepen|verzekerd|gedekt|begrepen|opgenomen|gegarandeerd|meeverzekerd|aangeboden|van toepassing)|(?:geen|nooit) …(?:dekking|verzekering|garantie|loondoorbetaling|vergunning|goedkeuring|recht)|uitgesloten|uitgezonderd|(?:alleen|slechts|uitsluitend|pas) (?:als|na|vanaf|indien|bij|wanneer)|maximaal|ten hoogste|hooguit|beperkt tot|tot een maximum|apart (?:aan te vragen|te betalen)|(?:is|zijn) verplicht',
    harm: '(?:kan|kunnen|zou|zouden) …(?:veroorzaken|leiden tot|beschadig|schade|verwond|verergeren|barsten|bevriezen|uitvallen|breken|lekken|instorten|verbranden|verloren gaan|oververhit|optreden)|asbest|vervuil|verontreinig|giftig|schimmel|vocht(?:ig|plek)|lekkage|scheur|houtrot|corros|roest|aangetast|defect|verlopen|buiten (?:gebruik|werking)|niet (?:getest|gekeurd|gerepareerd|onderhouden|beveiligd|open|bruikbaar)|(?:afgesloten|onderbroken|gesloten|dicht)_|duizelig|bloeding|zwelling|benauwd|overdosering|allerg|flauwvallen|(?:gebruik|neem|rijd|stop|open|meng) …(?:niet|nooit|geen)|buiten bereik|geen (?:back-?up|reserve|alarm|vervanging)|bekend probleem|gegevensverlies|vertraging|bij uitstel|één leverancier|gevaar|overlast',
    watched:
      '(?:gegevens|informatie|beelden|opnamen|gesprekken|locatie|resultaten|foto)\\p{L}* …(?:verzameld|opgeslagen|bewaard|gedeeld|verstrekt|doorgegeven|gepubliceerd|verwerkt|verkocht|geregistreerd|gebruikt|opgenomen)|camera|aan derden|BKR|kredietregist|buiten (?:de eu|de europese|europa)|(?:toegang|toelaten|toegelaten) …(?:woning|appartement|geven)|toegang geven',
    bound:
      '(?:gedurende|tot|voor) [^.;,]{2,20}(?:maanden|jaar|jaren|weken|dagen) na|(?:blijft|blijven|geldt|gelden|loopt) …(?:na|tot|ook|zolang|gedurende|voor)|minimum(?:duur|afname|termijn)|minimale (?:looptijd|duur)|niet …(?:opzegbaar|opzeggen|herroepen|annuleren)|exclusie|concurren|geheimhouding|vertrouwelijk|hoofdelijk|borg(?:stelling|tocht)|cessie|overdra|onherroepelijk|bindend|bevoegde rechter|arbitrage|andere (?:locatie|plaats|functie|vestiging)|overplaats',
  },
  favors:
    '{reader} (?:ontvangt|krijgt|ontvangen|krijgen) …(?:vergoeding|compensatie|korting|terug)|{other} (?:\\p{L}+ )?(?:betaalt|betalen|draagt|dragen|vergoedt|vergoeden|herstelt|vervangt|verzorgt)_|(?:betaalt|draagt|vergoedt|herstelt) (?:de |het )?{other}|(?:voor rekening|op kosten|ten laste) van (?:de |het )?{other}|gratis|kosteloos|{reader} (?:mag|mogen|kan|kunnen) …(?:opzeggen|annuleren|herroepen|ontbinden|kiezen|klagen)|ten gunste van',
  outcomes: {
    votes:
      'besluit|besloten|beslist|aangenomen|goedgekeurd|afgekeurd|verworpen|unaniem|algemene stemmen|(?:stemmen|voor|tegen)_|acclamatie|onthouding|(?:her)?benoemd|gekozen|herkozen|vastgesteld|aangehouden|uitgesteld|verdaagd|ingetrokken|kennis (?:genomen|van)|gemachtigd|gedechargeerd|décharge|decharge|stemt in|ingestemd|akkoord|gegund|doorgeschoven|niet gehaald',
    ruling:
      'veroordeelt|wijst …(?:af|toe)|afgewezen|toegewezen|verklaart|vernietigt|bekrachtigt|bepaalt|gelast|ontbindt|ontzegt|ontruim|proceskosten|uitvoerbaar bij voorraad|compenseert|vrijgesproken|schuldig|niet-ontvankelijk|gegrond|ongegrond|verbiedt|beveelt|matigt|stelt vast',
    grants:
      '{other} (?:\\p{L}+ )?(?:verle|wijs|weiger|trek|bevestig|kent|keur|besl[iu]|leg|wijz|zeg|vergoed|accept|erken)\\p{L}*|(?:aanvraag|verzoek|vergunning|uitkering|toeslag|bezwaar|klacht|subsidie|contract|overeenkomst|toelage)\\p{L}* …(?:is|wordt|zijn|worden) (?:\\p{L}+ )*(?:toegekend|afgewezen|verleend|geweigerd|ingetrokken|goedgekeurd|gegrond|ongegrond|beëindigd|verlengd|vastgesteld|bevestigd|stopgezet)|(?:wordt|worden) …(?:toegekend|afgewezen|vastgesteld|verleend|opgelegd|teruggevorderd|beëindigd)|onder (?:de volgende )?voorwaarde|met ingang van|wij hebben …besloten',
    settles:
      'we (?:doen|nemen|gaan|houden|laten|blijven|kiezen|wachten|stoppen|schuiven|bestellen|starten)_|laten we|dan (?:doen|nemen|gaan|wordt|is)_|afgesproken|akkoord[,.:]|geregeld|staat vast|blijft (?:zo|open|dicht|bij|het)|niet (?:voor|zonder|vóór)_|ik (?:regel|boek|bestel|teken|neem)_|deal[,.]|besloten',
    finds:
      'conclu|al met al|eindoordeel|oordeel|bevinding|(?:wij|ik|de inspectie|de auditor) (?:\\p{L}+ )?(?:stel|constat|vind|vond|beoorde|zie)\\p{L}*|(?:is|zijn|was|blijft) …(?:voldoende|onvoldoende|toereikend|goed|slecht|effectief|conform|stabiel|negatief|positief|veilig|in orde)|oorzaak|veroorzaakt door|diagnose|geen (?:aanwijzing|afwijking|indicatie)|niet nodig|(?:is|zijn|werd|werden) …(?:gestart|gestaakt|gestopt|verhoogd|verlaagd|hersteld|vervangen|ontslagen)|beste (?:koop|keuze)|aanbevol',
    awards:
      'gegund|gunning|winnaar|winnend|geselecteerd|laagste|hoogste|uitgesloten|gekozen|wint_|toegekend|prijs gaat|benoemd',
  },
  heads:
    '(?:beslissing|besluit|besluiten|dictum|uitspraak|conclusies?|oordeel|eindoordeel|resultaat|diagnose|oorzaak|de beslissing)|.{0,160}(?:besluit|beslist|rechtdoende|bepaalt|komen overeen|concludeert):$|.{0,160}(?:wij|het college|wij hebben) (?:kennen|kent|wijzen|wijst|verlenen|verleent|weigeren|weigert|besloten).{0,80} ?:$',
  pleads:
    '(?:eiser|eiseres|gedaagde|verzoeker|verweerder|appellant|geïntimeerde|partij|officier)\\p{L}* …(?:vorder|verzoekt|stelt|voert aan|betoogt|betwist|meent|beroept|vraagt)|(?:zitting|behandeling) …(?:aangehouden|uitgesteld|verplaatst|plaatsgevonden|bepaald)|(?:dagvaarding|verzoekschrift) (?:van|is)',
}
