import type { Labels } from '../language-pack.ts'

export const labels: Labels = {
  date: 'Datum',
  recipient: 'Empfänger',
  sender: 'Von',
  mail: 'E-Mail',
  minor:
    'ort_|ausgestellt|erstellt|veröffentlicht|version|seite|anschrift|adresse|bisherige anschrift|geburtsdatum|telefon|tel_|fax|sprechzeiten|öffnungszeiten|bearbeiter|sachbearbeit|zwischensumme|davon|darin|ust-?id|steuernummer|handelsregister|ansprechpartner|verwendungszweck|anlagen|zeuge|unterschrift|gesamtwohnfläche',
  alternatives:
    'optionen|option|varianten?|alternativen?|vorschl[aä]ge?|pakete?|tarife?|szenari(?:o|en)|angebote?|lose?|feststellung(?:en)?|befunde?|beobachtung(?:en)?|modelle?|stufen?|zonen?|standorte?|gebäude|häuser|haus|blocks?|einheit(?:en)?|wohnung(?:en)?|zimmer|räume|raum|parzellen?|kategorien?|klassen?|produkte?|fahrzeuge?|phasen?|gruppen?|abschnitte?|antr[aä]ge?|f[aä]lle?',
  choices:
    'optionen|varianten|alternativen|wahlmöglichkeiten|möglichkeiten|tarife|pakete|wählen|auswahl',
  nouns:
    '\\p{L}{0,14}miete|\\p{L}{0,10}kaution|\\p{L}{0,10}gehalt|\\p{L}{0,12}vergütung|\\p{L}{0,8}lohn|\\p{L}{0,12}preis|\\p{L}{0,12}prämie|\\p{L}{0,12}beitrag|\\p{L}{0,12}summe|\\p{L}{0,12}betrag|\\p{L}{0,12}gebühr(?:en)?|\\p{L}{0,12}kosten|guthaben|darlehen|\\p{L}{0,8}rate|umsatz|gewinn|\\p{L}{0,12}pauschale|vorauszahlung|entgelt|honorar|budget|zuschuss|wohngeld|geldbuße|bußgeld|vertragsstrafe|verzugszins(?:en)?|zinsen|zinssatz|selbstbeteiligung|selbstbehalt|eigenanteil|rabatt|skonto|\\p{L}{0,14}frist|laufzeit|mindestlaufzeit|probezeit|\\p{L}{0,8}arbeitszeit|\\p{L}{0,8}urlaub|kündigung|widerruf|widerspruch|einspruch|rücktritt|berufung|fahrverbot|dosierung|dosis|aufbewahrung|abschlag|bonus|garantie|gewährleistung|haftung|versicherungssumme|grundsteuer|\\p{L}{0,10}steuer|wettbewerbsverbot',
  topics: {
    Verlängerung: 'verlänger',
    Kündigung: 'kündig',
    Fortbildungskosten: 'fortbildung|weiterbildung|schulung',
    Zahlungsverzug: 'in verzug|rückstand|nicht rechtzeitig (?:be)?zahl',
    Rechtskraft: 'rechtskräftig',
    Preisänderung: 'preis(?:änderung|anpassung|erhöhung)',
    Beginn: 'beginnt am|beginn am|tritt am',
    Höchstgeschwindigkeit: 'höchstgeschwindigkeit',
  },
}
