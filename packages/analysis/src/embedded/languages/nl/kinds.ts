import type { Kinds } from '../language-pack.ts'

/** The name of each kind, and the words by which its title or opening tells it. */
export const kinds: Kinds = {
  nda: ['Geheimhoudingsovereenkomst', /geheimhoudings(?:overeenkomst|verklaring)/iu],
  'commercial-lease': [
    'Huurovereenkomst bedrijfsruimte',
    /huurovereenkomst (?:bedrijfs|winkel|kantoor)ruimte|handelshuur/iu,
  ],
  lease: ['Huurovereenkomst', /huur(?:overeenkomst|contract)/iu],
  'employment-contract': ['Arbeidsovereenkomst', /arbeids(?:overeenkomst|contract)/iu],
  'offer-letter': [
    'Arbeidsaanbod',
    /(?:aanbod|aanbieding).{0,20}(?:arbeid|dienstverband|baan)|aanstellingsbrief|arbeidsaanbod/iu,
  ],
  'consulting-agreement': ['Adviesovereenkomst', /adviesovereenkomst|overeenkomst van opdracht/iu],
  'service-agreement': [
    'Dienstverleningsovereenkomst',
    /(?:boekings|reserverings)(?:formulier|voorwaarden)|zaalhuur\p{L}*|opdrachtbevestiging|(?:pension|opvang|stalling)s?(?:overeenkomst|contract)|dienstverleningsovereenkomst|onderhoudscontract|serviceovereenkomst|aannemingsovereenkomst/iu,
  ],
  'license-agreement': ['Licentieovereenkomst', /licentieovereenkomst/iu],
  'distribution-agreement': [
    'Distributieovereenkomst',
    /(?:distributie|agentuur|franchise)overeenkomst/iu,
  ],
  'supply-agreement': [
    'Koopovereenkomst',
    /koop(?:overeenkomst|contract)|leveringsovereenkomst|koopakte/iu,
  ],
  'loan-offer': [
    'Kredietaanbod',
    /(?:hypotheek|lening|krediet)(?:offerte|aanbod|voorstel)|renteaanbod|bindend aanbod/iu,
  ],
  'loan-agreement': [
    'Leningsovereenkomst',
    /(?:lenings?|krediet|geldlenings?)overeenkomst|hypotheekakte/iu,
  ],
  'joint-venture': [
    'Samenwerkingsverband',
    /aandeelhoudersovereenkomst|vennootschapscontract|joint venture/iu,
  ],
  sponsorship: ['Sponsorovereenkomst', /sponsor(?:overeenkomst|contract)/iu],
  collaboration: [
    'Samenwerkingsovereenkomst',
    /samenwerkingsovereenkomst|intentieverklaring|convenant/iu,
  ],
  terms: ['Algemene voorwaarden', /(?:algemene|gebruiks|leverings)\s?voorwaarden/iu],
  privacy: [
    'Privacyverklaring',
    /hoe wij omgaan met uw gegevens|wat wij met uw gegevens doen|privacy(?:verklaring|beleid|statement)|cookieverklaring/iu,
  ],
  'data-processing': ['Verwerkersovereenkomst', /verwerkersovereenkomst/iu],
  'insurance-policy': [
    'Verzekeringspolis',
    /(?:verzekerings)?polis|verzekeringsvoorwaarden|\p{L}{0,14}verzekering$/iu,
  ],
  warranty: ['Garantie', /garantie(?:bewijs|kaart|voorwaarden|certificaat)?\b/iu],
  'power-of-attorney': ['Volmacht', /volmacht|machtiging/iu],
  will: ['Testament', /testament|wilsverklaring|codicil/iu],
  bylaws: ['Statuten', /statuten|huishoudelijk reglement/iu],
  contract: ['Overeenkomst', /\p{L}{0,18}(?:overeenkomst|contract)(?!ant|uee|nummer)|akte van/iu],
  judgment: ['Vonnis', /vonnis|arrest\b|uitspraak|rechtbank|gerechtshof|hoge raad|kantonrechter/iu],
  decision: [
    'Besluit',
    /(?:besluit|beslissing) op (?:uw|de|het)|(?:besluit|beslissing) (?:over|inzake)|omgevingsvergunning|(?:toekenning|afwijzing|weigering) (?:van )?(?:uw|de)|besluit|beschikking|vergunning|toekenning|aanslag/iu,
  ],
  'penalty-notice': [
    'Boete',
    /boete(?:beschikking)?|dwangsom|bekeuring|naheffing|strafbeschikking/iu,
  ],
  notice: [
    'Kennisgeving',
    /(?:aanbod|voorstel) (?:tot|voor) verlenging|(?:verlenging|prolongatie|einde) van (?:uw|je|de) |terugroepactie|kennisgeving|bekendmaking|aankondiging|uitnodiging|mededeling|opzegging|aanmaning|herinnering|ingebrekestelling|waarschuwing/iu,
  ],
  regulation: ['Verordening', /verordening|reglement|huisregels|regeling|\bwet\b/iu],
  'company-policy': ['Beleid', /beleid|gedragscode|protocol\b/iu],
  guideline: [
    'Richtlijn',
    /veelgestelde vragen|\bFAQ\b|informatieblad|factsheet|richtlijn|handreiking|leidraad|wegwijzer|checklist/iu,
  ],
  tender: [
    'Aanbesteding',
    /aanbesteding|offerteaanvraag|bestek|inschrijvingsleidraad|subsidieoproep/iu,
  ],
  specification: [
    'Specificatie',
    /specificatie|programma van eisen|technische gegevens|eisen aan/iu,
  ],
  manual: ['Handleiding', /handleiding|gebruiksaanwijzing|handboek|montage-?instructie/iu],
  runbook: ['Draaiboek', /draaiboek|noodplan|calamiteitenplan|runbook/iu],
  'release-notes': ['Versie-informatie', /release ?notes|versie-?informatie|wijzigingslog/iu],
  'incident-report': [
    'Incidentrapport',
    /(?:incident|ongevals?|storings?|schade)-?(?:rapport|melding|verslag|formulier)|beveiligingsincident|datalek/iu,
  ],
  'audit-report': [
    'Auditrapport',
    /(?:apk|keurings?|inspectie)-?(?:rapport|verslag)|apk-keuring|(?:audit|controle|inspectie|keurings?|accountants)-?(?:rapport|verslag|verklaring)|taxatierapport|bouw(?:kundige?|technische?) (?:keuring|rapport|inspectie|onderzoek)\p{L}*/iu,
  ],
  'financial-report': [
    'Financieel verslag',
    /jaar(?:verslag|rekening|cijfers)|kwartaal(?:cijfers|bericht|verslag)|halfjaar\p{L}+|financieel (?:verslag|jaarverslag)|balans\b/iu,
  ],
  'research-paper': ['Onderzoeksartikel', /dit (?:artikel|onderzoek)|onderzoeksartikel/iu],
  thesis: ['Scriptie', /scriptie|proefschrift|afstudeerverslag/iu],
  proposal: ['Voorstel', /voorstel|projectplan|ondernemingsplan|plan van aanpak/iu],
  quotation: ['Offerte', /offerte|prijsopgave|begroting/iu],
  invoice: [
    'Factuur',
    /(?:jaar|energie|water|gas)?nota (?:van|voor)|(?:water|energie|gas|stroom)rekening|uw rekening|factuur|nota\b|rekening (?:nr|nummer)|creditnota|eindafrekening/iu,
  ],
  receipt: ['Kwitantie', /kwitantie|kassabon|betaalbewijs|ontvangstbewijs/iu],
  'purchase-order': ['Bestelling', /inkooporder|bestelbon|orderbevestiging|pakbon|bestelling/iu],
  'bank-statement': [
    'Afschrift',
    /(?:reken|bank)\p{L}*afschrift|loonstrook|salarisspecificatie|jaaropgave/iu,
  ],
  transcript: ['Transcript', /transcript\p{L}*|woordelijk verslag/iu],
  minutes: [
    'Notulen',
    /(?:vergadering|bijeenkomst|overleg) (?:van|op|d\.?d)|verslag (?:overleg|ledenvergadering|bewonersoverleg)|notulen|(?:vergader|raads)\p{L}*verslag|verslag van de (?:vergadering|bespreking)|besluitenlijst/iu,
  ],
  agenda: [
    'Agenda',
    /(?:uitnodiging|oproep(?:ing)?) (?:voor|tot) (?:de |een )?(?:\p{L}+ ){0,2}\p{L}*vergadering|\bagenda\b|programma van/iu,
  ],
  'job-ad': ['Vacature', /vacature|wij zoeken|gezocht|\(m\/v\/x\)|functieomschrijving/iu],
  resume: ['Cv', /curriculum vitae|^cv\b|werkervaring/iu],
  leaflet: ['Bijsluiter', /bijsluiter|informatie voor de (?:gebruiker|patiënt)/iu],
  'medical-letter': [
    'Medisch verslag',
    /naar huis na|weer thuis na|na uw (?:operatie|opname)|ontslag(?:informatie|instructies)|ontslag(?:brief|verslag)|medisch (?:verslag|rapport|attest)|verwijsbrief|uitslag|specialistenbrief/iu,
  ],
  'school-letter': [
    'Brief aan ouders',
    /beste ouders|aan de ouders|geachte ouders|schoolreis|rapport van/iu,
  ],
  complaint: ['Klacht', /klacht|bezwaarschrift|dagvaarding|klaagschrift/iu],
  newsletter: ['Nieuwsbrief', /nieuwsbrief|bulletin|rondzendbrief/iu],
  'press-release': ['Persbericht', /persbericht/iu],
  'news-article': [
    'Nieuwsartikel',
    /\(ANP\)|van onze (?:verslaggever|correspondent)|hoofdredactioneel/iu,
  ],
  speech: ['Toespraak', /toespraak|speech|dames en heren|rede van/iu],
  form: [
    'Formulier',
    /\p{L}{0,16}formulier|aanvraag|vragenlijst|inschrijving|toestemmingsverklaring|aankruisen/iu,
  ],
  recipe: ['Recept', /\brecept\b|ingrediënten|bereiding/iu],
  itinerary: [
    'Reisschema',
    /reis(?:schema|plan|bescheiden|bevestiging)|boekingsbevestiging|e-ticket/iu,
  ],
  patent: ['Octrooi', /octrooi|conclusies van de uitvinding/iu],
  reminder: [
    'Aanmaning',
    /(?:huur|betalings)achterstand|openstaande (?:factuur|rekening|huur)|aanmaning|betalingsherinnering|laatste herinnering|ingebrekestelling/iu,
  ],
  termination: [
    'Opzegging',
    /opzegging(?:sbrief)?|ontslagbrief|beëindiging van (?:de|het|uw)|ontslag (?:op|wegens)|ontslagname|ontslagaanzegging/iu,
  ],
  payslip: ['Loonstrook', /loonstrook|salarisstrook|loonspecificatie|salarisspecificatie/iu],
  'cost-statement': ['Afrekening', /(?:jaar|service|stook|eind|energie)?(?:kosten)?afrekening/iu],
  'construction-contract': [
    'Aannemingsovereenkomst',
    /aannemingsovereenkomst|bouwcontract|verbouwingsovereenkomst/iu,
  ],
  settlement: [
    'Vaststellingsovereenkomst',
    /vaststellingsovereenkomst|schikking(?:sovereenkomst)?|beëindigingsovereenkomst/iu,
  ],
  'tax-assessment': [
    'Belastingaanslag',
    /(?:belasting|woz)?aanslag(?:biljet)?(?: |$)|gecombineerde aanslag/iu,
  ],
  summons: ['Dagvaarding', /dagvaarding|oproep(?:ing)? (?:voor|om te verschijnen)/iu],
  certificate: [
    'Verklaring',
    /certificaat|verklaring (?:van|omtrent)|getuigschrift|attest\b|energielabel/iu,
  ],
  amendment: [
    'Wijzigingsovereenkomst',
    /wijzigingsovereenkomst|addendum|aanvullende overeenkomst|allonge/iu,
  ],
  'warning-letter': [
    'Schriftelijke waarschuwing',
    /(?:officiële|schriftelijke|laatste) waarschuwing|waarschuwingsbrief|sommatie/iu,
  ],
  'card-statement': [
    'Creditcardafschrift',
    /(?:credit)?cardafschrift|rekeningoverzicht|creditcardoverzicht/iu,
  ],
  'vehicle-rental': [
    'Autohuurovereenkomst',
    /autohuur\w*|autoverhuur|huur(?:overeenkomst)? (?:van een )?(?:auto|voertuig|personenauto)/iu,
  ],
  'rent-increase': [
    'Huurverhoging',
    /huurverhoging|huuraanpassing|huurprijswijziging|verhoging van (?:de|uw) huur/iu,
  ],
  recall: ['Terugroepactie', /terugroep\p{L}*|veiligheidswaarschuwing/iu],
  'study-information': [
    'Informatiebrief onderzoek',
    /(?:patiënten|proefpersonen|deelnemers)-?informatie\p{L}*|informatie(?:brief|folder) (?:voor|over) (?:deelnemers?|proefpersonen|deelname)|deelname aan (?:een )?(?:medisch-?)?(?:wetenschappelijk )?onderzoek/iu,
  ],
  'grant-award': [
    'Subsidieverlening',
    /subsidie(?:verlening|toekenning|beschikking|besluit)\p{L}*|(?:toekenning|verlening) (?:van )?(?:uw |de |een )?(?:subsidie|bijdrage|beurs)/iu,
  ],
  'change-notice': [
    'Wijzigingsbericht',
    /(?:wijziging(?:en)?|verhoging|aanpassing|verandering(?:en)?) (?:van |in |op )(?:de |uw |onze )?(?:\p{L}+ )?(?:voorwaarden|tarie(?:f|ven)|prij(?:s|zen)|premie|kosten|contributie)|(?:prijs|premie|tarief)(?:wijziging|verhoging|aanpassing)/iu,
  ],
  invitation: [
    'Uitnodiging',
    /uitnodiging (?:voor (?:de |het |een )?)?(?:opening|feest|bruiloft|receptie|jubileum|borrel)|nodig(?:t|en) (?:wij |ik )?u (?:graag |van harte )?uit voor (?:de opening|een feest)/iu,
  ],
  appointment: [
    'Afspraak',
    /uw afspraak|afspraak(?:bevestiging|brief|herinnering)|bevestiging (?:van )?(?:uw )?afspraak/iu,
  ],
  letter: [
    'Brief',
    /^(?:geachte|beste|lieve)\b[^\n]{0,60}[,]?\s*$|met vriendelijke groet|hoogachtend/iu,
  ],
  report: ['Rapport', /rapport|verslag|onderzoek|evaluatie|analyse/iu],
}
