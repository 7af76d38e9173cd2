export const technicalConcepts = `
perpetual: onbepaalde_tijd onbeperkt eeuwigdurend permanent blijvend voor_altijd levenslang verloopt verlopen
disclose: openbaar_maken openbaarmaking bekendmaken bekendmaking onthullen onthuld doorvertellen verstrekken_aan_derden doorgeven lekken gelekt verklappen prijsgeven
lawsuit: aanklagen rechtszaak procederen gerechtelijke_procedure dagvaarden dagvaarding rechtsvordering voor_de_rechter
preset: standaard standaardwaarde standaardinstelling fabrieksinstelling fabrieksinstellingen vooraf_ingesteld
compatible: compatibel compatibiliteit ondersteund ondersteunt werkt_met
version: versie versies uitgave release
restart: herstarten herstart opnieuw_opstarten opnieuw_starten
switch_off: uitschakelen uitgeschakeld uitzetten uitgezet afsluiten uitdoen stroomloos
log: logboek logbestand logbestanden logs
connector: aansluiting aansluitingen stekker stopcontact poort poorten contact
by_hand: handmatig met_de_hand zelf_aanpassen bewerken bewerkt
reactivate: heractiveren reactiveren heractivering terugkomen terugkeren terugkeer opnieuw_lid deblokkeren hervatten
expel: uitsluiten uitgesloten uitsluiting royeren royement geroyeerd eruit_gooien eruit_gezet uitzetting
guarantor: borg borgen borgsteller borgstelling garantsteller hoofdelijk borg_staan
discard: weggooien weggegooid wegdoen afvoeren afgevoerd dumpen milieustraat grofvuil
discontinued: niet_meer_leverbaar niet_meer_verkrijgbaar nog_leverbaar nog_verkrijgbaar uit_productie uit_het_assortiment
logo: logo logo's merk merken beeldmerk handelsmerk
letter_case: hoofdletters hoofdletter kleine_letters hoofdlettergevoelig
technology: technisch technische techniek technologie
candidacy: kandidaat kandidaten kandidatuur kandidaatstelling verkiesbaar voorgedragen voordracht
interpret: uitleg uitleggen uitgelegd interpretatie interpreteren betekenis
composition: bestaat_uit bestaan_uit samenstelling samengesteld zitting_hebben zitten_in
term_of_office: ambtstermijn zittingstermijn zittingsduur in_functie aanblijven mandaat
trial_use: proefversie proefperiode uitproberen uittesten evaluatie demoversie
electricity: elektrisch elektrische elektricien bedrading bekabeling kabel kabels elektra elektrische_aansluiting
`
