import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    '(?:bel|waarschuw) (?:direct |onmiddellijk |eerst )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|de brandweer|een ambulance)|(?:ga|neem) (?:direct|onmiddellijk) (?:naar|contact op met) (?:de (?:huisarts|spoedeisende)|het ziekenhuis|uw (?:arts|huisarts)|een arts)',
  hurt: '[0-9]+ (?:personen|mensen|kinderen|klanten|patiënten)_ [^.;]{0,30}(?:gewond|verbrand|vergiftigd|opgenomen)',
  stop: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nooit|nimmer) (?!meer_|eerder_|te_|is_|was_)\\p{L}{3,} \\S|\\p{L}{3,} (?:u )?(?:\\p{L}+ ){0,3}nooit_ \\S|(?:gebruik|open|betreed|start|drink|rijd|ga) [^.;]{1,60}?(?:niet (?:meer|zolang|voordat|totdat|als)|onder geen beding)|(?:stel|neem|zet) [^.;]{1,50} buiten (?:bedrijf|gebruik|werking)|stop (?:direct |onmiddellijk )?met het gebruik|verlaat (?:direct |onmiddellijk )?(?:de ruimte|het gebouw|het huis))',
  gone: '(?:na|vanaf) [^.;,]{2,40} (?:niet (?:meer|langer)) (?:beschikbaar|verkrijgbaar|verstrekt|geleverd|ondersteund)|(?:niet|niet meer) beschikbaar (?:na|zodra)_|(?:mailbox|postvak|account|gegevens|berichten|bestanden|opnamen)_ [^.;]{0,80}?(?:wordt|worden) [^.;]{0,60}?(?:gewist|verwijderd)_|aan (?:een )?ander(?:en)? (?:aanbieden|verhuren|gegeven|aangeboden)_',
  unpaid:
    '(?:bij|door|vanaf) (?:het |de )?(?:ontstaan|oplevering|levering|ondertekening),? (?:en niet|ongeacht|los van) [^.;]{0,20}betaling',
  uncovered:
    '(?:teruggebracht|beperkt|verlaagd) tot (?:alleen )?het (?:wettelijk\\p{L}*|verplicht\\p{L}*) minimum|niet (?:afgesloten|meeverzekerd|meegekozen)_|alleen voor [\\p{L} ]{2,30} (?:verzekerd|gedekt)|(?:garantie|dekking)_ [^.;]{0,80}?(?:mits|op voorwaarde dat|alleen als)_',
  fine: '(?:annuleren|annulering|afzeggen|afzegging)_[^.;]{0,40}kost_[^.;]{0,20}[0-9]|(?:boete|dwangsom|naheffing)[^.;]{0,40}(?:van|tot)[^.;]{0,12}[0-9]',
  blocked:
    '(?:levering|stroom|gas|water|toegang|kaart|rekening)_[^.;]{0,60}(?:afgesloten|geblokkeerd|stopgezet|opgeschort)',
  silence:
    '(?:zwijgen|uitblijven van (?:een )?(?:reactie|antwoord)|betaling)[^.;]{0,80}(?:aanvaarding|instemming|akkoord|toestemming)|(?:wordt|worden|bent|is) (?:u )?(?:geacht|beschouwd als) [^.;]{0,50}(?:akkoord|aanvaard|geaccepteerd|ingestemd|ingetrokken)|geldt als (?:aanvaard|instemming|akkoord)|(?:horen wij|vernemen wij) (?:[^.;,]{0,30} )?niets[^.;]{0,80}|(?:daarna|anders) (?:beschouwen|gaan) (?:wij|we) [^.;]{0,60}(?:akkoord|definitief|juist|ingetrokken|ervan uit)_',
  bannedAfter:
    '(?:maanden|jaar) na (?:het einde|afloop|beëindiging)[^.;]{0,80}(?:niet|geen|verboden)_',
  finding:
    'allergi(?:e|sch)_ (?:voor|tegen)|(?:nodus|nodule|laesie|massa|cyste|poliep)_ [^.;]{0,90}(?:nader (?:te )?(?:onderzoek|onderzoeken)|controle)',
  doubled: '(?:het (?:dubbele|drievoudige)|twee keer) (?:van )?(?:de|het)_',
  endsWith:
    'eindigt (?:gelijktijdig|tegelijk) met|(?:heeft|hebben|hebt) geen (?:recht op|aanspraak op) (?:schadevergoeding|vergoeding)',
  invalid:
    '(?:opzegging|melding|kennisgeving|aanvraag|bezwaar)_ [^.;]{0,60}(?:is|zijn) (?:ongeldig|niet geldig|nietig)_',
  notPaid: 'wordt niet (?:automatisch )?(?:geïncasseerd|afgeschreven|uitbetaald|vergoed)_',
  breaks: '(?:kan|kunnen|zal) [^.;]{3,60}(?:beschadigen|vernielen|wissen|uitschakelen)_',
  unwise:
    '(?:wordt|is) (?:sterk )?(?:afgeraden|niet aan te raden|niet aanbevolen)_|niet meer toegestaan_',
  joint:
    'hoofdelijk(?!e? stemming)|(?:stelt|staat) (?:zich )?(?:\\p{L}+ ){0,3}borg|persoonlijk (?:borg|aansprakelijk)_|ieder(?:e \\p{L}+)? (?:\\p{L}+ ){0,4}aansprakelijk voor het geheel|(?:ieder|elk)_ (?:\\p{L}+ ){0,4}voor het geheel (?:\\p{L}+ )?aansprakelijk|voorrecht van uitwinning|(?:ieder|elk) (?:van u )?(?:is )?(?:voor het geheel|volledig) aansprakelijk_',
  late: '(?:te laat|laat|later) (?:\\p{L}+ ){0,3}(?:worden|wordt|zijn|kunnen|is)_ [^.;]{0,60}(?:niet|geretourneerd|teruggestuurd|afgewezen|geweigerd|uitgesloten)|na (?:deze|die|de|sluiting|afloop) [^.;]{2,60}(?:ontvangen|ingediend|ingekomen|gemeld)\\p{L}* [^.;]{0,60}(?:niet|buiten beschouwing|uitgesloten|terzijde)|(?:bezwaar|beroep|verzoek|klacht|verzet)_ (?:[^.;]{0,30} )?(?:schort [^.;]{0,40}niet op|heeft geen schorsende werking|verlengt [^.;]{0,40}niet|stuit [^.;]{0,40}niet)|schorst [^.;]{0,40}niet_|buiten behandeling_',
  claimCut:
    '(?:uitkering|vergoeding|schadevergoeding|claim)_ [^.;]{0,40}(?:verminder\\p{L}+|verlag\\p{L}+|geweigerd|weigeren|afgewezen|afwijzen|korten|gekort|verlies\\p{L}*)|(?:verliest|vervalt|verlies van) (?:u )?(?:het|uw|elk) recht op (?:uitkering|vergoeding|schadevergoeding)|(?:dekking|garantie|verzekering|bescherming|korting)_ (?:vervalt|eindigt|stopt|geldt niet|is niet van toepassing|wordt opgeschort)_|niet (?:verzekerd|gedekt)_ (?:is|zijn|bij|als|wanneer)|(?:alleen|uitsluitend|slechts) (?:gedekt|verzekerd|meeverzekerd)_ (?:als|indien|wanneer)|(?:gedekt|verzekerd)_ (?:alleen|uitsluitend|slechts) (?:als|indien|wanneer)|naar verhouding|onderverzekering|evenredig (?:verminderd|verlaagd)',
  dearer:
    '(?:na|vanaf) [^.;,]{2,60} (?:is|wordt|bedraagt|stijgt|geldt) (?:de |het |uw )?(?:\\p{L}+ )?(?:prijs|maandprijs|tarief|huur|premie|maandbedrag|rente|abonnement\\p{L}*)_|(?:prijs|bedrag|offerte|kosten|begroting)_ [^.;]{0,30}(?:is|zijn) (?:slechts |alleen |maar )?(?:een (?:schatting|indicatie|richtprijs)|geschat|indicatief|voorlopig|niet bindend)|(?:werkelijke|uiteindelijke|definitieve) (?:kosten|prijs|bedrag) (?:kan|kunnen) (?:hoger|afwijken|[^.;]{0,20}hoger)|(?:huur|prijs|tarief|vergoeding|bijdrage)\\p{L}*_ [^.;]{0,30}?(?:jaarlijks|ieder jaar|elk jaar)_ [^.;]{0,60}?(?:verhoogd|geïndexeerd|aangepast)|jaarlijkse (?:verhoging|indexering)',
  leftOut:
    'niet (?:in de prijs )?inbegrepen_|(?:prijs|offerte|huur|tarief)_ (?:[^.;]{0,30} )?(?:is|omvat|bevat) (?:niet|geen|exclusief)_(?! btw)|(?:komen|komt) (?:er )?(?:nog )?bovenop_|voor (?:uw )?eigen rekening_|(?:extra|meer|ontbrekende|verloren|vergeefse|overige) [^.;]{0,50}?(?:wordt|worden|kost|kosten)_ [^.;]{0,40}?€ ?[0-9]',
  weak: "geen (?:\\p{L}+ ){0,3}(?:certificaat|vergunning|bewijs|verslag|registratie|documentatie|verklaring|goedkeuring|keuring)_ (?:\\p{L}+ ){0,2}(?:aanwezig|gevonden|overgelegd|beschikbaar|van|afgegeven|getoond)|(?:is|zijn|was|waren) (?:nog )?niet (?:gedocumenteerd|getest|gekeurd|goedgekeurd|gecontroleerd|vastgelegd|onderhouden)_|biedt geen bescherming|(?:hangt|leunt|rust) (?:alleen |geheel )?(?:af van|op) (?:één|een enkele)|in [0-9]+ van de [0-9]+ |(?:is|zijn) (?:te laat|achterstallig|over tijd)_|^(?:gevolg(?:en)?|effect(?:en)?|risico['’]?s?|impact): (?!(?:geen|laag|gemiddeld|hoog)_)\\p{L}|(?:keuring|test|controle|inspectie|proef)_ (?:\\p{L}+ ){0,2}(?:afgekeurd|niet doorstaan|niet gehaald)|(?:is|zijn|werd|werden) (?:\\p{L}+ ){0,3}afgekeurd_",
  exposed:
    '(?:is|zijn) (?:nog )?niet (?:gefinancierd|begroot|gedekt|toegekend|goedgekeurd)_|geen (?:budget|dekking|financiering|geld)_ (?:voor|is|beschikbaar)|(?:contract|subsidie|opdracht)_ [^.;]{0,80}(?:niet verlengd|verloren|aan een ander (?:gegund|gegeven)|loopt [^.;]{0,30}af)|(?:lening|krediet)_ [^.;]{0,80}(?:opeisbaar|loopt [^.;]{0,30}af|moet [^.;]{0,30}(?:afgelost|geherfinancierd))|continuïteit van (?:de|het|onze)|onzekerheid van materieel belang|(?:verlies|tekort|overschrijding)_ van_ |surseance|faillissement|(?:achterstand(?:en)?|wanbetalers)_ [^.;]{0,60}[0-9][0-9.,]{2,}',
  worn: '(?:is|zijn|was|waren) (?:\\p{L}+ ){0,3}(?:gescheurd|verrot|rot|verroest|gecorrodeerd|lek|los|versleten|defect|beschadigd|verzakt|doorgezakt|aangetast)_|(?:vertoont|vertonen|toont) [^.;]{0,40}(?:scheuren|lekkage|vocht|roest|corrosie|houtrot|schimmel|verzakking)|(?:gevaar|risico|kans) (?:op|van|voor) (?:een )?(?:elektrische schok|brand|instorting|vallen|explosie|elektrocutie)|dreig(?:t|en) (?:[^.;]{0,30} )?(?:te vallen|in te storten)|(?:overschrijdt|overschrijden|boven de) [^.;]{0,20}?(?:grenswaarde|norm|limiet|actiewaarde)|versleten tot',
  repaid:
    '(?:moet|moeten|dient|dienen|zal|is verplicht) [^.;]{0,60}(?:terug ?te ?betalen|terugbetalen|terug te geven)_|(?:terugbetalingsverplichting|terugvorder\\p{L}+)|betaalt (?:\\p{L}+ ){1,4}(?:studiekosten|opleidingskosten|bonus|premie|subsidie|kosten) (?:\\p{L}+ ){0,2}terug|(?:studiekosten|opleidingskosten|bonus|subsidie|tekenbonus) [^.;]{0,40}(?:terugbeta|terugvorder)\\p{L}*',
  needed:
    'zonder (?:dit|deze|dat|geldig\\p{L}*|een|het|de|document|bewijs|toestemming)_[^.;,]{0,60} (?:kan|kunnen|mag|mogen|wordt|worden|is) [^.;]{0,60}(?:niet|geen)_',
  onPain:
    'op straffe van|bij gebreke (?:waar|daar)van|anders_ (?:vervalt|verliest|wordt) |last onder dwangsom|(?:verbeurt|verbeuren) [^.;]{0,40}?dwangsom',
  renews:
    '(?:wordt|worden) [^.;]{0,60}(?:stilzwijgend|automatisch) (?:verlengd|voortgezet|vernieuwd)|(?:stilzwijgend|automatisch)e? (?:verlenging|verlengd)|verlengt zich',
  noRefund:
    'niet (?:meer )?(?:terugbetaald|gerestitueerd|vergoed|restitueerbaar)_|niet (?:meer )?terug_[.,;]?$|(?:geen|zonder) (?:recht op )?(?:restitutie|terugbetaling|teruggave)_|zonder (?:maximum|limiet|bovengrens)_|onbeperkt aansprakelijk',
  abroad:
    '(?:gegevens|informatie|monsters)_ [^.;]{0,100}?(?:buiten de (?:eu|europese|eer)|in de (?:vs|verenigde staten)|naar (?:derde )?landen)',
  obsolete:
    '(?:is|zijn) (?:\\p{L}+ )?verouderd_|(?:onderdelen|reserveonderdelen) [^.;]{0,30}niet meer (?:leverbaar|verkrijgbaar|gemaakt)|niet meer (?:ondersteund|geproduceerd|gefabriceerd)_',
  allDue:
    '(?:restant|restschuld|geheel|gehele (?:\\p{L}+ )?(?:bedrag|schuld|lening)|rest)_ (?:[^.;,]{0,40} )?(?:direct|onmiddellijk|ineens|in één keer|terstond) (?:opeisbaar|opeisen|verschuldigd)|(?:direct|onmiddellijk|terstond) opeisbaar|(?:lening|krediet|restschuld) (?:[^.;,]{0,30} )?(?:ineens|direct|onmiddellijk|terstond) opeisbaar_|(?:kan|mag) (?:de )?(?:lening|krediet) (?:[^.;,]{0,20} )?opeisen_',
  forGood:
    '(?:kan|kunnen) (?:daarna |dan |later )?niet (?:meer |worden )*(?:hersteld|teruggehaald|teruggezet|ongedaan)_|(?:definitief|onherroepelijk|voorgoed) (?:gewist|verwijderd|verloren|kwijt)_|niet (?:meer )?te herstellen_',
  noPromise:
    '(?:is|zijn|vormt) geen toezegging_|er bestaat geen recht op_|(?:kunnen|kan) (?:wij |we |ik )?(?:[^.;,]{0,30} )?niet (?:garanderen|beloven|toezeggen)_|niet gegarandeerd_',
  settled:
    '(?:doet|doen) (?:\\p{L}+ ){0,2}?afstand van_|geen (?:verdere|andere) (?:aanspraken|vorderingen)_|finale kwijting_',
  stopped:
    '(?:\\p{L}*betaling|uitkering|toeslag|subsidie) (?:[^.;,]{0,40} )?(?:stopt|eindigt|gestopt|opgeschort)_|eindigt (?:ook )?(?:onze |de |je |uw )?(?:\\p{L}*betaling|uitkering|dekking)_',
  owedIf:
    'betaalt? (?:je|u) (?:[^.;,]{0,60} )?terug_|(?:bent u|ben je) [^.;]{0,60}(?:vergoeding|boete|bedrag|kosten) [^.;]{0,20}verschuldigd_',
  noWayOut:
    '(?:overeenkomst|contract|huur|abonnement|lidmaatschap) (?:[^.;,]{0,30} )?(?:kan|kunt u) niet (?:tussentijds |eerder |voortijdig )?(?:worden )?(?:opgezegd|beëindigd|opzeggen)_|tussentijds(?:e)? opzeg\\p{L}+ (?:is )?niet (?:mogelijk|toegestaan)_',
  offence: '(?:is|begaat|vormt) (?:een )?(?:strafbaar feit|overtreding|misdrijf)_|strafbaar_',
  takenAway:
    '(?:mogen|mag|kunnen|kan) (?:wij|we|de (?:verhuurder|bank|vereniging)) [^.;]{0,80}?(?:verkopen|veilen|executeren|vernietigen|afvoeren)_',
  ownRisk: '(?:op|voor) (?:eigen|uw) risico_',
}
