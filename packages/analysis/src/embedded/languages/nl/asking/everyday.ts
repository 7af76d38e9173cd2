/** Everyday questions in Dutch, written as the English ones are. */
export const everyday = `
leave_days: vakantie vakantiedagen verlof vrij / hoeveel krijg heb recht > vakantiedagen vakantie-uren verlofdagen verlof | vakantie / dagen uren
public_holidays: feestdag feestdagen kerst > feestdag feestdagen
pay: salaris verdien loon uurloon | wat hoeveel / verdien krijg / uur maand week > salaris loon brutoloon uurloon bruto | uurtarief uurloon per_uur
pay_day: wanneer welke_dag / salaris loon betaald | wanneer / geld loon salaris / binnen krijg komt overgemaakt > salaris loon / maand uitbetaald einde | loon salaris / overgemaakt maand
working_hours: uren werktijden rooster / week werken hoeveel > uren_per_week werktijden arbeidsduur rooster fulltime parttime
overtime: overuren overwerk > overuren overwerk meeruren
start_day: wanneer / begint start eerste_dag ingaat intrekken beginnen | wanneer vanaf_wanneer / gaat_in ingaat geldt begint | wanneer / begin start in sleutel | wanneer vanaf_wanneer / gaat_in gaat_het_in ingaat begint start > ingangsdatum begint aanvang ingaande met_ingang oplevering vanaf per_# begindatum startdatum sleuteloverdracht vanaf_# | startdatum ingangsdatum gaat_in ingang begint start
end_day: wanneer tot_wanneer / eindigt afloopt loopt_af verloopt geldig | wanneer tot_wanneer / stopt afgelopen geldig | wanneer / loopt eindigt stopt / abonnement contract polis verzekering lidmaatschap | zit vast hoe_lang / nog vast / abonnement contract lidmaatschap > einddatum eindigt tot_en_met geldig afloop geldig_tot tot_# | eindigt einddatum loopt_tot loopt_af | contract_tot loopt_het_contract tot_#
length: hoe_lang / contract loopt vast duurt abonnement | zit ben / vast gebonden / contract abonnement lidmaatschap nog > looptijd duur periode bepaalde_tijd jaar maanden | loopt_het_contract contract_tot loopt_tot einddatum
probation: proeftijd > proeftijd
notice: opzegtermijn | opzeggen weg stoppen / lang termijn vooraf > opzegtermijn opzegging opzeggen
leave_early: eerder voortijdig tussentijds / weg opzeggen contract stoppen | eerder halverwege tussentijds / weg opzeggen stoppen vertrekken eruit | eerder_uit eerder_weg eerder_stoppen eerder_eruit er_vroeger_uit > tussentijds voortijdig ontbinding afkoopsom
sick: ziek ziekte | als / overgeven overgegeven gespuugd koorts | krijg doorbetaald betaald loon / ziek ziekte > ziek ziekte ziekmelding arbeidsongeschikt | ziek koorts braken diarree | arbeidsongeschiktheid doorbetaald loondoorbetaling ziekte
pension: pensioen > pensioen pensioenregeling
remote_work: thuiswerken thuis_werken > thuiswerken thuis hybride
workplace: waar / werk werken kantoor > standplaats werkplek arbeidsplaats
rival: concurrent concurrentie > concurrentie concurrentiebeding concurrent
other_job: bijbaan andere_baan nevenwerk | ernaast bijklussen bijbaan bijverdienen > nevenwerkzaamheden nevenactiviteiten | nevenwerkzaamheden nevenactiviteiten
bonus: bonus dertiende_maand > bonus dertiende_maand eindejaarsuitkering
expenses: reiskosten onkosten > reiskosten reiskostenvergoeding onkosten vergoeding
rent: huur / hoeveel hoog > huur huurprijs kale_huur
rent_due: huur / wanneer vóór welke > huur / vooruit vóór eerste
late_payment: te_laat achterstand / betaal betalen rekening huur | te_laat later / betaal betalen > te_laat rente boete aanmaning incassokosten | te_laat lukt_de_incasso betaalt_u_niet niet_betaalt herinnering administratiekosten mislukt_de wanbetaling
deposit: borg waarborgsom / hoeveel hoog > borg waarborgsom
deposit_back: borg waarborgsom / terug > borg waarborgsom / terug terugbetaald verrekend
pets: hond kat huisdier huisdieren dier > huisdier huisdieren dieren hond kat
smoking: roken > roken rookverbod
sublet: onderverhuren airbnb toeristen verhuren > onderverhuur onderverhuren vakantieverhuur verhuur
guests: gasten bezoek vrienden / slapen blijven mogen | meenemen meebrengen / vriend vriendin iemand gast introducé > gasten bezoek bezoekers logeren | gast introducé vriend bezoek
repairs: reparatie repareren kapot stuk / wie betaalt melden > reparaties onderhoud herstel gebreken
utilities: servicekosten gas water licht stroom internet / inbegrepen inclusief betaalt > servicekosten energie gas water inbegrepen
raise: verhogen verhoging stijgt duurder / huur prijs premie bijdrage | hoeveel_meer / betaal betalen kost nu > verhoging verhoogd indexering stijgt | wijzigen gewijzigd wijziging aanpassen aangepast / prijs prijzen tarief tarieven huur premie
handing_back: vertrek weggaan opleveren / schoon schilderen staat achterlaten > oplevering opleveren schoon staat bezemschoon
renewal: verlengd automatisch niets stilzwijgend / contract abonnement polis jaar | verlengt / vanzelf automatisch | voorkomen stoppen / verlenging verlengd verlengt | loopt gaat wordt / vanzelf automatisch | wat_gebeurt / na_afloop aan_het_einde aan_het_eind > verlengd verlenging stilzwijgend automatisch stilzwijgende | loopt_het_contract loopt_door onbepaalde_tijd stilzwijgend | verlengd stilzwijgend
entry: verhuurder eigenaar / binnen komen sleutel > toegang betreden bezichtiging
parking: parkeren parkeerplaats garage > parkeren parkeerplaats garage
alterations: boren verbouwen schilderen / mag > verbouwing wijzigingen veranderingen toestemming
quiet: lawaai geluid muziek stil > geluidsoverlast overlast lawaai rust muziek
keys: sleutel sleutels > sleutel sleutels slot
abroad: buitenland spanje frankrijk duitsland belgië / gedekt geldig rijden verzekerd > buitenland europa wereld dekkingsgebied landen
valuables: telefoon fiets sieraden laptop mobieltje / gedekt verzekerd gestolen > sieraden waardevolle telefoons fiets apparatuur
excess: eigen_risico zelf_betalen > eigen_risico
claim: schade ongeluk diefstal / melden wanneer hoe wie > schade melden gemeld / binnen dagen uur direct
premium: premie verzekering / kost hoeveel > premie
limit: maximaal hoogstens maximum / betaalt vergoed verzekerd > maximaal maximum tot_een verzekerd_bedrag
not_covered: niet_verzekerd niet_gedekt uitgesloten > niet_verzekerd uitgesloten uitsluitingen niet_gedekt
change_of_mind: bedenk bedenktijd herroepen | bedenk bedenken van_gedachten afzien eronderuit | onderuit eronderuit terugkrabbelen bedenken intrekken / getekend ondertekend er nog kan > bedenktijd herroeping herroepingsrecht | bedenktijd afziet herroepen | bedenktijd herroepen herroeping ontbinden
empty_home: leeg onbewoond > onbewoond leegstand leeg
dose: hoeveel hoe_vaak wanneer / innemen tabletten druppels capsules | hoe_vaak hoeveel / neem slik innemen nemen / pillen tabletten capsules medicijn > dosering tablet per_dag mg | capsule tablet 's_ochtends
missed_dose: vergeten vergeet > vergeten dubbele_dosis
overdose: te_veel overdosis > te_veel overdosering
pregnancy: zwanger zwangerschap borstvoeding > zwanger zwangerschap borstvoeding
alcohol: alcohol wijn bier > alcohol
driving: autorijden stuur / mag kan | autorijden rijden auto / mag kan | stuur auto / rijden mag wanneer achter > rijvaardigheid rijden machines | voertuig_besturen besturen rijden verkeer
other_medicines: andere_medicijnen ibuprofen paracetamol samen tegelijk > andere_geneesmiddelen andere_medicijnen wisselwerking
age: leeftijd oud jaar_oud / mag mogen vanaf tot welke | kind kinderen / vanaf_welke gebruiken nemen innemen | hoe_oud mijn_zoon mijn_dochter > jaar leeftijd kinderen minderjarig
stopping: stoppen ophouden / innemen medicijn > stoppen staken
storage: bewaren koelkast > bewaren bewaar koelkast
appeal_time: bezwaar beroep klagen / lang termijn wanneer | bezwaar beroep klagen protesteren / lang tijd termijn wanneer tot > bezwaar beroep / weken dagen binnen termijn | bezwaar beroep klacht geschillencommissie / weken dagen maanden termijn vóór
appeal: bezwaar beroep oneens aanvechten | niet_mee_eens niet_eens oneerlijk weigeren bezwaar_maken protesteren | hiertegen ertegen tegen / beroep bezwaar protesteren doen > bezwaar beroep bezwaarschrift niet_eens huurcommissie geschillencommissie | bezwaar beroep / indienen gemeente weken
outcome: gewonnen verloren uitspraak > gegrond ongegrond wijst veroordeelt toegewezen
award: schadevergoeding / hoeveel > veroordeelt schadevergoeding
court_costs: proceskosten > proceskosten
decider: wie / beslist besloten rechter > rechter commissie kantonrechter
ignoring: niets_doe niet_reageer negeer | als / niets_doe niks_doe niet_reageer geen_antwoord | niets_doe niks_doe niets_doen negeer negeren | als / niets_doe niks_doe niets_doen laat_liggen | niks niets / doe doen > anders indien_u_niet als_u_niet bij_gebreke geen_reactie doet_u_niets zonder_reactie zonder_bericht | doet_u_niets reageert_u_niet niet_reageert horen_we_niets horen_wij_niets zonder_tegenbericht | dagvaarden dagvaarding deurwaarder overdragen blijft_betaling_uit dan_dagvaarden
reply_by: antwoorden reageren tekenen aanmelden / wanneer vóór > reactie aanmelding ondertekend / vóór uiterlijk binnen
total: totaal in_totaal / hoeveel | hoeveel wat / kwijt straks_betalen in_totaal moet_ik_betalen schuldig nieuwe | hoeveel wat / moet_ik_betalen betaal_ik schuldig betalen openstaat > totaal totaalbedrag vanaf te_betalen nieuwe te_betalen_bedrag openstaand_bedrag factuurbedrag totaal_te_betalen saldo
payment_due: wanneer / betalen betaling rekening | wanneer uiterlijk voor_wanneer / betalen overmaken | wanneer / mijn_geld word_ik_betaald krijg_ik_betaald mijn_factuur | wanneer / afgeschreven geïncasseerd betalen betaal afschrijving incasso | voor_wanneer tot_wanneer / binnen betaald overgemaakt er > betalen betaling / vóór binnen dagen uiterlijk | vóór uiterlijk betaaltermijn | vervaldatum uiterste_betaaldatum te_betalen_vóór te_betalen_voor betalen_vóór betaaldatum incassodatum wordt_afgeschreven afschrijving automatische_incasso betaal_uiterlijk uiterlijk / # | uiterlijk_op is_bijgeschreven bijgeschreven ~ al_betaald is_betaald heeft_betaald betaling_ontvangen bedankt_voor_uw_betaling herleeft weer_in_werking aanvraag_moet verzoek_moet
payment_way: hoe rekening / betalen overmaken | pin pinnen contant creditcard ideal / betalen betaal / kan kun mag > overmaken iban incasso rekening | contant pinnen creditcard ideal automatische_incasso
cash: contant pin creditcard | contant cash pinnen creditcard pas / betalen betaal > contant pin overboeking | contant pinnen contante creditcard
early_discount: meteen vroeg / betaal korting > korting
tax: btw > btw
chair: wie / voorzitter zat_voor > voorzitter
absent: wie / afwezig ontbrak > afwezig afmelding verhinderd
next_meeting: volgende / vergadering afspraak | wanneer hoe_laat welke_dag / vergadering bijeenkomst overleg ouderavond > volgende_vergadering volgende_afspraak | vindt_plaats uitgenodigd nodigen / vergadering bijeenkomst overleg ouderavond
vote: gestemd stemmen tegen > stemmen tegen onthouding unaniem meerderheid
cancel: opzeggen annuleren / hoe kan wanneer | kan hoe / stoppen opzeggen ervan_af | kan mag hoe / opzeggen annuleren eruit stoppen eraf | kan hoe kom / vanaf van_af eraf onderuit stoppen weg afzeggen overstappen | hoe_kom hoe / ervan_af eraf vanaf uit > opzegging opzeggen annulering opzegtermijn opgezegd opzegbaar herroepen | opzegvergoeding opzegt zegt_u_op stapt_u bedenktijd opzeggen kosteloos_opzeggen | opzeggen_kan schriftelijk opzegging
cancel_cost: annuleer annuleren afzeggen / kost betalen > annulering annuleert / % kosten
refund: geld_terug terugbetaald | geld_terug terugkrijgen vergoed > terugbetaling terugbetaald restitutie terug vergoeding
data: gegevens / bewaard gedeeld wie > gegevens / bewaard derden
warranty: garantie | en_als als / stukgaat kapotgaat kapot stuk lekt / later daarna stukgaat kapotgaat > garantie | garantie
liability: aansprakelijk > aansprakelijk aansprakelijkheid
law: welk_recht rechtbank / geldt bevoegd welk > nederlands_recht rechtbank bevoegd
delivery: wanneer / geleverd levering > levering levertijd
send_back: terugsturen ruilen teruggeven | terugsturen retour terugbrengen / kan mag het > retour terugsturen ruilen | retourneren retour
weight: weegt gewicht > gewicht kg
interest: rente > rente rentepercentage
instalment: maandelijks termijn / lening hoeveel > maandbedrag termijn maandlast
repay_early: eerder vervroegd / aflossen lening > vervroegd aflossing aflossen
missed_payment: niet_kan_betalen storno / termijn betalen | niet_betalen geen_geld te_duur | als / niet_betaal te_laat_betaal niet_betalen te_laat_betalen | niet_betaal niet_betalen niet_kan_betalen | als / niet_op_tijd_betaal te_laat_ben_met niet_kan_betalen vergeet_te_betalen | als wat / incasso / mislukt niet_lukt gestorneerd > betalingsachterstand wanbetaling stornering betalingsregeling incassokosten aanmaning aanmaningskosten deurwaarder wettelijke_rente vroegsignalering dwangbevel | lukt_de_incasso betaalt_u_niet niet_betaalt niet_betaald niet_tijdig_betaalt te_laat_betaalt te_laat_betaald te_late_betaling betaalt_u_te_laat niet_op_tijd_betaalt blijft_betaling | achterstand herinnering te_laat verzuim / betaling betaal betaalt betaald huur termijn maanden rekening bedrag | huurder afnemer klant / verzuim / betaling rente kosten
guarantor: borg_staat garant > borgsteller garant
executor: executeur > executeur
heir: erft erfgenaam > erfgenaam legateer legaat
guardian: voogd > voogd
contact: wie welk_nummer waar / bellen bel contact mailen vragen | wie waar hoe / bereiken doorgeven bellen vragen | wie / bel_ik bellen kan_ik_bellen | telefoonnummer nummer / bellen bel vragen contact | bij_wie met_wie | wie / behandelt regelt / zaak dossier aanvraag | waar met_wie / terecht contact_opnemen / met_vragen vragen | wie / kan_ik_bereiken moet_ik_bellen | wie / bellen vragen mailen / duidelijk vraag vragen iets als > telefoon tel contact mail bereikbaar bel telefoonnummer klantenservice storing storingen spoed beheerder vragen | behandeld_door behandelaar contactpersoon | uitleg inlichtingen telefonisch
emergency: nood spoed nachts | gaslucht gaslek | ruik / gas > spoed nood 112 storing | gaslucht gaslek dag_en_nacht
complaint: klacht klagen > klacht klachten geschillencommissie
opening: open sluit openingstijden > openingstijden open gesloten
signatory: wie / getekend tekent ondertekend > ondertekend getekend handtekening
venue: waar / gehouden plaats > zaal plaats locatie
papers: welke / documenten papieren bewijs > bewijs documenten kopie verklaring
bring: meenemen meebrengen > meenemen meebrengen
pick_up: ophalen / kind wie mag | ophalen afhalen / iemand_anders oma zus wie mag | oma opa tante buurvrouw iemand / ophalen meenemen halen > ophalen opgehaald | ophalen afhalen | gemachtigde gemachtigd alleen_mee
arrival: aankomst vertrek inchecken / laat | wanneer hoe_laat / terug thuis vertrek vertrekken > aankomst vertrek inchecken | terug thuis vertrek aankomst
luggage: bagage koffer > bagage koffer
meals: ontbijt lunch diner eten > ontbijt maaltijden lunch diner
rebook: verzetten uitstellen andere_datum > wijzigen uitstel verzetten
start_within: wanneer / beginnen bouwen > aanvang begonnen / jaar maanden
less_for_some: studenten ouderen broertje zusje / minder korting gratis > korting gratis vrijgesteld
in_parts: termijnen gespreid stukjes | in_delen in_stukken later_betalen uitstel_van_betaling betalingsregeling | stukjes in_stukjes gedeeltes beetje_bij_beetje gespreid termijnen / betalen betaal | in_één_keer ineens / niet | schuld rekening bedrag / spreiden termijnen gespreid beetje_bij_beetje > in_termijnen per_termijn gespreid maandtermijnen | betalingsregeling uitstel_van_betaling | regeling / termijnen termijn
drivers: wie zoon broer vrouw man / rijden stuur > bestuurder bestuurders
weekend_work: zaterdag zondag weekend > zaterdag zondag weekend
dismissal: mij_ontslaan me_ontslaan ontslagen me_eruit_zetten mij_eruit_gooien me_wegsturen | werkgever baas verhuurder bedrijf opdrachtgever / ontslaan opzeggen beëindigen > ontslag ontslaan opzeggen opzegging beëindigen beëindigd beëindiging
ownership: wie / eigenaar rechten toebehoren bezit / werk ontwerpen ontwerp software code resultaten foto's teksten gegevens uitvindingen | auteursrecht intellectueel_eigendom > intellectuele_eigendom auteursrecht auteursrechten rechten eigendom overdragen overgedragen
late_delivery: te_laat vertraging / lever leveren levering inleveren werk werken project aannemer leverancier opleveren klaar > te_laat vertraging boete per_dag per_week
offer_open: offerte aanbod aanbieding prijsopgave / hoe_lang tot_wanneer geldig geldt verloopt | hoe_lang tot_wanneer / offerte prijs aanbod prijsopgave / geldig vast blijft > geldig geldigheid geldigheidsduur gestand vrijblijvend | van_kracht geldig_tot geldig blijft / prijsopgave offerte aanbod
proxy: in_mijn_plaats namens_mij machtigen volmacht iemand_anders vertegenwoordigen / kan mag gaan stemmen komen sturen wie | iemand buurman ander vriend / sturen stemmen gaan namens_mij voor_mij in_mijn_plaats > volmacht machtiging gemachtigde machtigen vertegenwoordigen namens_u
why_more: waarom hoezo / duurder hoger gestegen verhoogd verhoging meer groter zo_hoog > omdat vanwege door_de reden komt_door doordat wegens als_gevolg
supply_cut: afsluiten sluiten afgesloten eraf dicht uitzetten afknippen afgekoppeld / stroom gas water internet elektriciteit licht telefoon | sluiten sluit draaien zetten / stroom water gas internet licht / af dicht | hoe_lang wanneer / zonder geen / lift water stroom verwarming gas internet > afgesloten afsluiten afsluiting onderbroken onderbreking stopgezet / levering water stroom gas watertoevoer elektriciteit toevoer aansluiting energie | levering / onderbroken stopgezet | buiten_gebruik buiten_werking staat_stil
direct_debit: afgeschreven afschrijven incasso automatisch incasseren rekening_gehaald van_mijn_rekening > incasseren geïncasseerd incasso afgeschreven afschrijven automatisch_betaald machtiging
follow_up: wanneer / terugkomen controle arts terug dokter nacontrole afspraak > controle nacontrole vervolgafspraak controleafspraak poli polikliniek / op over weken dagen uur gepland
return_property: terug inleveren teruggeven houden inlever / laptop computer telefoon sleutels pasje auto spullen werkkleding > ingeleverd inleveren teruggeven terugbezorgd ter_beschikking / laptop computer telefoon sleutels apparatuur bedrijfsmiddelen pas
included: inbegrepen inclusief erbij zit_erin bij_de_prijs meegerekend | wat_krijg_ik wat_krijgen_we / daarvoor ervoor voor_dat_geld > inbegrepen inclusief niet_in_de_prijs apart_berekend afzonderlijk_in_rekening exclusief meerprijs optioneel | u_krijgt omvat
payment_stages: hoeveel wat wanneer / aanbetaling aanbetalen vooraf voorschot vooruit | hoeveel wat / vooraf voorhand vooruit / betalen aanbetalen > aanbetaling voorschot vooruitbetaling / opdracht ondertekening % bij restant €
meter_reading: verbruikt verbruik meterstand gebruikt | hoeveel / verbruikt gebruikt verbruik / maand maanden twee drie deze periode jaar > verbruik meterstand verbruikt / kwh m³ #
visit: wanneer hoe_laat welke_dag / monteur loodgieter elektricien technicus medewerker meteropnemer expert iemand / komt komen langs > monteur medewerker technicus expert installateur / tussen uur bezoek
be_home: thuis_zijn thuis_blijven aanwezig erbij_zijn thuisblijven > aanwezigheid aanwezig toegang_tot toegang_verlenen iemand_thuis
missed_visit: niet_thuis niemand_thuis niet_aanwezig niet_opendoe afspraak_mis niemand / als wat kost > vergeefse_rit tevergeefs voorrijkosten niet_thuis opnieuw_langs tweede_bezoek extra_bezoek niet_aanwezig
debt_from: waar waarvoor / schuld bedrag vordering geld vandaan > open openstaand openstaande onbetaald achterstallig niet_betaald het_gaat_om staan / contributie bijdragen termijnen huur facturen premie factuur rekening abonnementsgeld maanden
no_show: niet_kom_opdagen kom_niet niet_kom_opdagen niet_ga wegblijf niet_verschijn opdagen spijbel / als wat kost boete > ongeoorloofd verzuim niet_verschijnen no-show afwezigheid / boete kosten rekening sanctie € leidt
refuse_change: niet_wil niet_mee_eens niet_akkoord weiger bevalt_niet niet_accepteer / prijs verhoging wijziging voorwaarden tarief > niet_akkoord weigeren niet_eens / opzeggen wijziging verhoging kosteloos voorwaarden
cover_lost: nog_verzekerd nog_gedekt ben_ik_verzekerd onverzekerd > niet_meer_gedekt niet_meer_verzekerd geen_dekking dekking_vervalt dekking_opgeschort dekking_stopt dekking_eindigt
undo_ending: tegenhouden terugdraaien voorkomen stoppen ongedaan / opzegging beëindiging ontbinding ontruiming > opzegging beëindiging ontbinding / vervalt ingetrokken niet_door ongedaan
job_length: hoe_lang hoeveel_dagen / duurt bezig duren werk werkzaamheden klus doen | hoe_lang / bezig zijn duren > werkdagen weken uitvoeringstijd / uitvoering werkzaamheden duurt duur neemt | neemt / werkdagen weken
credit_record: bkr bkr-registratie registratie kredietwaardigheid zwarte_lijst > bkr kredietregistratie registratie_bij
payment_break: overslaan uitstellen opschorten pauzeren / termijn termijnen betaling maand lening > uitstel opschorten betaalpauze overslaan
bid_deadline: wanneer tot_wanneer uiterlijk / offerte inschrijving aanmelding indienen inleveren > uiterste sluitingsdatum inschrijftermijn indienen_vóór
response_time: hoe_snel hoe_lang / reageren komen herstellen oplossen storing > reactietijd responstijd hersteltijd oplostijd
liability_cap: maximaal hoogstens hoeveel / aansprakelijk aansprakelijkheid schade > aansprakelijkheid / beperkt maximaal hoogste
kept_how_long: hoe_lang wanneer / bewaard gewist verwijderd gegevens > bewaartermijn bewaard gewist verwijderd
subcontract: iemand_anders ander_bedrijf uitbesteden onderaannemer > onderaannemer uitbesteden derden_inschakelen
preexisting: al_ziek ziekte eerder chronisch / vergoed verzekerd dekt > bestaande aandoening medische_voorgeschiedenis
who_insured: wie vrouw man kinderen gezin / meeverzekerd verzekerd > verzekerden meeverzekerd verzekeringnemer
clawback: bonus premie / terugbetalen houden vertrek > terugbetalen terugbetaling / uitdiensttreding beëindiging einde
training_costs: cursus opleiding studie / betaalt betalen terugbetalen > opleiding cursus studie / kosten vergoed terugbetalen
carry_over: vakantiedagen verlof dagen / over vervallen volgend_jaar meenemen > vervallen meegenomen overdragen verjaren
confidentiality: vertellen doorvertellen geheim zwijgen > geheimhouding vertrouwelijk
quorum: hoeveel genoeg quorum / stemmen aanwezig > quorum aanwezig_of_vertegenwoordigd
appeal_fee: kost betalen gratis / bezwaar beroep > kosteloos gratis griffierecht
side_effects: bijwerkingen misselijk last / medicijn pil tablet > bijwerkingen vaak zelden
see_doctor: wanneer meteen / dokter huisarts spoed bellen > direct onmiddellijk spoedeisende
back_to_work: wanneer hoe_lang / werken werk weer > arbeidsongeschikt werkhervatting
with_food: eten nuchter maaltijd / innemen pil tablet > maaltijd nuchter eten
`
