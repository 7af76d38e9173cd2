import type { Kinds } from '../language-pack.ts'

/** The name of each kind, and the words by which its title or opening tells it. */
export const kinds: Kinds = {
  nda: [
    'Geheimhaltungsvereinbarung',
    /(?:geheimhaltungs|vertraulichkeits|verschwiegenheits)\p{L}*(?:vereinbarung|vertrag|erklärung)/iu,
  ],
  'commercial-lease': [
    'Gewerbemietvertrag',
    /gewerbe(?:raum)?-?mietvertrag|mietvertrag über (?:gewerbe|geschäfts)\p{L}*|pachtvertrag/iu,
  ],
  lease: ['Mietvertrag', /\p{L}{0,20}mietvertrag|mietvereinbarung/iu],
  'employment-contract': [
    'Arbeitsvertrag',
    /arbeitsbedingungen|anstellungsbedingungen|arbeitsvertrag|anstellungsvertrag|dienstvertrag|ausbildungsvertrag/iu,
  ],
  'offer-letter': [
    'Stellenangebot',
    /(?:einstellungs|job|arbeits)(?:zusage|angebot)|vertragsangebot|angebot eines arbeits/iu,
  ],
  'consulting-agreement': ['Beratungsvertrag', /beratungsvertrag|beratervertrag|honorarvertrag/iu],
  'service-agreement': [
    'Dienstleistungsvertrag',
    /buchungs(?:formular|bedingungen|vertrag)|(?:raum|saal)miet(?:vertrag|bedingungen)|vereinbarung über (?:die|den) (?:betreuung|unterbringung|pflege|wartung)|betreuungsvereinbarung|pensionsvertrag|mandatsvereinbarung|auftragsbestätigung|dienstleistungsvertrag|werkvertrag|wartungsvertrag|servicevertrag|betreuungsvertrag|hostingvertrag/iu,
  ],
  'license-agreement': ['Lizenzvertrag', /lizenzvertrag|lizenzvereinbarung|nutzungslizenz/iu],
  'distribution-agreement': [
    'Vertriebsvertrag',
    /vertriebsvertrag|handelsvertretervertrag|franchisevertrag/iu,
  ],
  'supply-agreement': ['Kaufvertrag', /kaufvertrag|liefervertrag|rahmenliefervertrag/iu],
  'loan-offer': ['Darlehensangebot', /(?:darlehens|kredit)(?:angebot|zusage|bewilligung)/iu],
  'loan-agreement': [
    'Darlehensvertrag',
    /(?:darlehens|kredit|baufinanzierungs)vertrag|schuldschein/iu,
  ],
  'joint-venture': ['Gesellschaftsvertrag', /gesellschaftsvertrag|joint[- ]venture/iu],
  sponsorship: ['Sponsoringvertrag', /sponsoring(?:vertrag|vereinbarung)/iu],
  collaboration: [
    'Kooperationsvertrag',
    /kooperations(?:vertrag|vereinbarung)|absichtserklärung/iu,
  ],
  terms: [
    'Allgemeine Geschäftsbedingungen',
    /allgemeine (?:geschäfts|vertrags|verkaufs|reise)bedingungen|\bAGB\b|nutzungsbedingungen|teilnahmebedingungen/iu,
  ],
  privacy: [
    'Datenschutzerklärung',
    /umgang mit (?:ihren|deinen) daten|datenschutz(?:erklärung|hinweise|information|bestimmungen)/iu,
  ],
  'data-processing': ['Auftragsverarbeitungsvertrag', /auftrags(?:daten)?verarbeitung/iu],
  'insurance-policy': [
    'Versicherungspolice',
    /versicherungs(?:police|schein|bedingungen|vertrag|bestätigung)|(?<!renten|sozial|unfall|pflege)versicherung$|police nr/iu,
  ],
  warranty: [
    'Garantie',
    /garantie(?:karte|schein|bedingungen|urkunde|erklärung)?\b|gewährleistung/iu,
  ],
  'power-of-attorney': ['Vollmacht', /vollmacht/iu],
  will: ['Testament', /testament|letztwillige|patientenverfügung|erbvertrag/iu],
  bylaws: ['Satzung', /satzung|vereinsordnung|geschäftsordnung|statuten/iu],
  contract: ['Vertrag', /\p{L}{0,24}vertrag|vereinbarung/iu],
  judgment: [
    'Urteil',
    /\p{L}{0,12}urteil\b|im namen des volkes|(?:amts|land|oberlandes|arbeits|verwaltungs|sozial|bundes|finanz)gericht|beschluss in/iu,
  ],
  decision: [
    'Bescheid',
    /(?:ablehnung|bewilligung) (?:ihres|des|der)|entscheidung über|ihr antrag (?:auf|vom)|leistungs(?:zusage|ablehnung)|\p{L}{0,30}bescheid|bewilligung|genehmigung|verfügung/iu,
  ],
  'penalty-notice': [
    'Bußgeldbescheid',
    /bußgeld\p{L}*|verwarnung(?:sgeld)?|strafzettel|strafbefehl|ordnungswidrigkeit/iu,
  ],
  notice: [
    'Mitteilung',
    /(?:vertrags|miet|beitrags)?(?:verlängerung|anpassung|ablauf) (?:des|der|ihres|ihrer|deines|deiner)|(?:ablauf|verlängerung)sinformation|angebot (?:zur|einer) verlängerung|rückruf\p{L}*|mitteilung|bekanntmachung|kündigung\b|mahnung|ankündigung|benachrichtigung|hinweis\b|aushang|abmahnung|einladung|zahlungserinnerung|mieterhöhung/iu,
  ],
  regulation: [
    'Verordnung',
    /\p{L}{0,20}verordnung|hausordnung|\p{L}{0,14}gesetz\b|benutzungsordnung|gebührenordnung|prüfungsordnung|badeordnung/iu,
  ],
  'company-policy': [
    'Richtlinie',
    /richtlinie|betriebsvereinbarung|dienstanweisung|verhaltenskodex|leitbild/iu,
  ],
  guideline: [
    'Leitfaden',
    /häufig(?: gestellte|e) fragen|fragen und antworten|\bFAQ\b|informationsblatt|infoblatt|faktenblatt|leitfaden|leitlinie|merkblatt|ratgeber|checkliste|empfehlungen/iu,
  ],
  tender: [
    'Ausschreibung',
    /ausschreibung|vergabe(?:unterlagen|bekanntmachung)|aufforderung zur (?:angebots)?abgabe|förderaufruf|leistungsverzeichnis/iu,
  ],
  specification: [
    'Spezifikation',
    /pflichtenheft|lastenheft|spezifikation|anforderungs\p{L}+|technische[sr]? (?:daten|beschreibung)|datenblatt/iu,
  ],
  manual: [
    'Bedienungsanleitung',
    /(?:bedienungs|gebrauchs|betriebs|montage|installations)anleitung|handbuch|benutzerhandbuch/iu,
  ],
  runbook: [
    'Betriebshandbuch',
    /runbook|betriebshandbuch|notfall(?:plan|handbuch)|wiederanlaufplan/iu,
  ],
  'release-notes': [
    'Versionshinweise',
    /versionshinweise|release ?notes|änderungsprotokoll|neuerungen in version/iu,
  ],
  'incident-report': [
    'Störungsbericht',
    /(?:störungs|unfall|vorfall|schadens|zwischenfall|ausfall)\p{L}{0,3}(?:bericht|meldung|anzeige)|sicherheitsvorfall|datenpanne|datenschutzverletzung/iu,
  ],
  'audit-report': [
    'Prüfbericht',
    /(?:bau|zustands|schadens|immobilien|gebäude)(?:gutachten|bericht)|prüf(?:ungs)?bericht|revisionsbericht|auditbericht|gutachten|bestätigungsvermerk|inspektionsbericht/iu,
  ],
  'financial-report': [
    'Finanzbericht',
    /geschäftsbericht|jahresabschluss|quartals(?:bericht|mitteilung)|halbjahresbericht|finanzbericht|bilanz\b|lagebericht/iu,
  ],
  'research-paper': [
    'Forschungsarbeit',
    /in dieser (?:arbeit|studie)|^abstract\b|forschungs(?:arbeit|artikel)/iu,
  ],
  thesis: ['Abschlussarbeit', /(?:master|bachelor|diplom|doktor|abschluss)arbeit|dissertation/iu],
  proposal: ['Konzept', /\p{L}{0,12}konzept\b|projektantrag|vorschlag|businessplan/iu],
  quotation: ['Angebot', /angebot\b|kostenvoranschlag|offerte/iu],
  invoice: [
    'Rechnung',
    /(?!berechnung)\p{L}{0,12}rechnung\b|rechnungs(?:nummer|nr|datum)|gutschrift|\p{L}{0,14}abrechnung/iu,
  ],
  receipt: ['Quittung', /quittung|kassenbon|zahlungsbeleg|kassenbeleg/iu],
  'purchase-order': [
    'Bestellung',
    /bestellbestätigung|bestellübersicht|ihre bestellung|bestellung|auftragsbestätigung|lieferschein|bestellschein/iu,
  ],
  'bank-statement': [
    'Kontoauszug',
    /kontoauszug|depotauszug|gehaltsabrechnung|lohnabrechnung|renteninformation/iu,
  ],
  transcript: ['Gesprächsprotokoll', /transkript|wortprotokoll|mitschrift/iu],
  minutes: [
    'Protokoll',
    /(?:sitzung|versammlung|besprechung|treffen) (?:vom|am|des|der)|ergebnisse der (?:sitzung|besprechung)|gesprächsnotiz|aktennotiz|\p{L}{0,20}protokoll\b|niederschrift|sitzungsbericht/iu,
  ],
  agenda: [
    'Tagesordnung',
    /einladung zur? (?:[\p{L}-]+ ){0,3}\p{L}*(?:versammlung|sitzung)|tagesordnung|ablaufplan|veranstaltungsprogramm/iu,
  ],
  'job-ad': [
    'Stellenanzeige',
    /stellen(?:anzeige|ausschreibung|angebot)|wir suchen|\(m\/w\/d\)|zum nächstmöglichen zeitpunkt/iu,
  ],
  resume: ['Lebenslauf', /lebenslauf|curriculum vitae|beruflicher werdegang/iu],
  leaflet: [
    'Packungsbeilage',
    /packungsbeilage|gebrauchsinformation|beipackzettel|information für (?:patienten|anwender)/iu,
  ],
  'medical-letter': [
    'Arztbrief',
    /entlassungs\p{L}*|entlassmanagement|kurzarztbrief|nach ihrer (?:operation|entlassung)|arztbrief|entlassungs(?:brief|bericht)|befund\p{L}*|ärztliche[rs]? (?:bericht|attest|bescheinigung)|laborbericht|überweisung/iu,
  ],
  'school-letter': ['Elternbrief', /elternbrief|liebe eltern|zeugnis|klassenfahrt/iu],
  complaint: [
    'Beschwerde',
    /beschwerde|reklamation|klageschrift|widerspruch gegen|mängelrüge|einspruch/iu,
  ],
  newsletter: ['Rundbrief', /newsletter|rundbrief|rundschreiben|gemeindebrief|amtsblatt/iu],
  'press-release': [
    'Pressemitteilung',
    /presse(?:mitteilung|information|erklärung)|medienmitteilung/iu,
  ],
  'news-article': [
    'Zeitungsartikel',
    /\(dpa\)|von unserem (?:korrespondenten|redakteur)|leitartikel/iu,
  ],
  speech: [
    'Rede',
    /rede (?:von|des|der|zum|zur|anlässlich)|ansprache|meine damen und herren|es gilt das gesprochene wort/iu,
  ],
  form: [
    'Formular',
    /formular|antrag auf|\p{L}{0,20}antrag\b|anmeldung|fragebogen|bitte (?:ankreuzen|ausfüllen)|einwilligungserklärung|anmeldebogen/iu,
  ],
  recipe: ['Rezept', /\brezept\b|zutaten|zubereitung(?:szeit)?/iu],
  itinerary: [
    'Reiseplan',
    /reise(?:plan|bestätigung|unterlagen|verlauf)|buchungsbestätigung|flugdaten/iu,
  ],
  patent: ['Patent', /patent(?:schrift|anmeldung|anspruch)|patentansprüche|offenlegungsschrift/iu],
  reminder: [
    'Mahnung',
    /(?<!ab)(?<!er)mahnung|zahlungserinnerung|letzte zahlungsaufforderung|zahlungsaufforderung/iu,
  ],
  termination: [
    'Kündigung',
    /(?:änderungs|eigenbedarfs)?kündigung(?:sschreiben)?(?: |$)(?!sfrist)|(?:aufhebung|beendigung) (?:des|ihres|meines) (?:arbeits)?(?:vertrags|verhältnisses)/iu,
  ],
  payslip: [
    'Gehaltsabrechnung',
    /(?:gehalts|lohn|entgelt|bezüge|verdienst)(?:abrechnung|nachweis|mitteilung|bescheinigung)/iu,
  ],
  'cost-statement': [
    'Nebenkostenabrechnung',
    /(?:neben|betriebs|heiz|hausgeld)(?:kosten)?abrechnung|abrechnung über (?:die )?(?:betriebs|neben|heiz)|abrechnung der (?:betriebs|neben|heiz)|(?:jahres|schluss|verbrauchs)abrechnung/iu,
  ],
  'construction-contract': [
    'Bauvertrag',
    /bauvertrag|werkvertrag über|renovierungsvertrag|handwerkervertrag|bauträgervertrag/iu,
  ],
  settlement: [
    'Vergleich',
    /(?:abfindungs|prozess|gesamt)?vergleich(?:svereinbarung)?(?:$| zwischen| in| über)|aufhebungsvertrag|scheidungsfolgenvereinbarung/iu,
  ],
  'tax-assessment': [
    'Steuerbescheid',
    /bescheid (?:für|über) (?:das (?:jahr )?)?(?:19|20)\d\d|(?:grundsteuer|grundabgaben|abgaben)bescheid|(?:einkommen|grund|gewerbe|umsatz|erbschaft|kfz|kraftfahrzeug)?steuerbescheid|bescheid für (?:19|20)\d\d über/iu,
  ],
  summons: ['Ladung', /(?:vor)?ladung\b(?: zum| zur|$)|zeugenladung|terminsladung/iu],
  certificate: [
    'Bescheinigung',
    /bescheinigung|urkunde|zertifikat|bestätigung (?:über|der)|arbeitszeugnis|energieausweis|konformitätserklärung/iu,
  ],
  amendment: [
    'Nachtrag',
    /(?:\d\. )?nachtrag (?:zum|zur|nr)|änderungsvereinbarung|zusatzvereinbarung|vertragsänderung|änderungsvertrag/iu,
  ],
  'warning-letter': ['Abmahnung', /abmahnung|ermahnung|unterlassungserklärung/iu],
  'card-statement': [
    'Kreditkartenabrechnung',
    /(?:kredit)?karten(?:abrechnung|umsätze)|umsatzaufstellung/iu,
  ],
  'vehicle-rental': [
    'Mietwagenvertrag',
    /mietvertrag (?:für|über) (?:(?:ein|das|den) )?(?:fahrzeug|pkw|auto|kfz|kraftfahrzeug|wohnmobil|transporter)|kfz-?mietvertrag|mietwagen\p{L}*|fahrzeugmiet\p{L}*|autovermietung|autoanmietung/iu,
  ],
  'rent-increase': [
    'Mieterhöhung',
    /mieterhöhung\p{L}*|(?:erhöhung|anhebung) (?:der|ihrer) (?:monatlichen )?(?:netto|brutto|grund|kalt|warm)*miete|anpassung der miete|mietanpassung/iu,
  ],
  recall: [
    'Produktrückruf',
    /(?:produkt|sicherheits|waren|fahrzeug|verkaufs)rückruf\p{L}*|rückruf(?:aktion|schreiben| (?:von|des|der|eines|einer) )|^(?:wichtiger )?rückruf(?=[:\s–-])|produktwarnung|sicherheitswarnung/iu,
  ],
  'study-information': [
    'Studieninformation',
    /(?:patienten|probanden|teilnehmer|studien)-?(?:information|aufklärung)\p{L}*|(?:teilnahme|information) (?:an|zu|zur) (?:einer|der|unserer) \p{L}*studie/iu,
  ],
  'grant-award': [
    'Zuwendungsbescheid',
    /zuwendungsbescheid|förder(?:bescheid|zusage|mittelbescheid|bewilligung)|bewilligung (?:einer|der|von|ihrer|des|eines) (?:zuwendung|förderung|zuschuss\p{L}*|fördermittel\p{L}*|finanzhilfe|stipendiums)|stipendien(?:zusage|bescheid)/iu,
  ],
  'change-notice': [
    'Mitteilung über Änderungen',
    /änderung(?:en)? (?:der|ihrer|unserer|des|ihres) (?:\p{L}+ )?(?:bedingungen|agb|preise|entgelte|gebühren|beiträge|tarife?s?|vertragsbedingungen|konditionen|zinssatzes)|(?:preis|beitrags|entgelt|tarif|gebühren|zins)(?:änderung|erhöhung|anpassung)|neue (?:preise|bedingungen|entgelte)/iu,
  ],
  invitation: [
    'Einladung',
    /einladung (?:zu[rm]? |für )(?:\p{L}+ )?(?:feier|eröffnung|hochzeit|vernissage|geburtstag|fest|empfang|jubiläum|konzert|sommerfest)|(?:herzlich|laden (?:wir|ich) (?:sie|dich|euch)) ein(?:geladen)?/iu,
  ],
  appointment: [
    'Terminbestätigung',
    /termin(?:bestätigung|vereinbarung|erinnerung|einladung|mitteilung)|ihr(?:en)? termin(?:s)? (?:am|bei|in|zur|zum|für)/iu,
  ],
  letter: [
    'Brief',
    /^(?:sehr geehrte|liebe|guten tag)[^\n]{0,60}[,!]?\s*$|mit freundlichen grüßen/iu,
  ],
  report: ['Bericht', /\p{L}{0,20}bericht\b|studie|auswertung|analyse/iu],
}
